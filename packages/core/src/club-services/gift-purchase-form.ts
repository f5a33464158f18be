import type { GiftCardCatalog, GiftRequest } from './gift-order.ts';
import { type Currency, writeMajorUnits } from '../kernel/money.ts';
import { parseEmail } from '../forms/email.ts';
import { combineForms, defineForm, type FormInput, type FormSchema } from '../forms/form.ts';
import { choiceField, emailField, nameField } from '../forms/form-fields.ts';
import { type GiftField, giftForm } from '../forms/gift-form.ts';
import { parseInclusiveName } from '../forms/name.ts';

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
