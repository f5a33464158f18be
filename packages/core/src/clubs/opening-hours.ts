import { Temporal } from '../kernel/temporal.ts';

/** Wall times in the club's zone, such as `05:30` and `23:00`. `24:00` is the end of the day. */
export interface OpenSpan {
  readonly from: string;
  readonly to: string;
}

/** When a club is open, by ISO weekday: `1` is Monday. It is closed on a weekday that is missing. */
export type WeekHours = {
  readonly [Day in '1' | '2' | '3' | '4' | '5' | '6' | '7']?: OpenSpan | undefined;
};

/** A day on which a club doesn't have its weekday's hours. */
export interface SpecialDay {
  /** ISO date in the club's zone. */
  readonly date: string;
  /** The holiday's name. */
  readonly name: string;
  /** Null when the club is closed. */
  readonly hours: OpenSpan | null;
}

/** Whether a club is open at an instant. `holiday` names the special day that it is at the club; null on others. */
export type OpenState =
  | { readonly kind: 'open-all-day'; readonly holiday: string | null }
  | {
      readonly kind: 'open';
      readonly until: Temporal.ZonedDateTime;
      readonly holiday: string | null;
    }
  /** Closed at the moment. */
  | {
      readonly kind: 'opens';
      readonly at: Temporal.ZonedDateTime;
      readonly holiday: string | null;
    }
  /** Closed for the whole day because of the holiday. `at` is null when no opening is known. */
  | {
      readonly kind: 'closed-for-holiday';
      readonly holiday: string;
      readonly at: Temporal.ZonedDateTime | null;
    }
  /** Closed, with no opening within two weeks. */
  | { readonly kind: 'closed' };

/**
 * Whether a club is open. Hours that go on at midnight count as one opening. A time that the clocks skip is the moment
 * after the change; one that occurs twice opens the first time and closes the first time.
 */
export function openState(
  hours: WeekHours,
  specialDays: readonly SpecialDay[],
  timeZone: string,
  now: Temporal.Instant,
): OpenState {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const openingsUntil = (ahead: number): readonly Opening[] =>
    joined(
      Array.from({ length: ahead + 2 }, (_, day) =>
        openingOn(hours, specialDays, timeZone, today.add({ days: day - 1 })),
      ).filter((opening) => opening !== null),
    );
  const isNow = ({ from, to }: Opening): boolean =>
    from <= now.epochMilliseconds && now.epochMilliseconds < to;
  const special = specialDays.find(({ date }) => date === today.toString());
  const holiday = special?.name ?? null;
  // Tomorrow is nearly always enough: an opening after the current one, or the next one. Days are slow to place in a zone.
  let openings = openingsUntil(1);
  const last = openings.at(-1);
  if (last === undefined || isNow(last) || last.to <= now.epochMilliseconds) {
    openings = openingsUntil(daysAhead);
  }
  const current = openings.find(isNow);
  if (current !== undefined) {
    const isEndless = current.to - now.epochMilliseconds > weekMs;
    return isEndless
      ? { kind: 'open-all-day', holiday }
      : { kind: 'open', until: zoned(current.to, timeZone), holiday };
  }
  const next = openings.find(({ from }) => from > now.epochMilliseconds);
  const at = next === undefined ? null : zoned(next.from, timeZone);
  if (special !== undefined && special.hours === null) {
    return { kind: 'closed-for-holiday', holiday: special.name, at };
  }
  return at === null ? { kind: 'closed' } : { kind: 'opens', at, holiday };
}

/** A day of the week ahead, as a list of hours shows it. */
export interface OpeningDay {
  readonly date: Temporal.PlainDate;
  readonly hours: OpenSpan | null;
  readonly holiday: string | null;
}

/** The hours of seven days from the club's today on. */
export function hoursOfWeek(
  hours: WeekHours,
  specialDays: readonly SpecialDay[],
  timeZone: string,
  now: Temporal.Instant,
): readonly OpeningDay[] {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  return Array.from({ length: 7 }, (_, ahead) => {
    const date = today.add({ days: ahead });
    const special = specialDays.find((day) => day.date === date.toString());
    return {
      date,
      hours: hoursOn(hours, special, date),
      holiday: special?.name ?? null,
    };
  });
}

/** True for hours that last from midnight to midnight. */
export function isAllDay({ from, to }: OpenSpan): boolean {
  return from === '00:00' && to === '24:00';
}

const daysAhead = 14;
const weekMs = 7 * 24 * 3_600_000;

/** In epoch milliseconds. */
interface Opening {
  readonly from: number;
  readonly to: number;
}

function hoursOn(
  hours: WeekHours,
  special: SpecialDay | undefined,
  date: Temporal.PlainDate,
): OpenSpan | null {
  if (special !== undefined) return special.hours;
  return hours[String(date.dayOfWeek) as keyof WeekHours] ?? null;
}

/** Null on a day without an opening, also when the clocks skip all of it. */
function openingOn(
  hours: WeekHours,
  specialDays: readonly SpecialDay[],
  timeZone: string,
  date: Temporal.PlainDate,
): Opening | null {
  const special = specialDays.find((day) => day.date === date.toString());
  const span = hoursOn(hours, special, date);
  if (span === null) return null;
  const from = momentOf(date, span.from, timeZone);
  const to = momentOf(date, span.to, timeZone);
  return from < to ? { from, to } : null;
}

function momentOf(date: Temporal.PlainDate, wall: string, timeZone: string): number {
  const moment =
    wall === '24:00'
      ? date.add({ days: 1 }).toZonedDateTime(timeZone)
      : date.toZonedDateTime({ timeZone, plainTime: wall });
  return moment.epochMilliseconds;
}

/** Openings of consecutive days without a break between them become one. */
function joined(openings: readonly Opening[]): readonly Opening[] {
  const all: Opening[] = [];
  for (const opening of openings) {
    const before = all.at(-1);
    if (before !== undefined && before.to >= opening.from) {
      all[all.length - 1] = { from: before.from, to: opening.to };
    } else all.push(opening);
  }
  return all;
}

function zoned(epochMilliseconds: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone);
}
