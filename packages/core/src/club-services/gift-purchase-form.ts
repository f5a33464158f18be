import type { GiftCardCatalogue } from './gift-card-catalogue.ts';
import type { GiftRequest } from './gift-order.ts';
import { type Currency, writeMajorUnits } from '../kernel/money.ts';
import { bothForms } from '../forms/both-forms.ts';
import { parseEmail } from '../forms/email.ts';
import { defineForm, type FormInput, type FormSchema } from '../forms/form.ts';
import { choiceField, emailField, nameField } from '../forms/form-fields.ts';
import { type GiftField, giftForm } from '../forms/gift-form.ts';
import { parseContactName } from '../forms/name.ts';

/** What is asked beside the gift itself: how the card looks, what it is in, and who gives it. */
export type GiftCardField = 'designId' | 'currency' | 'giverName' | 'giverEmail';

/** All that buying a gift card asks for. */
export type GiftPurchaseField = GiftField | GiftCardField;

export type GiftPurchaseInput = FormInput<GiftPurchaseField>;

export interface GiftPurchaseFormSettings {
  readonly catalogue: GiftCardCatalogue;
  readonly currency: Currency;
  /** Today where the giver is, ISO. */
  readonly today: string;
}

/** The gift form with what makes a gift card of it. The gift's own keys stay as the specification lists them. VA-10, VA-15 */
export function giftPurchaseForm({
  catalogue,
  currency,
  today,
}: GiftPurchaseFormSettings): FormSchema<GiftPurchaseField, GiftRequest> {
  const amounts = giftAmounts(catalogue, currency);
  const card = defineForm<GiftCardField, Pick<GiftRequest, GiftCardValue>>(
    [
      choiceField(
        { name: 'designId', label: 'Design', required: true },
        catalogue.designs.map(({ designId, title }) => ({ value: designId, label: title })),
        { key: 'giftDesignRequired' },
      ),
      choiceField(
        { name: 'currency', label: 'Currency', required: true },
        catalogue.offers.map((offer) => ({
          value: offer.currency,
          label: currencyNames[offer.currency],
        })),
      ),
      nameField({ name: 'giverName', label: 'Your Name', autocomplete: 'name' }),
      emailField({ name: 'giverEmail', label: 'Your Email Address' }),
    ],
    ({ designId, giverName, giverEmail }) => ({
      designId,
      giverName: parseContactName(giverName).unwrap(),
      giverEmail: parseEmail(giverEmail).unwrap(),
    }),
  );
  return bothForms(card, giftForm({ currency, today, amounts }));
}

/** The amounts on offer in a currency, as the form's options have them; none in one that is not offered. */
export function giftAmounts(
  { offers }: Pick<GiftCardCatalogue, 'offers'>,
  currency: Currency,
): readonly string[] {
  const offer = offers.find((one) => one.currency === currency);
  return (offer?.amounts ?? []).map(({ minorUnits }) => writeMajorUnits(minorUnits));
}

/** Nothing filled in yet. */
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
