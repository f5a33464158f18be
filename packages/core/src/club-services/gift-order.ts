import type { Gift } from '../forms/gift-form.ts';
import type { Money } from '../plans/money.ts';
import { Temporal } from '../shared/temporal.ts';

/** A gift card as it is asked for, and what a giver says of themselves. AC-08 */
export interface GiftRequest extends Gift {
  readonly designId: string;
  /** Stands on the card. */
  readonly giverName: string;
  /** Gets the receipt, and nothing else. */
  readonly giverEmail: string;
}

/** A gift card that is ordered. */
export interface GiftOrder extends GiftRequest {
  /** Made once for it: sent again, it is ordered once. */
  readonly id: string;
  /** IANA zone of the giver, in which the send date is meant. */
  readonly timeZone: string;
}

/** A gift card that was paid for. Plain data: a flow keeps it over a reload. */
export interface GiftConfirmation {
  readonly orderNumber: string;
  readonly designId: string;
  readonly amount: Money;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly message: string;
  readonly giverName: string;
  readonly giverEmail: string;
  /** ISO date, in the giver's zone. */
  readonly sendDate: string;
  /** ISO instant at which the card leaves: that of the payment, where it leaves at once. */
  readonly sendsAt: string;
  readonly timeZone: string;
}

/** The hour of the send date at which a gift card leaves, where the giver is. */
export const giftSendHour = 9;

/** When a gift card leaves: at nine in the morning of its day where the giver is, or at once where that is over. */
export function giftSendTime(
  { sendDate, timeZone }: Pick<GiftOrder, 'sendDate' | 'timeZone'>,
  now: Temporal.Instant,
): Temporal.Instant {
  const morning = Temporal.PlainDate.from(sendDate)
    .toZonedDateTime({ timeZone, plainTime: { hour: giftSendHour } })
    .toInstant();
  return Temporal.Instant.compare(morning, now) > 0 ? morning : now;
}

/** Whether a gift card leaves as soon as it is paid for: its morning was over by then. */
export function leavesAtOnce({
  sendDate,
  sendsAt,
  timeZone,
}: Pick<GiftConfirmation, 'sendDate' | 'sendsAt' | 'timeZone'>): boolean {
  const paidBefore = Temporal.Instant.fromEpochMilliseconds(0);
  const morning = giftSendTime({ sendDate, timeZone }, paidBefore);
  return Temporal.Instant.compare(Temporal.Instant.from(sendsAt), morning) > 0;
}

/** The day that it is where the giver is, ISO. */
export function giftToday(timeZone: string, now: Temporal.Instant): string {
  return now.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
