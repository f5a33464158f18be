import { Temporal } from '../kernel/temporal.ts';

/** How far a zone's clocks are ahead of UTC at a moment, both in ms. */
export type OffsetAt = (epochMs: number) => number;

export const dayMs = 86_400_000;

/**
 * The zone's offsets as a table of UTC days, filled in as it is asked: the platform takes longer over one moment than
 * this over a month of them. Throws where the platform does not know the zone. Source: LS-10.
 */
export function offsetsOf(timeZone: string): OffsetAt {
  let offsetAt = tables.get(timeZone);
  if (offsetAt === undefined) {
    offsetAt = tableOf((epochMs) => askedOf(timeZone, epochMs));
    tables.set(timeZone, offsetAt);
  }
  return offsetAt;
}

/** Of a clock that shows this, epoch ms as if it were UTC. */
export function minuteOfDay(localMs: number): number {
  const minute = Math.floor(localMs / 60_000) % 1440;
  return minute < 0 ? minute + 1440 : minute;
}

const tables = new Map<string, OffsetAt>();

/** A UTC day; no zone changes its clocks twice on one. */
interface Day {
  /** Epoch ms from which `after` holds; past the day's end where the clocks don't change on it. */
  readonly change: number;
  readonly before: number;
  readonly after: number;
}

function tableOf(ask: OffsetAt): OffsetAt {
  const days = new Map<number, Day>();
  let shown: Day = { change: 0, before: 0, after: 0 };
  let shownNumber = Number.NaN;
  return (epochMs) => {
    const number = Math.floor(epochMs / dayMs);
    if (number !== shownNumber) {
      let day = days.get(number);
      if (day === undefined) {
        day = dayOf(number, days, ask);
        days.set(number, day);
      }
      shown = day;
      shownNumber = number;
    }
    return epochMs < shown.change ? shown.before : shown.after;
  };
}

/** Its neighbours know how it begins and ends. */
function dayOf(number: number, days: ReadonlyMap<number, Day>, ask: OffsetAt): Day {
  const start = number * dayMs;
  const end = start + dayMs;
  const before = days.get(number - 1)?.after ?? ask(start);
  const after = days.get(number + 1)?.before ?? ask(end);
  if (before === after) return { change: end, before, after };
  let [low, high] = [start, end];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (ask(middle) === before) low = middle;
    else high = middle;
  }
  return { change: high, before, after };
}

function askedOf(timeZone: string, epochMs: number): number {
  const { offsetNanoseconds } =
    Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
  return offsetNanoseconds / 1e6;
}
