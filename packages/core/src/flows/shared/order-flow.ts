/** What every order does that is paid for at the payment application: a gift card, a day pass. */
import type { ZodMiniType } from 'zod/mini';

import type { PaidOrders } from '../../payment/product-repository.port.ts';
import { dateWindow } from '../../forms/date.ts';
import type { FieldRefusal } from '../../forms/filled-form.ts';
import type { FormErrors, FormInput, FormSchema } from '../../forms/form.ts';
import type { CallFailure } from '../../kernel/result.ts';
import type { Message, MessageKey } from '../../messages/catalog.ts';
import { messageOfCall } from '../../messages/failure-messages.ts';
import { FormattedDay } from '../../messages/formatted-values.ts';
import { storeProductToken } from '../../payment/purchase.ts';
import type { FlowDependencies } from '../engine/flow-dependencies.ts';
import { FlowExpiry, FlowTabs } from '../engine/flow-lifecycle.ts';
import {
  type FlowRules,
  type FlowSession,
  FlowStore,
  newFlowSession,
} from '../engine/flow-store.ts';
import { type OrderEvent, type OrderState, orderStateSchema } from './order-state.ts';
import {
  adoptPurchase,
  type PaymentOutcome,
  type PaymentReturn,
  ReturnFromPayment,
  withoutPayment,
} from './payment-return.ts';

export interface OrderSession<Field extends string> extends FlowSession {
  readonly busy: 'ordering' | 'confirming' | null;
  readonly attempted: OrderSession<Field>['busy'];
  /** Fields whose errors may be shown: left once, or part of a refused submit. */
  readonly checkedFields: ReadonlySet<Field>;
  /** The field that the back end refused, until it is changed. */
  readonly refused: FieldRefusal<Field> | null;
  /** Counts refused submits; each increase moves focus to the error summary. */
  readonly refusals: number;
  readonly payment: PaymentOutcome;
}

const newOrderSession: OrderSession<never> = {
  ...newFlowSession,
  checkedFields: new Set(),
  refused: null,
  refusals: 0,
  payment: 'none',
};

/** A form as its page shows it. */
export interface OrderForm<Field extends string, Request> {
  readonly schema: FormSchema<Field, Request>;
  readonly input: FormInput<Field>;
  readonly errors: FormErrors<Field>;
}

interface OrderSnapshot<Field extends string, Request> {
  /** Null until the choices have loaded. */
  readonly form: OrderForm<Field, Request> | null;
}

export type OrderStore<Field extends string, Confirmation, Snapshot> = FlowStore<
  OrderState<Field, Confirmation>,
  OrderSession<Field>,
  OrderEvent<Field, Confirmation>,
  Snapshot
>;

export interface OrderFlowDependencies extends FlowDependencies {
  readonly settings: OrderSettings;
}

/** What a chain configures for orders. */
export interface OrderSettings {
  /** How long the form's input is stored, in ms; the same as in the lead flow. */
  readonly lifetimeMs: number;
  /** Address of the payment application: a path of this site, or a URL elsewhere. */
  readonly paymentAddress: string;
}

/** What makes one kind of order different from another. */
export interface OrderRules<Field extends string, Request, Order, Confirmation> {
  readonly orders: PaidOrders<Order, Confirmation>;
  readonly orderOf: (request: Request, id: string) => Order;
  /** The form for the current offer and input; null until the offer has loaded. */
  readonly schema: (input: FormInput<Field>) => FormSchema<Field, Request> | null;
  /** Where and how a refused request is explained; null if it isn't about a field. */
  readonly refusalOf: (field: string | null) => FieldRefusal<Field> | null;
  readonly onBegun: (request: Request) => void;
  readonly onPaid: (confirmation: Confirmation) => void;
  /** The message for an order that another browser paid for. */
  readonly otherBrowserMessage: MessageKey;
}

export abstract class OrderFlow<
  Field extends string,
  Request,
  Order,
  Confirmation,
  Snapshot extends OrderSnapshot<Field, Request>,
