import type { Currency } from '@foyer/core';

export const currencies: readonly Currency[] = ['USD', 'CAD', 'GBP'];

/** Converts a US dollar price to a currency's price level, rounded to 5 whole units, in minor units. */
export function priceIn(currency: Currency, dollars: number): number {
  return Math.round((dollars * priceLevel[currency]) / 5) * 500;
}

const priceLevel: Readonly<Record<Currency, number>> = { USD: 1, CAD: 1.3, GBP: 0.8 };
