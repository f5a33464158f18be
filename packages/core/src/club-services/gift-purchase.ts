/**
 * Buying a gift card: one method for each thing a visitor can do, one snapshot to draw. Source: AC-08, HT-46, VA-10, RT-13.
 */
import { FlowExpiry } from '../flow/flow-expiry.ts';
import { FlowTabs } from '../flow/flow-tabs.ts';
import type { GiftPurchaseField } from '../forms/gift-purchase-form.ts';
import { accountMessages } from '../messages/account-messages.ts';
import { addMessages } from '../messages/catalogue.ts';
import { formMessages } from '../messages/form-messages.ts';
import { joinMessages } from '../messages/join-messages.ts';
import { serviceMessages } from '../messages/service-messages.ts';
import {
  type PaymentReturn,
  ReturnFromPayment,
  withoutPayment,
} from '../payment/payment-return.ts';
import { type GiftConfirmation, giftToday } from './gift-order.ts';
import type { GiftPurchaseDependencies } from './gift-purchase.dependencies.ts';
import { createGiftPurchaseKeeper, type GiftPurchaseKeeper } from './gift-purchase.keeper.ts';
import { createObservable } from '../shared/observable.ts';
import { GiftOffer } from './gift-purchase.offer.ts';
import type { GiftChoice, GiftPurchaseSnapshot } from './gift-purchase.snapshot.ts';
import type { GiftPurchaseState } from './gift-purchase.state.ts';
import { GiftSubmission } from './gift-purchase.submission.ts';
import { ReadGiftConfirmation } from './read-gift-confirmation.ts';

export class GiftPurchase {
  readonly #do: GiftPurchaseDependencies;
  readonly #keeper: GiftPurchaseKeeper;
  readonly #offer: GiftOffer;
  readonly #submission: GiftSubmission;
  readonly #payment: ReturnFromPayment<GiftConfirmation>;
  readonly #expiry: FlowExpiry;
  /** Null until the flow is entered: what is stored is read first. */
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
    const keeper = createGiftPurchaseKeeper(dependencies, choice);
    this.#do = dependencies;
    this.#keeper = keeper;
    this.#offer = new GiftOffer({ ...dependencies, keeper, choice });
    this.#submission = new GiftSubmission({ ...dependencies, keeper, choice });
    this.#payment = new ReturnFromPayment({
      ...dependencies,
      keeper,
      confirmations: new ReadGiftConfirmation(gifts, logger),
      onPaid: ({ amount }) => {
        analytics.record({ name: 'gift_bought', currency: amount.currency });
      },
      onUnread: (failure) => logger.warn('gift-unread', { failure }),
      usedMessage: 'giftUsed',
      otherBrowserMessage: 'giftOtherBrowser',
    });
    this.#expiry = new FlowExpiry(keeper, clock);
  }

  readonly getSnapshot = (): GiftPurchaseSnapshot => this.#keeper.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#keeper.subscribe(listener);

  /** Takes up what was typed before, and takes in how the payment went; what is offered is asked for. RT-13 */
  async enter({ confirmationToken, payment }: PaymentReturn): Promise<void> {
    const keeper = this.#keeper;
    this.#tidyAddress();
    keeper.arrive();
    this.#tabs ??= new FlowTabs(keeper, () => undefined, isUntouched);
    this.#offer.lookAtDay();
    keeper.update({ ready: true });
    await Promise.all([this.#payment.takeIn({ confirmationToken, payment }), this.#offer.load()]);
  }

  changeField(field: GiftPurchaseField, value: string): void {
    const keeper = this.#keeper;
    const { form } = keeper.getSnapshot();
    if (keeper.state.input[field] === value) return;
    const { refused, checkedFields } = keeper.session;
    const checked = new Set(checkedFields);
    // A field that was fine is left in peace until it is left again; one that was wrong is cleared as soon as it fits.
    if (form?.errors[field] === undefined) checked.delete(field);
    keeper.update({ checkedFields: checked, refused: refused?.field === field ? null : refused });
    keeper.change({ type: 'field-changed', field, value });
  }

  /** A field is checked when it is left. Source: FM-04. */
  leaveField(field: GiftPurchaseField): void {
    const { checkedFields } = this.#keeper.session;
    if (checkedFields.has(field)) return;
    this.#keeper.update({ checkedFields: new Set([...checkedFields, field]) });
  }

  /** On to the payment application, once however often it is pressed; with something wrong it says all of it. FM-06 */
  submit(): Promise<void> {
    this.#offer.lookAtDay();
    return this.#keeper.once('ordering', () => this.#submission.send());
  }

  /** Asks for the gift cards again after they could not be had. HT-46 */
  retryOffer(): Promise<void> {
    return this.#offer.load();
  }

  /** Reads the gift again that could not be read on the way back from the payment. */
  retryConfirmation(): Promise<void> {
    return this.#keeper.once('confirming', () => this.#payment.read());
  }

  /** Starts the period of the stored state again. Source: LX-15. */
  stay(): void {
    this.#expiry.stay();
  }

  /** Forgets everything and begins anew: another gift card, too. */
  startOver(): void {
    this.#keeper.forget();
  }

  /** The page has no exit of its own: leaving is beginning anew. */
  leave(): void {
    this.startOver();
  }

  /** Ends timers and listening, when the page goes for good. What is stored stays. */
  close(): void {
    this.#expiry.close();
    this.#tabs?.close();
    this.#tabs = null;
  }

  /** What the payment came back with is read once, and is for nobody's eyes. */
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
