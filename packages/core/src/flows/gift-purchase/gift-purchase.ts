/** Buying a gift card: one method per visitor action, and one snapshot to render. */
import { FlowExpiry } from '../engine/flow-expiry.ts';
import { FlowTabs } from '../engine/flow-tabs.ts';
import type { GiftPurchaseField } from '../../club-services/gift-purchase-form.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { addMessages } from '../../messages/catalog.ts';
import { formMessages } from '../../messages/form-messages.ts';
import { joinMessages } from '../../messages/join-messages.ts';
import { serviceMessages } from '../../messages/service-messages.ts';
import { type PaymentReturn, ReturnFromPayment, withoutPayment } from '../shared/payment-return.ts';
import { type GiftConfirmation, giftToday } from '../../club-services/gift-order.ts';
import { ReadGiftConfirmation } from '../../club-services/read-gift-confirmation.ts';
import type { GiftPurchaseDependencies } from './gift-purchase.dependencies.ts';
import { createGiftPurchaseStore, type GiftPurchaseStore } from './gift-purchase.store.ts';
import { createObservable } from '../../kernel/observable.ts';
import { GiftOffer } from './gift-purchase.offer.ts';
import type { GiftChoice, GiftPurchaseSnapshot } from './gift-purchase.snapshot.ts';
import type { GiftPurchaseState } from './gift-purchase.state.ts';
import { GiftSubmission } from './gift-purchase.submission.ts';

export class GiftPurchase {
  readonly #do: GiftPurchaseDependencies;
  readonly #store: GiftPurchaseStore;
  readonly #offer: GiftOffer;
  readonly #submission: GiftSubmission;
  readonly #payment: ReturnFromPayment<GiftConfirmation>;
  readonly #expiry: FlowExpiry;
  /** Null until the flow is entered, because stored state is read first. */
  #tabs: FlowTabs<GiftPurchaseState> | null = null;

  constructor(dependencies: GiftPurchaseDependencies) {
    for (const part of [formMessages, accountMessages, joinMessages, serviceMessages]) {
      addMessages(part);
    }
    const { analytics, clock, gifts, logger, visitor } = dependencies;
    const choice = createObservable<GiftChoice>({
      offered: null,
      today: giftToday(visitor.timeZone(), clock.now()),
      start: {},
    });
    const store = createGiftPurchaseStore(dependencies, choice);
    this.#do = dependencies;
    this.#store = store;
    this.#offer = new GiftOffer({ ...dependencies, store, choice });
    this.#submission = new GiftSubmission({ ...dependencies, store, choice });
    this.#payment = new ReturnFromPayment({
      ...dependencies,
      store,
      confirmations: new ReadGiftConfirmation(gifts, logger),
      onPaid: ({ amount }) => {
        analytics.record({ name: 'gift_bought', currency: amount.currency });
      },
      onUnread: (failure) => logger.warn('gift-unread', { failure }),
      usedMessage: 'giftUsed',
      otherBrowserMessage: 'giftOtherBrowser',
    });
    this.#expiry = new FlowExpiry(store, clock);
  }

  readonly getSnapshot = (): GiftPurchaseSnapshot => this.#store.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Restores the stored input, handles the payment's outcome and loads the gift cards. */
  async enter({ confirmationToken, payment }: PaymentReturn): Promise<void> {
    const store = this.#store;
    this.#tidyAddress();
    store.arrive();
    this.#tabs ??= new FlowTabs(store, () => undefined, isUntouched);
    this.#offer.lookAtDay();
    store.update({ ready: true });
    await Promise.all([this.#payment.takeIn({ confirmationToken, payment }), this.#offer.load()]);
  }

  changeField(field: GiftPurchaseField, value: string): void {
    const store = this.#store;
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

  /** Checks a field when it is left. */
  leaveField(field: GiftPurchaseField): void {
    const { checkedFields } = this.#store.session;
    if (checkedFields.has(field)) return;
    this.#store.update({ checkedFields: new Set([...checkedFields, field]) });
  }

  /**
   * Submits the form and goes to the payment application, once however often it is pressed. Shows
   * all errors if there are any.
   */
  submit(): Promise<void> {
    this.#offer.lookAtDay();
    return this.#store.once('ordering', () => this.#submission.send());
  }

  /** Loads the gift cards again after a failure. */
  retryOffer(): Promise<void> {
    return this.#offer.load();
  }

  /** Loads the paid gift again after a failure. */
  retryConfirmation(): Promise<void> {
    return this.#store.once('confirming', () => this.#payment.read());
  }

  /** Restarts the lifetime of the stored state. */
  stay(): void {
    this.#expiry.stay();
  }

  /** Clears everything and starts over, also for another gift card. */
  startOver(): void {
    this.#store.forget();
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

  /** Removes the payment's parameters from the address once they were read. */
  #tidyAddress(): void {
    const { navigation } = this.#do;
    const current = navigation.current();
    const tidy = withoutPayment(current);
    if (tidy !== current) navigation.replace(tidy);
  }
}

function isUntouched({ createdDate }: GiftPurchaseState): boolean {
  return createdDate === null;
}
