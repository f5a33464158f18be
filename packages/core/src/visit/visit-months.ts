/** Lays out a visit plan as calendar months. */
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

export interface CalendarMonth {
  /** ISO month, e.g. `2026-11`. */
  readonly month: string;
  /** Rows of seven cells. A null cell belongs to another month. */
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
}

const daysInWeek = 7;

/**
 * The months that the booking window touches, each day in one cell. `firstWeekday` is an ISO weekday: 1 is Monday,
 * 7 is Sunday.
 */
export function calendarMonths(plan: VisitPlan, firstWeekday: number): readonly CalendarMonth[] {
  const planned = new Map(plan.days.map((day) => [day.date, day]));
  const months = new Set(plan.days.map(({ date }) => date.slice(0, 7)));
  return Array.from(months, (month) => {
    const first = Temporal.PlainDate.from(`${month}-01`);
    const blank = (first.dayOfWeek - firstWeekday + daysInWeek) % daysInWeek;
    const weekCount = Math.ceil((blank + first.daysInMonth) / daysInWeek);
    const cellAt = (place: number): CalendarDay | null => {
      const dayOfMonth = place - blank + 1;
      if (dayOfMonth < 1 || dayOfMonth > first.daysInMonth) return null;
      const date = `${month}-${String(dayOfMonth).padStart(2, '0')}`;
      const day = planned.get(date) ?? null;
      return { date, planned: day, status: statusOf(date, day, plan.today) };
    };
    return {
      month,
      weeks: Array.from({ length: weekCount }, (_, week) =>
        Array.from({ length: daysInWeek }, (__, place) => cellAt(week * daysInWeek + place)),
      ),
    };
  });
}

function statusOf(date: string, day: PlannedDay | null, today: string): DayStatus {
  if (day === null) return date < today ? 'past' : 'not-yet';
  if (day.openCount > 0) return 'open';
  if (day.closed !== null) return 'closed';
  return day.slots.length > 0 ? 'full' : 'none';
}

/** `November 2026`, for an ISO month. Capitalized for use on its own. */
export function monthLabel(month: string, locale: string = english): string {
  const text = formatDate(`${month}-01`, locale, { month: 'long', year: 'numeric' });
  return text.charAt(0).toUpperCase() + text.slice(1);
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
