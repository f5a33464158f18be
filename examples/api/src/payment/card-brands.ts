import type { CardBrand } from '@foyer/core';

/** The brands as they write themselves. */
export const brandNames: Readonly<Record<CardBrand, string>> = {
  amex: 'American Express',
  visa: 'Visa',
  mastercard: 'Mastercard',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
};

/** What a member reads of the card that they paid with, of which its brand was kept. */
export function brandName(brand: string): string {
  return Object.hasOwn(brandNames, brand) ? brandNames[brand as CardBrand] : brand;
}
