/**
 * The chain's promotions. A plan stores the id of the one it is sold under. Source: Specification, plans and prices.
 */
export const foundersPromotion = 'FOUNDERS-2027';
export const cardPartnerPromotion = 'CARD-2026';

/** The visitor's description of a promotion; null when it has none. */
export function promotionWords(promotionId: string | null): string | null {
  return promotionId === null ? null : (words[promotionId] ?? null);
}

const words: Readonly<Record<string, string>> = {
  [foundersPromotion]: 'founders’ price',
  [cardPartnerPromotion]: 'no initiation for card members',
};
