import type { CallFailure } from '../../kernel/result.ts';
import type { Message } from '../../messages/catalog.ts';
import { waitMessage } from '../../messages/failure-messages.ts';
import type { PromoRefused } from '../../payment/product-repository.port.ts';
import type { Plan } from '../../plans/plan.ts';
import type { PromoCode } from '../../plans/promo.ts';
import { FormattedDay } from '../../messages/formatted-values.ts';
import type { Temporal } from '../../kernel/temporal.ts';
import { isStartIn, type StartWindow, startWindow } from '../../plans/plan-bill.ts';

/** The field for a promo code. Only the code itself is stored. */
export interface PromoSession {
  /** Null unless the shown prices have it. */
  readonly applied: PromoCode | null;
  readonly isChecking: boolean;
  readonly error: Message | null;
}

export const newPromoSession: PromoSession = { applied: null, isChecking: false, error: null };

export interface PromoSnapshot extends Pick<PromoSession, 'isChecking' | 'error'> {
  /** The code that the shown prices have; null for none. */
  readonly code: string | null;
  /** Says that the chosen plan costs the same with the code; null if it doesn't. */
  readonly note: Message | null;
}

export function promoSnapshot(
  { applied, isChecking, error }: PromoSession,
  chosen: Plan | null,
): PromoSnapshot {
  const isOther = applied !== null && chosen !== null && chosen.cost.promo === undefined;
  const note: Message | null = isOther
    ? { key: 'promoNotChosen', values: { code: applied.code, plan: chosen.name } }
    : null;
  return { code: applied?.code ?? null, isChecking, error, note };
}

export function promoRefusal(error: Message): PromoSession {
  return { ...newPromoSession, error };
}

export function promoError(failure: CallFailure | PromoRefused): Message {
  if (failure.kind === 'rate-limited') return waitMessage('tooManyTries', failure.retryAfterMs);
  if (failure.kind !== 'promo-refused') return { key: 'promoFailed' };
  const keys = {
    unknown: 'promoUnknown',
    ended: 'promoEnded',
    elsewhere: 'promoElsewhere',
  } as const;
  return { key: keys[failure.why] };
}

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
