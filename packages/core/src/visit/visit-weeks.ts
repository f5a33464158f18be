/** Lays out a visit plan as the weeks of a calendar. */
import { Temporal } from '../kernel/temporal.ts';
import { english, formatDate } from './labels.ts';
import type { PlannedDay, VisitPlan } from './visit-plan.ts';

/** `open`, or why the day can't be chosen. `none` means that the club takes no visits at all on that day. */
export type DayStatus = 'open' | 'full' | 'closed' | 'none' | 'past' | 'not-yet';

export interface CalendarDay {
  /** ISO date in the club's zone. */
  readonly date: string;
  readonly status: DayStatus;
  /** Null for a day outside the booking window. */
  readonly planned: PlannedDay | null;
}

/**
 * The weeks that the booking window touches, each of seven days. `firstWeekday` is an ISO weekday: 1 is Monday, 7 is
 * Sunday.
 */
export function calendarWeeks(
  plan: VisitPlan,
  firstWeekday: number,
): readonly (readonly CalendarDay[])[] {
  const planned = new Map(plan.days.map((day) => [day.date, day]));
  const first = Temporal.PlainDate.from(plan.days[0]?.date ?? plan.today);
  const before = (first.dayOfWeek - firstWeekday + daysInWeek) % daysInWeek;
  const weekCount = Math.ceil((before + plan.days.length) / daysInWeek);
  const dayAt = (place: number): CalendarDay => {
    const date = first.add({ days: place - before }).toString();
    const day = planned.get(date) ?? null;
    return { date, planned: day, status: statusOf(date, day, plan.today) };
  };
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: daysInWeek }, (__, place) => dayAt(week * daysInWeek + place)),
  );
}

const daysInWeek = 7;

function statusOf(date: string, day: PlannedDay | null, today: string): DayStatus {
  if (day === null) return date < today ? 'past' : 'not-yet';
  if (day.openCount > 0) return 'open';
  if (day.closed !== null) return 'closed';
  return day.slots.length > 0 ? 'full' : 'none';
}

/** `Dec`, for an ISO date. */
export function shortMonth(date: string, locale: string = english): string {
  return formatDate(date, locale, { month: 'short' });
}

/** The first day of the week where the language is spoken, as an ISO weekday: 1 is Monday, 7 is Sunday. */
export function firstWeekday(locale: string): number {
  const known: WeekLocale = new Intl.Locale(locale);
  // Firefox knows neither.
  const week = known.getWeekInfo?.() ?? known.weekInfo;
  return week?.firstDay ?? (startsOnSunday.has(known.maximize().region ?? '') ? 7 : 1);
}

/** `Intl.Locale` with the parts that TypeScript's library lacks. */
interface WeekLocale extends Intl.Locale {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?: () => { readonly firstDay: number };
}

const startsOnSunday = new Set(['US', 'CA', 'MX', 'BR', 'JP', 'IL', 'IN']);
