import { messageOfCall } from '../../messages/failure-messages.ts';
import { dateWindow } from '../../forms/date.ts';
import type { FieldRefusal } from '../../forms/filled-form.ts';
import type { GiftPurchaseField } from '../../club-services/gift-purchase-form.ts';
import { storeProductToken } from '../../payment/begin-purchase.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Observable } from '../../kernel/observable.ts';
import type { GiftRequest } from '../../club-services/gift-order.ts';
import type { GiftPurchaseDependencies } from './gift-purchase.dependencies.ts';
import type { GiftPurchaseStore } from './gift-purchase.store.ts';
import { catalogOf, formOf, type GiftChoice } from './gift-purchase.snapshot.ts';
import { FormattedDay } from '../../messages/formatted-values.ts';

interface GiftSubmissionContext extends Pick<
  GiftPurchaseDependencies,
  'analytics' | 'cookies' | 'gifts' | 'ids' | 'logger' | 'navigation' | 'settings' | 'visitor'
> {
  readonly store: GiftPurchaseStore;
  readonly choice: Observable<GiftChoice>;
}

/** Submits the form: orders the gift and goes to the payment application. */
export class GiftSubmission {
  readonly #flow: GiftSubmissionContext;

  constructor(flow: GiftSubmissionContext) {
    this.#flow = flow;
  }

  /** Safe to repeat: ordering buys nothing yet, and a paid gift is never paid for again. */
  async send(): Promise<void> {
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

  /**
   * Creates the order id for the current input and stores it before the request goes out; null if
   * the gift is already paid for.
   */
  #takeOrderId(): string | null {
    const { store, ids } = this.#flow;
    store.change({ type: 'ordered', orderId: ids.next() });
    return store.state.orderId;
  }

  #showFailure(failure: CallFailure): void {
    const { store } = this.#flow;
    const refusal = this.#refusalOf(failure);
    if (refusal !== null) this.#refuse(refusal);
    else if (failure.kind === 'rejected' && failure.code === 'ORDER_CHANGED') {
      store.change({ type: 'order-dropped' });
      store.update({ alert: { key: 'callFailed' } });
    } else store.update({ alert: messageOfCall(failure) });
  }

  /** The field that the back end refused. */
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

  /** Shows all errors and keeps all input. */
  #refuse(refused: FieldRefusal<GiftPurchaseField> | null): void {
    const { store } = this.#flow;
    const { form } = store.getSnapshot();
    store.update({
      refused,
      checkedFields: new Set(form?.schema.fields.map(({ name }) => name)),
      alert: { key: 'checkFields' },
      refusals: store.session.refusals + 1,
    });
  }
}
