import type { FlowSession } from '../flow/flow-rules.ts';
import type { FieldRefusal } from '../forms/filled-form.ts';
import { parseDate } from '../forms/date.ts';
import type { FormErrors, FormSchema } from '../forms/form.ts';
import { giftMaxAmount } from '../forms/gift-form.ts';
import {
  type GiftPurchaseField,
  giftPurchaseForm,
  type GiftPurchaseInput,
} from '../forms/gift-purchase-form.ts';
import type { Message } from '../messages/catalogue.ts';
import type { PaymentOutcome } from '../payment/payment-return.ts';
import { type Currency, type Money, readMinorUnits } from '../plans/money.ts';
import type { GiftCardCatalogue, GiftCardDesign } from './gift-card-catalogue.ts';
import { type GiftConfirmation, type GiftRequest, leavesAtOnce } from './gift-order.ts';
import type { GiftPurchaseState } from './gift-purchase.state.ts';

/** The gift cards that there are; null while they are on their way. */
export type OfferedGifts = GiftCardCatalogue | 'failed' | null;

/** What there is to choose from: it outlives a gift that is forgotten. */
export interface GiftChoice {
  readonly offered: OfferedGifts;
  /** Today where the giver is, ISO. */
  readonly today: string;
  /** What the form begins with. */
  readonly start: Partial<GiftPurchaseInput>;
}

/** What is shown and not kept. */
export interface GiftPurchaseSession extends FlowSession {
  readonly busy: 'ordering' | 'confirming' | null;
  readonly attempted: GiftPurchaseSession['busy'];
  /** Fields whose problems may be shown: left once, or asked about by a refused press. FM-04 */
  readonly checkedFields: ReadonlySet<GiftPurchaseField>;
  /** What the back end would not take, until that field is changed. AC-05 */
  readonly refused: FieldRefusal<GiftPurchaseField> | null;
  /** Counts refused presses: the error summary takes focus whenever it rises. FM-06 */
  readonly refusals: number;
  readonly payment: PaymentOutcome;
}

/** The card as it will look, as far as it is filled in. */
export interface GiftPreview {
  readonly design: GiftCardDesign | null;
  /** Null until one is given that can be bought. */
  readonly amount: Money | null;
  readonly to: string;
  readonly from: string;
  readonly message: string;
  /** ISO; null until a day is given. */
  readonly sendDate: string | null;
}

/** A gift card that was paid for, as its page shows it. */
export interface BoughtGift extends GiftConfirmation {
  /** Null where the chain has the design no more, or it is not known yet. */
  readonly design: GiftCardDesign | null;
  /** It left as soon as it was paid for; else it leaves on its day. */
  readonly leavesAtOnce: boolean;
}

/** All that the page is drawn from. */
export interface GiftPurchaseSnapshot
  extends
    Omit<GiftPurchaseSession, 'checkedFields' | 'refused' | 'clubError'>,
    Pick<GiftChoice, 'offered' | 'today'> {
  /** The form, once it is known what there is to choose from. */
  readonly form: {
    readonly schema: FormSchema<GiftPurchaseField, GiftRequest>;
    readonly input: GiftPurchaseInput;
    /** The problems to show. FM-04, FM-06 */
    readonly errors: FormErrors<GiftPurchaseField>;
  } | null;
  readonly preview: GiftPreview;
  readonly bought: BoughtGift | null;
}

export function composeGiftPurchase(
  state: GiftPurchaseState,
  { checkedFields, refused, clubError: _none, ...session }: GiftPurchaseSession,
  { offered, today }: GiftChoice,
): GiftPurchaseSnapshot {
  const { input, confirmation } = state;
  const catalogue = catalogueOf(offered);
  const schema = catalogue && formOf(catalogue, input, today);
  return {
    ...session,
    ...{ offered, today },
    form: schema && {
      schema,
      input,
      errors: errorsToShow(schema, input, { checkedFields, refused }),
    },
    preview: previewOf(catalogue, input),
    bought: confirmation && {
      ...confirmation,
      design: designOf(catalogue, confirmation.designId),
      leavesAtOnce: leavesAtOnce(confirmation),
    },
  };
}

/** The form as the catalogue and the chosen currency make it. */
export function formOf(
  catalogue: GiftCardCatalogue,
  input: GiftPurchaseInput,
  today: string,
): FormSchema<GiftPurchaseField, GiftRequest> {
  return giftPurchaseForm({ catalogue, currency: currencyIn(input), today });
}

export function catalogueOf(offered: OfferedGifts): GiftCardCatalogue | null {
  return offered === 'failed' ? null : offered;
}

function errorsToShow(
  schema: FormSchema<GiftPurchaseField, GiftRequest>,
  input: GiftPurchaseInput,
  { checkedFields, refused }: Pick<GiftPurchaseSession, 'checkedFields' | 'refused'>,
): FormErrors<GiftPurchaseField> {
  const problems = schema.check(input).errors;
  const shown = schema.fields.flatMap(({ name }): [GiftPurchaseField, Message][] => {
    const problem = problems[name] ?? (refused?.field === name ? refused.message : undefined);
    return problem && checkedFields.has(name) ? [[name, problem]] : [];
  });
  return Object.fromEntries(shown);
}

function previewOf(catalogue: GiftCardCatalogue | null, input: GiftPurchaseInput): GiftPreview {
  const minorUnits = readMinorUnits(input.amount === '' ? input.customAmount : input.amount);
  const isBuyable = minorUnits !== null && minorUnits > 0 && minorUnits <= giftMaxAmount * 100;
  return {
    design: designOf(catalogue, input.designId),
    amount: isBuyable ? { minorUnits, currency: currencyIn(input) } : null,
    to: [input.firstName.trim(), input.lastName.trim()].filter(Boolean).join(' '),
    from: input.giverName.trim(),
    message: input.message.trim(),
    sendDate: parseDate(input.sendDate).unwrapOr(null),
  };
}

function designOf(catalogue: GiftCardCatalogue | null, id: string): GiftCardDesign | null {
  return catalogue?.designs.find(({ designId }) => designId === id) ?? null;
}

/** What stands in the form may be any text: US dollars where it is no currency. PL-05 */
function currencyIn({ currency }: GiftPurchaseInput): Currency {
  return currency === 'CAD' || currency === 'GBP' ? currency : 'USD';
}
