/** The store of a gift purchase, and the snapshot that its page shows. */
import * as z from 'zod/mini';

import {
  emptyGiftPurchase,
  type GiftCardCatalog,
  type GiftCardDesign,
  type GiftConfirmation,
  type GiftPurchaseField,
  giftPurchaseForm,
  type GiftPurchaseInput,
  type GiftRequest,
  giftToday,
  isSentNow,
} from '../../club-services/gift-order.ts';
import { isDate, parseDate } from '../../forms/date.ts';
import type { FormSchema } from '../../forms/form.ts';
import { type Currency, type Money, readMinorUnits } from '../../kernel/money.ts';
import { createObservable, type Observable } from '../../kernel/observable.ts';
import {
  createOrderStore,
  errorsToShow,
  type OrderFlowDependencies,
  type OrderForm,
  type OrderSession,
  type OrderSettings,
  type OrderStore,
} from '../shared/order-flow.ts';
import type { ClubServices, GiftOrders } from '../../club-services/club-services.port.ts';
import { isInstant, isTimeZone } from '../../kernel/temporal.ts';
import {
  newOrderState,
  type OrderEvent,
  type OrderState,
  reduceOrder,
} from '../shared/order-state.ts';

/** The available gift cards; null while loading. */
export type OfferedGifts = GiftCardCatalog | 'failed' | null;

interface GiftChoice {
  readonly offered: OfferedGifts;
  /** Today's ISO date in the giver's zone. */
  readonly today: string;
  /** The form's defaults. */
  readonly start: Partial<GiftPurchaseInput>;
}

export type GiftPurchaseSession = OrderSession<GiftPurchaseField>;

export interface GiftPreview {
  readonly design: GiftCardDesign | null;
  /** Null until a valid amount is given. */
  readonly amount: Money | null;
  readonly to: string;
  readonly from: string;
  readonly message: string;
  /** ISO date; null until one is given. */
  readonly sendDate: string | null;
}

/** A paid gift card as its page shows it. */
export interface BoughtGift extends GiftConfirmation {
  /** Null when the chain no longer has the design, or the designs haven't loaded yet. */
  readonly design: GiftCardDesign | null;
  /** True if it was sent right after the payment; otherwise it is sent on its date. */
  readonly isSentNow: boolean;
}

export interface GiftPurchaseSnapshot
  extends
    Omit<GiftPurchaseSession, 'checkedFields' | 'refused' | 'clubError'>,
    Pick<GiftChoice, 'offered' | 'today'> {
  /** The form; null until the choices have loaded. */
  readonly form: OrderForm<GiftPurchaseField, GiftRequest> | null;
  readonly preview: GiftPreview;
  readonly bought: BoughtGift | null;
}

export type GiftPurchaseStore = OrderStore<
  GiftPurchaseField,
  GiftConfirmation,
  GiftPurchaseSnapshot
>;

/** The dependencies that the parts of the purchase share. */
export interface GiftPurchaseContext extends GiftPurchaseDependencies {
  readonly store: GiftPurchaseStore;
  readonly choice: Observable<GiftChoice>;
}

export function createGiftPurchaseContext(
  dependencies: GiftPurchaseDependencies,
): GiftPurchaseContext {
  const { visitor, clock } = dependencies;
  const choice = createObservable<GiftChoice>({
    offered: null,
    today: giftToday(visitor.timeZone(), clock.now()),
    start: {},
  });
  return { ...dependencies, store: createStore(dependencies, choice), choice };
}

function createStore(
  dependencies: GiftPurchaseDependencies,
  choice: Observable<GiftChoice>,
): GiftPurchaseStore {
  return createOrderStore(dependencies, {
    key: giftPurchaseStorageKey,
    empty: emptyGiftPurchase,
    confirmation: confirmationSchema,
    newState() {
      const { start } = choice.get();
      const { visitor, clock } = dependencies;
      const sendDate = giftToday(visitor.timeZone(), clock.now());
      return reduceGiftPurchase(newOrderState(emptyGiftPurchase), {
        type: 'begun-with',
        input: start.sendDate === undefined ? start : { ...start, sendDate },
      });
    },
    reduce: reduceGiftPurchase,
    toSnapshot: (state, session) => createSnapshot(state, session, choice.get()),
    watched: [choice],
  });
}

