/** The chain's promotions: a plan is kept with the id of the one that it is sold under. Source: PL-06, PL-08. */
export const foundersPromotion = 'FOUNDERS-2027';
export const cardPartnerPromotion = 'CARD-2026';

/** What a visitor reads of a promotion; one without words is none of theirs. */
export function promotionWords(promotionId: string | null): string | null {
  return promotionId === null ? null : (words[promotionId] ?? null);
}

const words: Readonly<Record<string, string>> = {
  [foundersPromotion]: 'founders’ price',
  [cardPartnerPromotion]: 'no initiation for card members',
};
