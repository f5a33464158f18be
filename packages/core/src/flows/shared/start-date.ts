import type { Message } from '../../messages/catalog.ts';
import { FormattedDay } from '../../messages/formatted-values.ts';
import type { Temporal } from '../../kernel/temporal.ts';
import { isStartIn, type StartWindow, startWindow } from '../../plans/plan-bill.ts';
import type { Plan } from '../../plans/plan.ts';

/** The field for the first day of the membership. */
export interface StartDateSnapshot extends StartWindow {
  /** An ISO date, or what was typed. */
  readonly value: string;
  readonly isValid: boolean;
  /** Null until it may be shown. */
  readonly error: Message | null;
}

/** The days to choose from. Null without plans, or if the club opens on a day that isn't known. */
export function startDays(plan: Plan | undefined, today: Temporal.PlainDate): StartWindow | null {
  return plan === undefined ? null : startWindow(plan.cost, today);
}

/** `chosen` is null for the earliest day. The error is shown if `isChecked`. */
export function startDateSnapshot(
  days: StartWindow | null,
  chosen: string | null,
  isChecked: boolean,
): StartDateSnapshot | null {
  if (days === null) return null;
  const error = startDateError(days, chosen);
  return {
    ...days,
    value: chosen ?? days.first,
    isValid: error === null,
    error: isChecked ? error : null,
  };
}

export function startDateError(days: StartWindow | null, chosen: string | null): Message | null {
  if (days === null || chosen === null || isStartIn(days, chosen)) return null;
  const values = { first: new FormattedDay(days.first), last: new FormattedDay(days.last) };
  return { key: 'startOutside', values };
}