function createSnapshot(
  state: GiftPurchaseState,
  { checkedFields, refused, clubError: _none, ...session }: GiftPurchaseSession,
  { offered, today }: GiftChoice,
): GiftPurchaseSnapshot {
  const { input, confirmation } = state;
  const catalog = catalogOf(offered);
  const schema = catalog && formOf(catalog, input, today);
  return {
    ...session,
    offered,
    today,
    form: schema && {
      schema,
      input,
      errors: errorsToShow(schema, input, { checkedFields, refused }),
    },
    preview: previewOf(catalog, schema, input),
    bought: confirmation && {
      ...confirmation,
      design: designOf(catalog, confirmation.designId),
      isSentNow: isSentNow(confirmation),
    },
  };
}

/** The form for this catalog and the chosen currency. */
export function formOf(
  catalog: GiftCardCatalog,
  input: GiftPurchaseInput,
  today: string,
): FormSchema<GiftPurchaseField, GiftRequest> {
  return giftPurchaseForm({ catalog, currency: currencyIn(input), today });
}

export function catalogOf(offered: OfferedGifts): GiftCardCatalog | null {
  return offered === 'failed' ? null : offered;
}

function previewOf(
  catalog: GiftCardCatalog | null,
  schema: FormSchema<GiftPurchaseField, GiftRequest> | null,
  input: GiftPurchaseInput,
): GiftPreview {
  const { amount, customAmount } = schema?.check(input).errors ?? {};
  const isValid = amount === undefined && customAmount === undefined;
  const minorUnits = readMinorUnits(input.amount === '' ? input.customAmount : input.amount);
  return {
    design: designOf(catalog, input.designId),
    amount: isValid && minorUnits !== null ? { minorUnits, currency: currencyIn(input) } : null,
    to: [input.firstName.trim(), input.lastName.trim()].filter(Boolean).join(' '),
    from: input.giverName.trim(),
    message: input.message.trim(),
    sendDate: parseDate(input.sendDate).unwrapOr(null),
  };
}

function designOf(catalog: GiftCardCatalog | null, id: string): GiftCardDesign | null {
  return catalog?.designs.find(({ designId }) => designId === id) ?? null;
}

/** The input can be any text; default to US dollars. */
function currencyIn({ currency }: GiftPurchaseInput): Currency {
  return currency === 'CAD' || currency === 'GBP' ? currency : 'USD';
}

export interface GiftPurchaseDependencies extends OrderFlowDependencies {
  readonly clubServices: ClubServices;
  readonly gifts: GiftOrders;
}

/** What a chain configures for gift cards and day passes. */
export type GiftPurchaseSettings = OrderSettings;

export const defaultGiftPurchaseSettings: GiftPurchaseSettings = {
  lifetimeMs: 900_000,
  paymentAddress: '/payment',
};

type GiftPurchaseState = OrderState<GiftPurchaseField, GiftConfirmation>;

export const giftPurchaseStorageKey = 'foyer.gift-purchase';

const text = z.string();

const confirmationSchema: z.ZodMiniType<GiftConfirmation> = z.object({
  orderNumber: text,
  designId: text,
  amount: z.object({ minorUnits: z.number(), currency: z.enum(['USD', 'CAD', 'GBP']) }),
  firstName: text,
  lastName: text,
  email: text,
  message: text,
  giverName: text,
  giverEmail: text,
  sendDate: text.check(z.refine(isDate)),
  sendsAt: text.check(z.refine(isInstant)),
  timeZone: text.check(z.refine(isTimeZone)),
});

type GiftPurchaseEvent = OrderEvent<GiftPurchaseField, GiftConfirmation>;

/** A listed amount and a custom amount replace each other. */
function reduceGiftPurchase(state: GiftPurchaseState, event: GiftPurchaseEvent): GiftPurchaseState {
  const next = reduceOrder(state, withoutOwnAmount(state, event), emptyGiftPurchase);
  if (next === state || event.type !== 'field-changed' || event.value.trim() === '') return next;
  const { field } = event;
  if (field === 'customAmount') return { ...next, input: { ...next.input, amount: '' } };
  return field === 'amount' ? { ...next, input: { ...next.input, customAmount: '' } } : next;
}

/** Only a fresh form gets an amount: after that, an empty one means that the visitor enters their own. */
function withoutOwnAmount(
  { createdDate }: GiftPurchaseState,
  event: GiftPurchaseEvent,
): GiftPurchaseEvent {
  if (event.type !== 'begun-with' || createdDate === null) return event;
  const { amount: _amount, ...input } = event.input;
  return { ...event, input };
}
