"""A finished game goes into the statistics; whatever the disk says, the results are shown."""

from __future__ import annotations

from datetime import datetime

from quiclo_game.play.accounts import record_of
from quiclo_game.play.records import Records, RecordsError
from quiclo_game.scenes.plan import GameReport
from quiclo_game.scenes.services import Services


def keep_game(services: Services, report: GameReport) -> str:
    """Keep a finished game; return what people should be told about it, empty if all is well.

    Where nobody is offered the statistics nothing is kept: it would only tell of people to others.
    """
    if not services.offers("statistics"):
        return ""
    plan = report.plan
    record = record_of(
        plan.mode,
        plan.settings,
        plan.players,
        report.moves,
        report.outcome,
        deal=plan.seed,
        seconds=round(report.duration / 1000),
        ended=datetime.now().isoformat(timespec="seconds"),
        mark=report.journal.name if report.journal is not None else None,
        times=report.times,
        handovers=report.handovers,
    )
    if record is None:
        return ""
    records = Records(services.data_dir)
    try:
        records.keep(record)
    except RecordsError as error:
        return services.words(f"statistics.error_{error.why}")
    return services.words("statistics.put_aside") if records.put_aside else ""
