/** Buying a gift card: one method per visitor action, and one snapshot to render. */
import {
  type GiftConfirmation,
  type GiftRequest,
  giftToday,
} from '../../club-services/gift-order.ts';
import type { GiftPurchaseField } from '../../club-services/gift-purchase-form.ts';
import { parseFacilityId, selectedClubCookie } from '../../clubs/club.ts';
import { dateWindow } from '../../forms/date.ts';
import type { FieldRefusal } from '../../forms/filled-form.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { currencyOf, writeMajorUnits } from '../../kernel/money.ts';
import { addMessages } from '../../messages/catalog.ts';
import { messageOfCall } from '../../messages/failure-messages.ts';
import { FormattedDay } from '../../messages/formatted-values.ts';
import { joinMessages } from '../../messages/join-messages.ts';
import { accountMessages, formMessages, serviceMessages } from '../../messages/member-messages.ts';
import { storeProductToken } from '../../payment/purchase.ts';
import { FlowExpiry } from '../engine/flow-expiry.ts';
import { FlowTabs } from '../engine/flow-tabs.ts';
import { type PaymentReturn, ReturnFromPayment, withoutPayment } from '../shared/payment-return.ts';
import type { GiftPurchaseDependencies } from './gift-purchase.dependencies.ts';
import type { GiftPurchaseState } from './gift-purchase.state.ts';
import {
  catalogOf,
  createGiftPurchaseContext,
  formOf,
  type GiftPurchaseContext,
  type GiftPurchaseSnapshot,
  type GiftPurchaseStore,
} from './gift-purchase.store.ts';

export class GiftPurchase {
  readonly #flow: GiftPurchaseContext;
  readonly #store: GiftPurchaseStore;
  readonly #offer: GiftOffer;
  readonly #payment: ReturnFromPayment<GiftConfirmation>;
  readonly #expiry: FlowExpiry;
  /** Null until the flow is entered, because stored state is read first. */
  #tabs: FlowTabs<GiftPurchaseState> | null = null;

  constructor(dependencies: GiftPurchaseDependencies) {
    for (const part of [formMessages, accountMessages, joinMessages, serviceMessages]) {
      addMessages(part);
    }
    const flow = createGiftPurchaseContext(dependencies);
    const { analytics, clock, gifts, logger, store } = flow;
    this.#flow = flow;
    this.#store = store;
    this.#offer = new GiftOffer(flow);
    this.#payment = new ReturnFromPayment({
      ...flow,
      load: (token) => gifts.confirmation(token),
      onPaid: ({ amount }) => {
        analytics.record({ name: 'gift_bought', currency: amount.currency });
      },
      trackFailure: (failure) => logger.warn('gift-unread', { failure }),
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

  leaveField(field: GiftPurchaseField): void {
    const { checkedFields } = this.#store.session;
    if (checkedFields.has(field)) return;
    this.#store.update({ checkedFields: new Set([...checkedFields, field]) });
  }

  /** Goes to the payment application, once however often it is pressed, or shows all errors. */
  submit(): Promise<void> {
    this.#offer.lookAtDay();
    return this.#store.once('ordering', () => this.#send());
  }

  retryOffer(): Promise<void> {
    return this.#offer.load();
  }

  retryConfirmation(): Promise<void> {
    return this.#store.once('confirming', () => this.#payment.read());
  }

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

  /** Safe to repeat: ordering buys nothing yet, and a paid gift is never paid for again. */
  async #send(): Promise<void> {
    const { store, choice } = this.#flow;
    const { offered, today } = choice.get();
    const catalog = catalogOf(offered);
    if (catalog === null) return;
    const { input } = store.state;
    const { values } = formOf(catalog, input, today).check(input);
    if (values === null) {
      this.#refuse(null);
      return;
    }
    await this.#order(values);
  }

  async #order(gift: GiftRequest): Promise<void> {
    const { store, gifts, cookies, logger, navigation, settings, visitor, analytics } = this.#flow;
    const id = this.#takeOrderId();
    // It was paid for in another tab in the meantime; show that instead.
    if (id === null) return;
    const begun = await gifts.begin({ ...gift, id, timeZone: visitor.timeZone() });
    if (begun.err) {
      logger.error('gift-order-failed', { failure: begun.val.kind });
      this.#showFailure(begun.val);
      return;
    }
    if (storeProductToken(begun.val, cookies, logger).err) {
      store.update({ alert: { key: 'giftNoCookies' } });
      return;
    }
    analytics.record({ name: 'gift_begun', currency: gift.amount.currency });
    navigation.load(settings.paymentAddress);
  }

  /** Stores the id before the request goes out; null if the gift is already paid for. */
  #takeOrderId(): string | null {
    const { store, ids } = this.#flow;
    store.change({ type: 'ordered', orderId: ids.next() });
    return store.state.orderId;
  }

  #showFailure(failure: CallFailure): void {
    const store = this.#store;
    const refusal = this.#refusalOf(failure);
    if (refusal !== null) this.#refuse(refusal);
    else if (failure.kind === 'rejected' && failure.code === 'ORDER_CHANGED') {
      store.change({ type: 'order-dropped' });
      store.update({ alert: { key: 'callFailed' } });
    } else store.update({ alert: messageOfCall(failure) });
  }

  #refusalOf(failure: CallFailure): FieldRefusal<GiftPurchaseField> | null {
    if (failure.kind !== 'rejected') return null;
    switch (failure.field) {
      case 'designId':
        return { field: 'designId', message: { key: 'giftDesignRequired' } };
      case 'amount':
      case 'currency':
        return { field: 'amount', message: { key: 'giftAmountRefused' } };
      case 'sendDate': {
        const { first, last } = dateWindow(this.#flow.choice.get().today);
        const values = { first: new FormattedDay(first), last: new FormattedDay(last) };
        return { field: 'sendDate', message: { key: 'dateOutside', values } };
      }
      case 'emailAddress':
      case 'giverEmail':
        return { field: failure.field, message: { key: 'emailMalformed' } };
      case 'firstName':
      case 'lastName':
      case 'giverName':
        return { field: failure.field, message: { key: 'nameMalformed' } };
      default:
        return null;
    }
  }

  #refuse(refused: FieldRefusal<GiftPurchaseField> | null): void {
    const store = this.#store;
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
    const { navigation } = this.#flow;
    const current = navigation.current();
    const tidy = withoutPayment(current);
    if (tidy !== current) navigation.replace(tidy);
  }
}

function isUntouched({ createdDate }: GiftPurchaseState): boolean {
  return createdDate === null;
}

class GiftOffer {
  readonly #flow: GiftPurchaseContext;
  /** The country of the club chosen on another page; null if unknown. */
  #clubCountry: string | null = null;
  #loading: Promise<void> | null = null;

  constructor(flow: GiftPurchaseContext) {
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

  /** The first design and amount, today, and the currency of the visitor's club or country. */
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

/** If nothing else indicates the UK, guess from the time zone; the visitor can change it. */
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
