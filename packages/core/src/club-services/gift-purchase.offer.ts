import { selectedClubCookie } from '../clubs/selected-club-cookie.ts';
import { parseFacilityId } from '../clubs/facility-id.ts';
import type { Observable } from '../shared/observable.ts';
import { currencyOf, writeMajorUnits } from '../plans/money.ts';
import type { GiftPurchaseDependencies } from './gift-purchase.dependencies.ts';
import type { GiftPurchaseKeeper } from './gift-purchase.keeper.ts';
import { catalogueOf, type GiftChoice } from './gift-purchase.snapshot.ts';
import { giftToday } from './gift-order.ts';

interface GiftOfferContext extends Pick<
  GiftPurchaseDependencies,
  'clock' | 'clubServices' | 'clubs' | 'cookies' | 'logger' | 'visitor'
> {
  readonly keeper: GiftPurchaseKeeper;
  readonly choice: Observable<GiftChoice>;
}

/** The gift cards that there are, and what the form begins with of them. HT-46 */
export class GiftOffer {
  readonly #flow: GiftOfferContext;
  /** The country of the club that the visitor chose on another page; null where there is none. */
  #clubCountry: string | null = null;
  #loading: Promise<void> | null = null;

  constructor(flow: GiftOfferContext) {
    this.#flow = flow;
  }

  /** Asks for them, once at a time; what is there stays until an answer is. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** The days to choose from move on at midnight. FM-05 */
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

  /** The first design and amount, the currency of the visitor's club, or country, and today: to be chosen otherwise. PL-05 */
  #begin(): void {
    const { keeper, visitor, choice } = this.#flow;
    const { offered, today } = choice.get();
    const { designs = [], offers = [] } = catalogueOf(offered) ?? {};
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
    if (keeper.state.confirmation === null) {
      keeper.change({ type: 'begun-with', input: start }, { keep: false });
    }
  }

  /** A club that can't be had is no reason to wait, nor to fail. */
  async #findClub(): Promise<void> {
    const { clubs, cookies } = this.#flow;
    const chosen = parseFacilityId(cookies.read(selectedClubCookie) ?? '');
    if (chosen.err) return;
    const club = await clubs.byId(chosen.val);
    this.#clubCountry = club.unwrapOr(null)?.country ?? null;
  }
}

/** Where nothing else tells of the UK: pounds are offered first, which is a guess that costs a press at most. */
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
