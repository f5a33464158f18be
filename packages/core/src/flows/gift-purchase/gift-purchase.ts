/** Buying a gift card: one method per visitor action, and one snapshot to render. */
import {
  type GiftConfirmation,
  type GiftOrder,
  type GiftPurchaseField,
  type GiftRequest,
  giftToday,
} from '../../club-services/gift-order.ts';
import { parseFacilityId, selectedClubCookie } from '../../clubs/club.ts';
import type { FieldRefusal } from '../../forms/filled-form.ts';
import { currencyOf, writeMajorUnits } from '../../kernel/money.ts';
import { addMessages } from '../../messages/catalog.ts';
import { joinMessages } from '../../messages/join-messages.ts';
import { accountMessages, formMessages, serviceMessages } from '../../messages/member-messages.ts';
import { OrderFlow, outsideWindow } from '../shared/order-flow.ts';
import {
  catalogOf,
  createGiftPurchaseContext,
  formOf,
  type GiftPurchaseContext,
  type GiftPurchaseDependencies,
  type GiftPurchaseSnapshot,
} from './gift-purchase.store.ts';

export class GiftPurchase extends OrderFlow<
  GiftPurchaseField,
  GiftRequest,
  GiftOrder,
  GiftConfirmation,
  GiftPurchaseSnapshot
> {
  readonly #offer: GiftOffer;

  constructor(dependencies: GiftPurchaseDependencies) {
    for (const part of [formMessages, accountMessages, joinMessages, serviceMessages]) {
      addMessages(part);
    }
    const flow = createGiftPurchaseContext(dependencies);
    const { analytics, choice, gifts, store, visitor } = flow;
    super(flow, store, {
      orders: gifts,
      orderOf: (gift, id) => ({ ...gift, id, timeZone: visitor.timeZone() }),
      schema: (input) => {
        const { offered, today } = choice.get();
        const catalog = catalogOf(offered);
        return catalog && formOf(catalog, input, today);
      },
      refusalOf: (field) => refusalOf(field, choice.get().today),
      onBegun: ({ amount }) => analytics.record({ name: 'gift_begun', currency: amount.currency }),
      onPaid: ({ amount }) => analytics.record({ name: 'gift_bought', currency: amount.currency }),
      otherBrowserMessage: 'giftOtherBrowser',
    });
    this.#offer = new GiftOffer(flow);
  }

  protected loadOffer(): Promise<void> {
    return this.#offer.load();
  }

  protected lookAtDay(): void {
    this.#offer.lookAtDay();
  }
}

function refusalOf(field: string | null, today: string): FieldRefusal<GiftPurchaseField> | null {
  switch (field) {
    case 'designId':
      return { field, message: { key: 'giftDesignRequired' } };
    case 'amount':
    case 'currency':
      return { field: 'amount', message: { key: 'giftAmountRefused' } };
    case 'sendDate':
      return { field, message: outsideWindow(today) };
    case 'emailAddress':
    case 'giverEmail':
      return { field, message: { key: 'emailMalformed' } };
    case 'firstName':
    case 'lastName':
    case 'giverName':
      return { field, message: { key: 'nameMalformed' } };
    default:
      return null;
  }
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
