import type { StoredProduct } from '../products/product-table.ts';

/** Where to send the buyer after the payment. */
export interface ReturnAddresses {
  /** Gets the return token in its query. */
  readonly paid: string;
  readonly cancelled: string;
  readonly declined: string;
}

/** An employee returns to the corporate join, anyone else to the standard join at their club. */
export function returnAddresses({
  company_email: companyEmail,
  facility_id: facilityId,
}: Pick<StoredProduct, 'company_email' | 'facility_id'>): ReturnAddresses {
  const [paid, details] =
    companyEmail === null
      ? [`/join/step3/${facilityId}`, `/join/step2/${facilityId}`]
      : [corporateJoin, corporateJoin];
  return {
    paid,
    cancelled: `${details}?payment=cancelled`,
    declined: `${details}?payment=declined`,
  };
}

export const corporateJoin = '/join/corp';

/** Where gift cards are sold. */
export const giftCards = '/gift-card/purchase';

/** A giver returns to the gift card page. */
export const giftReturn: ReturnAddresses = {
  paid: giftCards,
  cancelled: `${giftCards}?payment=cancelled`,
  declined: `${giftCards}?payment=declined`,
};