> {
  protected readonly store: OrderStore<Field, Confirmation, Snapshot>;
  readonly #do: OrderFlowDependencies;
  readonly #rules: OrderRules<Field, Request, Order, Confirmation>;
  readonly #payment: ReturnFromPayment<Confirmation>;
  readonly #expiry: FlowExpiry;
  /** Null until the flow is entered, because stored state is read first. */
  #tabs: FlowTabs<OrderState<Field, Confirmation>> | null = null;

  constructor(
    dependencies: OrderFlowDependencies,
    store: OrderStore<Field, Confirmation, Snapshot>,
    rules: OrderRules<Field, Request, Order, Confirmation>,
  ) {
    const { clock, cookies, logger } = dependencies;
    const { orders, onPaid, otherBrowserMessage } = rules;
    this.#do = dependencies;
    this.store = store;
    this.#rules = rules;
    this.#payment = new ReturnFromPayment({
      store,
      cookies,
      logger,
      onPaid,
      otherBrowserMessage,
      load: (token) => orders.confirmation(token),
      trackFailure: (failure) => logger.warn('order-unread', { failure }),
      usedMessage: 'orderUsed',
    });
    this.#expiry = new FlowExpiry(store, clock);
  }

  readonly getSnapshot = (): Snapshot => this.store.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** Loads what is on offer. */
  protected abstract loadOffer(): Promise<void>;

  /** Called before the form is shown or sent, because midnight changes the days to choose from. */
  protected abstract lookAtDay(): void;

  /** Restores the stored input, handles the payment's outcome and loads what is on offer. */
  async enter({ confirmationToken, payment }: PaymentReturn): Promise<void> {
    const { store } = this;
    this.#tidyAddress();
    store.arrive();
    this.#tabs ??= new FlowTabs(store, () => undefined, isUntouched);
    this.lookAtDay();
    store.update({ ready: true });
    await Promise.all([this.#payment.takeIn({ confirmationToken, payment }), this.loadOffer()]);
  }

  changeField(field: Field, value: string): void {
    const { store } = this;
    const { form } = store.getSnapshot();
    if (store.state.input[field] === value) return;
    const { refused, checkedFields } = store.session;
    const checked = new Set(checkedFields);
    // A valid field isn't checked again until it is left; an invalid one clears as soon as it is
    // fixed.
    if (form?.errors[field] === undefined) checked.delete(field);
    store.update({ checkedFields: checked, refused: refused?.field === field ? null : refused });
    store.change({ type: 'field-changed', field, value });
  }

  leaveField(field: Field): void {
    const { checkedFields } = this.store.session;
    if (checkedFields.has(field)) return;
    this.store.update({ checkedFields: new Set([...checkedFields, field]) });
  }

  /** Goes to the payment application, once however often it is pressed, or shows all errors. */
  submit(): Promise<void> {
    this.lookAtDay();
    return this.store.once('ordering', () => this.#send());
  }

  retryOffer(): Promise<void> {
    return this.loadOffer();
  }

  retryConfirmation(): Promise<void> {
    return this.store.once('confirming', () => this.#payment.read());
  }

  stay(): void {
    this.#expiry.stay();
  }

  /** Clears everything and starts over, also for another order. */
  startOver(): void {
    this.store.forget();
  }

  /** Same as `startOver`, because the page has no other exit. */
  leave(): void {
    this.startOver();
  }

  /** Stops timers and listeners when the page closes. Stored state stays. */
  close(): void {
    this.#expiry.close();
    this.#tabs?.close();
    this.#tabs = null;
  }

  /** Safe to repeat: ordering buys nothing yet, and a paid order is never paid for again. */
  async #send(): Promise<void> {
    const { input } = this.store.state;
    const schema = this.#rules.schema(input);
    if (schema === null) return;
    const { values } = schema.check(input);
    if (values === null) {
      this.#refuse(null);
      return;
    }
    await this.#order(values);
  }

  async #order(request: Request): Promise<void> {
    const { cookies, logger, navigation, settings } = this.#do;
    const { orders, orderOf, onBegun } = this.#rules;
    const id = this.#takeOrderId();
    // It was paid for in another tab in the meantime; show that instead.
    if (id === null) return;
    const begun = await orders.begin(orderOf(request, id));
    if (begun.err) {
      logger.error('order-failed', { failure: begun.val.kind });
      await this.#showFailure(begun.val);
      return;
    }
    if (storeProductToken(begun.val, cookies, logger).err) {
      this.store.update({ alert: { key: 'orderNoCookies' } });
      return;
    }
    onBegun(request);
    navigation.load(settings.paymentAddress);
  }

  /** Stores the id before the request goes out; null if it is already paid for. */
  #takeOrderId(): string | null {
    const { store } = this;
    store.change({ type: 'ordered', orderId: this.#do.ids.next() });
    return store.state.orderId;
  }

  async #showFailure(failure: CallFailure): Promise<void> {
    const { store } = this;
    const isRejected = failure.kind === 'rejected';
    if (isRejected && failure.code === 'PRICE_CHANGED') {
      store.change({ type: 'order-dropped' });
      await this.loadOffer();
      store.update({ alert: { key: 'orderPriceChanged' } });
      return;
    }
    const refusal = isRejected ? this.#rules.refusalOf(failure.field) : null;
    if (refusal !== null) this.#refuse(refusal);
    else if (isRejected && failure.code === 'ORDER_CHANGED') {
      store.change({ type: 'order-dropped' });
      store.update({ alert: { key: 'callFailed' } });
    } else store.update({ alert: messageOfCall(failure) });
  }

  #refuse(refused: FieldRefusal<Field> | null): void {
    const { store } = this;
    const { form } = store.getSnapshot();
    store.update({
      refused,
      checkedFields: new Set(form?.schema.fields.map(({ name }) => name)),
      alert: { key: 'checkFields' },
      refusals: store.session.refusals + 1,
    });
  }

  /** Removes the payment's parameters from the address once they were read. */
  #tidyAddress(): void {
    const { navigation } = this.#do;
    const current = navigation.current();
    const tidy = withoutPayment(current);
    if (tidy !== current) navigation.replace(tidy);
  }
}

