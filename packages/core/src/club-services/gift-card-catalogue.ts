import type { Currency, Money } from '../plans/money.ts';

/** How a gift card looks. */
export interface GiftCardDesign {
  readonly designId: string;
  readonly title: string;
  /** The address of its picture. */
  readonly imageUrl: string;
}

/** What gift cards there are. HT-46 */
export interface GiftCardCatalogue {
  readonly designs: readonly GiftCardDesign[];
  /** The amounts on offer, one list a currency. */
  readonly offers: readonly GiftCardOffer[];
}

export interface GiftCardOffer {
  readonly currency: Currency;
  readonly amounts: readonly Money[];
}
