import type { Currency, Money } from '../kernel/money.ts';

/** A gift card design. */
export interface GiftCardDesign {
  readonly designId: string;
  readonly title: string;
  /** URL of its picture. */
  readonly imageUrl: string;
}

/** The available gift cards. */
export interface GiftCardCatalog {
  readonly designs: readonly GiftCardDesign[];
  /** The amounts on offer, one list per currency. */
  readonly offers: readonly GiftCardOffer[];
}

export interface GiftCardOffer {
  readonly currency: Currency;
  readonly amounts: readonly Money[];
}
