import type { CardBrand } from '@foyer/core/forms';

/** The brands' own spelling. */
export const brandNames: Readonly<Record<CardBrand, string>> = {
  amex: 'American Express',
  visa: 'Visa',
  mastercard: 'Mastercard',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
};

/** The card brand for display. Only the brand of a card is stored. */
export function brandName(brand: string): string {
  return Object.hasOwn(brandNames, brand) ? brandNames[brand as CardBrand] : brand;
}
