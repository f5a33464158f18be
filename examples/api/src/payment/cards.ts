import type { CardBrand } from '@foyer/core/forms';

import { walletNames, walletOf } from './wallets.ts';

export type CardOutcome = 'approved' | 'declined' | 'no-funds' | 'asks-first' | 'declined-later';

export interface TestCard {
  /** Only digits. */
  readonly digits: string;
  readonly brand: CardBrand;
  readonly outcome: CardOutcome;
}

/** The well-known test numbers that payment providers publish. No bank has issued any of them. */
export const testCards: readonly TestCard[] = [
  { digits: '4242424242424242', brand: 'visa', outcome: 'approved' },
  { digits: '5555555555554444', brand: 'mastercard', outcome: 'approved' },
  { digits: '2223003122003222', brand: 'mastercard', outcome: 'approved' },
  { digits: '378282246310005', brand: 'amex', outcome: 'approved' },
  { digits: '6011111111111117', brand: 'discover', outcome: 'approved' },
  { digits: '30569309025904', brand: 'diners', outcome: 'approved' },
  { digits: '3566002020360505', brand: 'jcb', outcome: 'approved' },
  { digits: '4000000000000002', brand: 'visa', outcome: 'declined' },
  { digits: '4000000000009995', brand: 'visa', outcome: 'no-funds' },
  { digits: '4000002500003155', brand: 'visa', outcome: 'asks-first' },
  { digits: '4000000000000341', brand: 'visa', outcome: 'declined-later' },
];

export function outcomeOf(digits: string): CardOutcome | null {
  return testCards.find((card) => card.digits === digits)?.outcome ?? null;
}

/** Grouped as on the card: `4242 4242 4242 4242`, `3782 822463 10005`. */
export function inGroups({ digits, brand }: Pick<TestCard, 'digits' | 'brand'>): string {
  const pattern =
    brand === 'amex' || brand === 'diners'
      ? /^(\d{4})(\d{6})(\d+)$/
      : /^(\d{4})(\d{4})(\d{4})(\d+)$/;
  return digits.replace(pattern, (_, ...groups: (string | number)[]) =>
    groups
      .filter((group, index) => typeof group === 'string' && index < groups.length - 2)
      .join(' '),
  );
}

/** The brands' own spelling. */
export const brandNames: Readonly<Record<CardBrand, string>> = {
  amex: 'American Express',
  visa: 'Visa',
  mastercard: 'Mastercard',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
};

/** What was paid with, for display: the card's brand, which is all that is stored of it, or the wallet. */
export function brandName(brand: string): string {
  const wallet = walletOf(brand);
  if (wallet !== null) return walletNames[wallet];
  return Object.hasOwn(brandNames, brand) ? brandNames[brand as CardBrand] : brand;
}
