import { selectedClubCookie, parseFacilityId } from '../../clubs/club.ts';
import type { Observable } from '../../kernel/observable.ts';
import { currencyOf, writeMajorUnits } from '../../kernel/money.ts';
import type { GiftPurchaseDependencies } from './gift-purchase.dependencies.ts';
import type { GiftPurchaseStore } from './gift-purchase.store.ts';
import { catalogOf, type GiftChoice } from './gift-purchase.snapshot.ts';
import { giftToday } from '../../club-services/gift-order.ts';

interface GiftOfferContext extends Pick<
  GiftPurchaseDependencies,
  'clock' | 'clubServices' | 'clubs' | 'cookies' | 'logger' | 'visitor'
> {
  readonly store: GiftPurchaseStore;
  readonly choice: Observable<GiftChoice>;
}

/** Loads the available gift cards and fills in the form's defaults. */
export class GiftOffer {
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
