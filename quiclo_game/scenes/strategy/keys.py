"""The controls of the table for every moment: which keys there are, and which of them can do something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from quiclo_game.locale import Words as Language
from quiclo_game.rules.calculation import Operator, Parenthesis
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.strategy import swap_cards
from quiclo_game.rules.strategy_state import Status, Step
from quiclo_game.rules.writing import Notation, sign
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.strategy.choosing import Choice
from quiclo_game.scenes.strategy.choosing_places import card_places, choice_keys, curtain_key, market_places, vote_keys
from quiclo_game.scenes.strategy.own_places import own_places
from quiclo_game.scenes.strategy.workshop import EQUALS, Way
from quiclo_game.scenes.strategy.workshop_places import workshop_places
from quiclo_game.scenes.taking_back import may_take_back
from quiclo_game.scenes.title_faces import CallFace
from quiclo_game.shell.cards import HEIGHT
from quiclo_game.shell.control import Control
from quiclo_game.shell.control_looks import NoFace
from quiclo_game.shell.faces import Kind, label_room
from quiclo_game.shell.widgets import button, choice

if TYPE_CHECKING:
    from quiclo_game.scenes.strategy.scene import StrategyScene

OPERATORS = (Operator.PLUS, Operator.MINUS, Operator.TIMES, Operator.OVER)
TOOLS = (("undo", "undo"), ("log", "menu"), ("help", "help"), ("pause", "pause"))
ROLLS = (Step.ROLL_TARGET, Step.ROLL_SWAP, Step.ROLL_FINAL)
CALCULATES = (Step.CALCULATE, Step.CALCULATE_SWAP, Step.CALCULATE_FINAL)


def table_keys(table: StrategyScene) -> Iterator[Control]:
    """Yield all controls, those beneath first."""
    words, layout = table.services.words, table.layout
    may_undo = may_take_back(table)
    for (key, icon), area in zip(TOOLS, layout.tools, strict=True):
        yield _key(key, area, "", "quiet", layout.scale, icon=icon, enabled=key != "undo" or may_undo)
    if table.automatic:
        if table.invites:
            yield _call(table, words)
        return
    if table.board.final_open:
        return
    yield from _own_keys(table, words)
    if table.choice is not None:
        yield from _choice_keys(table, words)
    elif table.workshop_over_stage:
        yield from _workshop_keys(table, words)
    else:
        yield from _stage_keys(table, words)
    if not layout.portrait:
        yield from _workshop_keys(table, words)


def _call(table: StrategyScene, words: Language) -> Control:
    """Return the invitation of the demo, in two languages or one: it leads to the title."""
    layout = table.layout
    scale, area = layout.scale, layout.message
    face = CallFace(words("table.touch_to_play"), table.services.other("table.touch_to_play"), scale)
    pad = layout.pad
    return Control("call", pad.cx, area.cy, pad.width * 0.7, min(area.height, 96 * scale), face=face)


# ---- stacks, dice and pad ----------------------------------------------------------------------------------------


def _stage_keys(table: StrategyScene, words: Language) -> Iterator[Control]:
    layout, state, mine = table.layout, table.state, table.interactive
    scale = layout.scale
    drawing = mine and state.step is Step.CHOOSE_STACK
    for continent, area in zip(Continent, layout.stacks, strict=True):
        enabled = drawing and state.left(continent) > 0
        yield Control(f"stack:{int(continent)}", area.cx, area.cy, area.width, area.height, enabled=enabled)
    calculating = mine and state.step in CALCULATES
    size = layout.die_size * 0.9
    if calculating:
        for place, (x, y) in enumerate(layout.dice):
            yield Control(f"die:{place}", x, y, size, size, enabled=table.pad.takes_die(place), face=NoFace(size * 0.4))
    elif mine and state.step in ROLLS:
        first, last = layout.dice[0], layout.dice[-1]
        yield Control("dice", (first[0] + last[0]) / 2, first[1], last[0] - first[0] + size, size)
    yield from _pad_keys(table, words, calculating=calculating)
    label, icon, ready = _main(table, words)
    kind: Kind = "main" if ready else "off"
    size = layout.main_key.height * (0.34 if len(label) < 9 else 0.28)
    yield _key("main", layout.main_key, label, kind, scale, icon=icon, enabled=ready, size=size)


def _pad_keys(table: StrategyScene, words: Language, *, calculating: bool) -> Iterator[Control]:
    layout, pad = table.layout, table.pad
    scale, areas = layout.scale, layout.pad_keys
    for operator, area in zip(OPERATORS, areas, strict=False):
        usable = calculating and pad.takes_operator(operator)
        yield _key(
            f"operator:{operator.value}", area, "", "op", scale, icon=sign(operator, Notation.CROSS), enabled=usable
        )
    written = calculating and bool(pad.line.tokens)
    sure = table.sure == "give_up"
    give_up = words("strategy_table.give_up_sure" if sure else "strategy_table.give_up")
    clear, hint = words("table.clear"), words("table.hint")
    size = _common(table, ((clear, areas[4]), (hint, areas[6]), (give_up, areas[7])))
    if table.parentheses:
        left, right = areas[4].columns(2, 12 * scale)
        for parenthesis, area in ((Parenthesis.OPEN, left), (Parenthesis.CLOSE, right)):
            usable = calculating and pad.takes_parenthesis(parenthesis)
            yield _key(f"parenthesis:{parenthesis.value}", area, parenthesis.value, "op", scale, enabled=usable)
    else:
        yield _key("clear", areas[4], clear, "quiet", scale, enabled=written, size=size)
    yield _key("back", areas[5], "", "quiet", scale, icon="back", enabled=written)
    if table.may_swap:
        both = Area(areas[6].x, areas[6].y, areas[7].right - areas[6].x, areas[6].height)
        yield _key("market", both, words("strategy_table.swap"), "quiet", scale, icon="replay")
        return
    yield _key("hint", areas[6], hint, "quiet", scale, enabled=calculating, size=size)
    yield _key("give_up", areas[7], give_up, "warn" if sure else "quiet", scale, enabled=calculating, size=size)


def _common(table: StrategyScene, labels: Sequence[tuple[str, Area]]) -> float:
    """Return the size in which all labels of a row of keys can be written, in px: the same for each."""
    fonts, wanted = table.services.forge.fonts, max(30 * table.layout.scale, labels[0][1].height * 0.36)
    return min(
        float(fonts.fitting_size(label, wanted, "round", label_room(area.width, area.height))) for label, area in labels
    )


def _main(table: StrategyScene, words: Language) -> tuple[str, str, bool]:
    """Return label, icon, and whether the main key can do something."""
    step, mine = table.state.step, table.interactive
    if step in ROLLS:
        return words("table.roll"), "play", mine
    if step is Step.FINISH:
        return words("table.end_turn"), "right", mine
    return words("table.check"), "check", mine and step in CALCULATES and table.pad.complete


# ---- the own seat ------------------------------------------------------------------------------------------------


def _own_keys(table: StrategyScene, words: Language) -> Iterator[Control]:
    layout, state = table.layout, table.state
    scale = layout.scale
    advice, lens = layout.own_keys[:2]
    if table.has_lens:
        label = words("strategy_table.lens_close" if table.lens_stays else "strategy_table.lens")
        yield _key("lens", lens, label, "quiet", scale, icon="eye", size=24 * scale)
    if table.stakes_shown:
        for card, x, y, width in own_places(table):
            open_ = any(staked.card == card and staked.status is Status.OPEN for staked in state.stakes[table.bottom])
            yield Control(f"own:{card}", x, y, width, width * HEIGHT, enabled=table.interactive and open_)
        return
    if table.plan.settings["advice"] != "off":
        sure = table.sure == "advice"
        label = words("strategy_table.advice_sure" if sure else "strategy_table.advice")
        kind: Kind = "warn" if sure else "quiet"
        yield _key("advice", advice, label, kind, scale, icon="bulb", enabled=table.may_combine)
    if layout.portrait:
        label = words("strategy_table.shop_close" if table.workshop_over_stage else "strategy_table.shop")
        usable = (table.may_combine or table.workshop_over_stage) and table.board.laid is None
        yield _key("shop", layout.own_keys[2], label, "quiet", scale, enabled=usable and table.choice is None)
    for card, x, y, width in own_places(table):
        if card:
            yield Control(f"own:{card}", x, y, width, width * HEIGHT, enabled=table.may_combine)


# ---- choices -----------------------------------------------------------------------------------------------------


def _choice_keys(table: StrategyScene, words: Language) -> Iterator[Control]:
    layout = table.layout
    scale = layout.scale
    keys = choice_keys(layout)
    match table.choice:
        case Choice.CURTAIN:
            yield _key("open", curtain_key(layout), words("strategy_table.curtain_open"), "main", scale, icon="eye")
        case Choice.SHOW | Choice.SIX:
            for card, x, y, width in card_places(table):
                yield Control(f"pick:{card}", x, y, width, width * HEIGHT)
            ready = len(table.picked) == table.wanted
            label = words("strategy_table.show" if table.choice is Choice.SHOW else "strategy_table.stake")
            yield _key("hint", keys[0], words("table.hint"), "quiet", scale, icon="bulb")
            yield _key("main", keys[1], label, "main" if ready else "off", scale, icon="check", enabled=ready)
        case Choice.MARKET:
            for card, x, y, width, _ in market_places(table):
                across, down = width + 10 * scale, width * HEIGHT + 12 * scale
                yield Control(f"take:{card}", x, y, across, down, enabled=card in swap_cards(table.state))
            yield _key("market", keys[1], words("strategy_table.swap_not"), "quiet", scale, icon="back")
        case Choice.VOTE:
            labels: tuple[tuple[str, Kind, str | None], ...] = (
                ("agree", "main", "check"), ("object", "warn", "cross"), ("abstain", "quiet", None),
            )  # fmt: skip
            for (answer, kind, icon), area in zip(labels, vote_keys(layout), strict=True):
                label = words(f"strategy_table.vote_{answer}")
                yield _key(f"vote:{answer}", area, label, kind, scale, icon=icon, enabled=table.interactive)
        case _:
            return


# ---- the workshop ------------------------------------------------------------------------------------------------


def _workshop_keys(table: StrategyScene, words: Language) -> Iterator[Control]:
    layout, shop = table.layout, table.workshop
    if table.board.laid is not None:
        return
    scale, usable = layout.scale, table.may_combine
    places = workshop_places(layout, formula=shop.way is Way.FORMULA)
    items = [(way.value, words(f"strategy_table.way_{way.value}")) for way in shop.ways]
    area = places.ways
    yield from choice(
        "way", area.cx, area.cy, area.width, area.height, items, shop.way.value,
        size=23 * scale, enabled=usable, scale=scale,
    )  # fmt: skip
    for operator, spot in zip(OPERATORS, places.signs, strict=False):
        fits = usable and bool(shop.tokens) and operator in shop.terms.operator_set
        icon = sign(operator, Notation.CROSS)
        yield _key(f"sign:{operator.value}", spot, "", "op", scale, icon=icon, enabled=fits)
    for spot in places.signs[len(OPERATORS) :]:
        yield _key(f"sign:{EQUALS}", spot, "", "op", scale, icon=EQUALS, enabled=usable and bool(shop.tokens))
    begun = usable and shop.begun
    yield _key("shop_back", places.keys[0], "", "quiet", scale, icon="back", enabled=begun)
    yield _key("shop_clear", places.keys[1], words("table.clear"), "quiet", scale, enabled=begun, size=26 * scale)
    ready = usable and table.lay_ready
    label = words("strategy_table.lay_aloud" if shop.way is Way.ALOUD else "strategy_table.lay")
    yield _key("lay", places.keys[2], label, "main" if ready else "off", scale, icon="check", enabled=ready)


def _key(
    key: str,
    area: Area,
    label: str,
    kind: Kind,
    scale: float,
    *,
    icon: str | None = None,
    enabled: bool = True,
    size: float | None = None,
) -> Control:
    return button(
        key, area.cx, area.cy, area.width, area.height, label, kind, icon=icon, enabled=enabled, size=size, scale=scale
    )
