"""Sitting down around the table, as the program offers it: before a game, and anew at any time in one."""

from __future__ import annotations

from collections.abc import Callable

from quiclo_game.play.help import Offers
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.scenes.seating import Seating
from quiclo_game.scenes.services import SeatedTable, Services
from quiclo_game.scenes.sit_down import SitDownScene


def before_game(
    services: Services,
    seating: Seating,
    plan: SeatPlan,
    fewest: int,
    done: Callable[[Seating, SeatPlan], None],
    offers: Offers | None = None,
) -> SitDownScene:
    """Return the screen on which people sit down; who sits where is remembered, then ``done`` is told.

    ``offers`` says which help the mode knows.
    """

    def seated(seating: Seating, plan: SeatPlan) -> None:
        services.store.change(seating=plan.encode())
        done(seating, plan)

    return SitDownScene(services, seating, plan, seated, fewest=fewest, offers=offers)


def in_game(services: Services, table: SeatedTable) -> SitDownScene:
    """Return the screen on which the people of a game move to other places, which are remembered."""

    def moved(_: Seating, plan: SeatPlan) -> None:
        services.store.change(seating=plan.encode())
        table.reseat(plan)
        services.navigator.back()

    return SitDownScene(services, Seating(table.plan.players), table.plan.seating, moved, fixed=True)
