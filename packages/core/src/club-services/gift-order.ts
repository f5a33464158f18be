import type { PictureSet } from '../clubs/club.ts';
import type { Gift } from '../forms/gift-form.ts';
import type { Money, Currency } from '../kernel/money.ts';
import { Temporal } from '../kernel/temporal.ts';

/** A gift card as the giver fills it in, with the giver's own details. */
export interface GiftRequest extends Gift {
  readonly designId: string;
  /** Printed on the card. */
  readonly giverName: string;
  /** Used only for the receipt. */
  readonly giverEmail: string;
}

export interface GiftOrder extends GiftRequest {
  /** Idempotency key: an order sent again under the same id is placed once. */
  readonly id: string;
  /** IANA zone of the giver; the send date is in this zone. */
  readonly timeZone: string;
}

/** A gift card that was paid for. Plain data, so that a flow can store it across reloads. */
export interface GiftConfirmation extends GiftRequest {
  readonly orderNumber: string;
  /** ISO instant at which the card is sent; the time of the payment if it is sent immediately. */
  readonly sendsAt: string;
  /** IANA zone of the giver; the send date is in this zone. */
  readonly timeZone: string;
}

const giftSendHour = 9;

/** Nine in the morning of its date in the giver's zone, or now if that has passed. */
export function giftSendTime(
  { sendDate, timeZone }: Pick<GiftOrder, 'sendDate' | 'timeZone'>,
  now: Temporal.Instant,
): Temporal.Instant {
  const morning = Temporal.PlainDate.from(sendDate)
    .toZonedDateTime({ timeZone, plainTime: { hour: giftSendHour } })
    .toInstant();
  return Temporal.Instant.compare(morning, now) > 0 ? morning : now;
}

/** Whether the card was sent right after the payment, because its morning had already passed. */
export function isSentNow({
  sendDate,
  sendsAt,
  timeZone,
}: Pick<GiftConfirmation, 'sendDate' | 'sendsAt' | 'timeZone'>): boolean {
  const paidBefore = Temporal.Instant.fromEpochMilliseconds(0);
  const morning = giftSendTime({ sendDate, timeZone }, paidBefore);
  return Temporal.Instant.compare(Temporal.Instant.from(sendsAt), morning) > 0;
}

/** Today's ISO date in the giver's zone. */
export function giftToday(timeZone: string, now: Temporal.Instant): string {
  return now.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

export interface GiftCardDesign {
  readonly designId: string;
  readonly title: string;
  readonly imageUrl: string;
  /** The picture at `imageUrl` in more sizes, if the back end has them. */
  readonly picture?: PictureSet | null | undefined;
}

export interface GiftCardCatalog {
  readonly designs: readonly GiftCardDesign[];
  /** The amounts on offer, one list per currency. */
  readonly offers: readonly GiftCardOffer[];
}

export interface GiftCardOffer {
  readonly currency: Currency;
  readonly amounts: readonly Money[];
}
