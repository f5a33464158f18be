/** The gift card designs. Each shows a place at one of the clubs. */
export const giftDesigns = [
  { designId: 'first-light', title: 'First light', club: '101' },
  { designId: 'still-water', title: 'Still water', club: '104' },
  { designId: 'quiet-stairs', title: 'Quiet stairs', club: '199' },
] as const;

export const giftCurrencies = ['USD', 'CAD', 'GBP'] as const;

/** In minor units. Givers may also enter another amount, up to 500 whole units. */
export const giftOfferedAmounts: readonly number[] = [5_000, 10_000, 20_000, 50_000];
