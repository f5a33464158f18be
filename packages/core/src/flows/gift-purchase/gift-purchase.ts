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
import { createObservable, type Observable } from '../../kernel/observable.ts';
import { type GiftChoice, type GiftPurchaseSnapshot, catalogOf } from './gift-purchase.snapshot.ts';
import type { GiftPurchaseState } from './gift-purchase.state.ts';
import { GiftSubmission } from './gift-purchase.submission.ts';
import { selectedClubCookie, parseFacilityId } from '../../clubs/club.ts';
import { currencyOf, writeMajorUnits } from '../../kernel/money.ts';

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

interface GiftOfferContext extends Pick<
  GiftPurchaseDependencies,
  'clock' | 'clubServices' | 'clubs' | 'cookies' | 'logger' | 'visitor'
> {
  readonly store: GiftPurchaseStore;
  readonly choice: Observable<GiftChoice>;
}

/** Loads the available gift cards and fills in the form's defaults. */
class GiftOffer {
  readonly #flow: GiftOfferContext;
  /** The country of the club chosen on another page; null if unknown. */
  #clubCountry: string | null = null;
  #loading: Promise<void> | null = null;

  constructor(flow: GiftOfferContext) {
    this.#flow = flow;
  }

  /** Loads the gift cards, one call at a time. The previous ones stay until the answer arrives. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** Updates the selectable days after midnight. */
  lookAtDay(): void {
    const { clock, visitor, choice } = this.#flow;
    const today = giftToday(visitor.timeZone(), clock.now());
    if (today !== choice.get().today) choice.set({ ...choice.get(), today });
  }

  async #load(): Promise<void> {
    const { choice, clubServices, logger } = this.#flow;
    if (choice.get().offered === 'failed') choice.set({ ...choice.get(), offered: null });
    const [answer] = await Promise.all([clubServices.giftCards(), this.#findClub()]);
    if (answer.ok) {
      choice.set({ ...choice.get(), offered: answer.val });
      this.#begin();
      return;
    }
    logger.error('gift-cards-failed', { failure: answer.val.kind });
    if (choice.get().offered === null) choice.set({ ...choice.get(), offered: 'failed' });
  }

  /**
   * Defaults: the first design and amount, today, and the currency of the visitor's club or
   * country.
   */
  #begin(): void {
    const { store, visitor, choice } = this.#flow;
    const { offered, today } = choice.get();
    const { designs = [], offers = [] } = catalogOf(offered) ?? {};
    const country = this.#clubCountry ?? visitor.country() ?? countryOfZone(visitor.timeZone());
    const likely = currencyOf(country);
    const offer = offers.find(({ currency }) => currency === likely) ?? offers[0];
    const start = {
      designId: designs[0]?.designId ?? '',
      currency: offer?.currency ?? '',
      amount: offer?.amounts[0] === undefined ? '' : writeMajorUnits(offer.amounts[0].minorUnits),
      sendDate: today,
    };
    choice.set({ ...choice.get(), start });
    if (store.state.confirmation === null) {
      store.change({ type: 'begun-with', input: start }, { persist: false });
    }
  }

  /** If the club fails to load, continue without it. */
  async #findClub(): Promise<void> {
    const { clubs, cookies } = this.#flow;
    const chosen = parseFacilityId(cookies.read(selectedClubCookie) ?? '');
    if (chosen.err) return;
    const club = await clubs.byId(chosen.val);
    this.#clubCountry = club.unwrapOr(null)?.country ?? null;
  }
}

/**
 * If nothing else indicates the UK, guess from the time zone; the visitor can change the currency.
 */
function countryOfZone(timeZone: string): string {
  return britishZones.includes(timeZone) ? 'GB' : '';
}

const britishZones: readonly string[] = [
  'Europe/London',
  'Europe/Belfast',
  'Europe/Guernsey',
  'Europe/Isle_of_Man',
  'Europe/Jersey',
];