/** The errors that a form shows by now. */
export function errorsToShow<Field extends string>(
  schema: FormSchema<Field, unknown>,
  input: FormInput<Field>,
  { checkedFields, refused }: Pick<OrderSession<Field>, 'checkedFields' | 'refused'>,
): FormErrors<Field> {
  const problems = schema.check(input).errors;
  const shown = schema.fields.flatMap(({ name }): [Field, Message][] => {
    const problem = problems[name] ?? (refused?.field === name ? refused.message : undefined);
    return problem && checkedFields.has(name) ? [[name, problem]] : [];
  });
  return Object.fromEntries(shown) as FormErrors<Field>;
}

/** The message for a day that can't be chosen today. */
export function outsideWindow(today: string): Message {
  const { first, last } = dateWindow(today);
  const values = { first: new FormattedDay(first), last: new FormattedDay(last) };
  return { key: 'dateOutside', values };
}

/** What differs between the stores of the two kinds of orders. */
interface OrderStoreRules<Field extends string, Confirmation, Snapshot> extends Pick<
  FlowRules<
    OrderState<Field, Confirmation>,
    OrderSession<Field>,
    OrderEvent<Field, Confirmation>,
    Snapshot
  >,
  'newState' | 'reduce' | 'toSnapshot' | 'watched'
> {
  /** The key of the stored state. */
  readonly key: string;
  /** The form without input. */
  readonly empty: FormInput<Field>;
  readonly confirmation: ZodMiniType<Confirmation>;
}

export function createOrderStore<Field extends string, Confirmation, Snapshot>(
  dependencies: OrderFlowDependencies,
  { key, empty, confirmation, ...rules }: OrderStoreRules<Field, Confirmation, Snapshot>,
): OrderStore<Field, Confirmation, Snapshot> {
  return new FlowStore<
    OrderState<Field, Confirmation>,
    OrderSession<Field>,
    OrderEvent<Field, Confirmation>,
    Snapshot
  >(dependencies, {
    ...rules,
    stored: {
      key,
      version: 1,
      schema: orderStateSchema(empty, confirmation),
      lifetimeMs: dependencies.settings.lifetimeMs,
    },
    newSession: newOrderSession,
    restored: (state) => state,
    adopted: (mine, theirs) => adoptOrder(mine, theirs, rules.reduce),
    onForget: () => undefined,
  });
}

/** Adopts a payment or an order id from another tab, so that one thing is ordered once. */
function adoptOrder<Field extends string, Confirmation>(
  mine: OrderState<Field, Confirmation>,
  theirs: OrderState<Field, Confirmation>,
  reduce: (
    state: OrderState<Field, Confirmation>,
    event: { readonly type: 'purchase-confirmed'; readonly confirmation: Confirmation },
  ) => OrderState<Field, Confirmation>,
): OrderState<Field, Confirmation> {
  const paid = adoptPurchase(mine, theirs, reduce);
  if (paid !== mine) return paid;
  const isSame = Object.entries(mine.input).every(
    ([field, value]) => theirs.input[field as Field] === value,
  );
  return mine.orderId === null && isSame ? { ...mine, orderId: theirs.orderId } : mine;
}

function isUntouched({ createdDate }: { readonly createdDate: string | null }): boolean {
  return createdDate === null;
}
