import type { PictureSet } from '../clubs/club.ts';
import { type Gift, type GiftField, giftForm } from '../forms/gift-form.ts';
import { type Currency, type Money, writeMajorUnits } from '../kernel/money.ts';
import { Temporal } from '../kernel/temporal.ts';
import { parseEmail } from '../forms/email.ts';
import { combineForms, defineForm, type FormInput, type FormSchema } from '../forms/form.ts';
import { choiceField, emailField, nameField } from '../forms/form-fields.ts';
import { parseInclusiveName } from '../forms/name.ts';

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

export type GiftCardField = 'designId' | 'currency' | 'giverName' | 'giverEmail';

export type GiftPurchaseField = GiftField | GiftCardField;

export type GiftPurchaseInput = FormInput<GiftPurchaseField>;

export interface GiftPurchaseFormSettings {
  readonly catalog: GiftCardCatalog;
  readonly currency: Currency;
  /** Today's ISO date in the giver's zone. */
  readonly today: string;
}

/** The gift form plus the fields of a gift card. The gift's own keys stay as the specification lists them. */
export function giftPurchaseForm({
  catalog,
  currency,
  today,
}: GiftPurchaseFormSettings): FormSchema<GiftPurchaseField, GiftRequest> {
  const amounts = giftAmounts(catalog, currency);
  const card = defineForm<GiftCardField, Pick<GiftRequest, GiftCardValue>>(
    [
      choiceField(
        { name: 'designId', label: 'Design', required: true },
        catalog.designs.map(({ designId, title }) => ({ value: designId, label: title })),
        { key: 'giftDesignRequired' },
      ),
      choiceField(
        { name: 'currency', label: 'Currency', required: true },
        catalog.offers.map((offer) => ({
          value: offer.currency,
          label: currencyNames[offer.currency],
        })),
      ),
      nameField({ name: 'giverName', label: 'Your Name', autocomplete: 'name' }),
      emailField({ name: 'giverEmail', label: 'Your Email Address' }),
    ],
    ({ designId, giverName, giverEmail }) => ({
      designId,
      giverName: parseInclusiveName(giverName).unwrap(),
      giverEmail: parseEmail(giverEmail).unwrap(),
    }),
  );
  return combineForms(card, giftForm({ currency, today, amounts }));
}

/** The amounts on offer in a currency, as options of the form; empty if the currency isn't offered. */
export function giftAmounts(
  { offers }: Pick<GiftCardCatalog, 'offers'>,
  currency: Currency,
): readonly string[] {
  const offer = offers.find((one) => one.currency === currency);
  return (offer?.amounts ?? []).map(({ minorUnits }) => writeMajorUnits(minorUnits));
}

export const emptyGiftPurchase: GiftPurchaseInput = {
  designId: '',
  currency: '',
  amount: '',
  customAmount: '',
  firstName: '',
  lastName: '',
  emailAddress: '',
  reTypeEmailAddress: '',
  message: '',
  sendDate: '',
  giverName: '',
  giverEmail: '',
};

type GiftCardValue = 'designId' | 'giverName' | 'giverEmail';

const currencyNames: Readonly<Record<Currency, string>> = {
  USD: 'US dollars',
  CAD: 'Canadian dollars',
  GBP: 'British pounds',
};
