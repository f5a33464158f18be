import type { StoredProduct } from '../products/product-table.ts';

/** Where a buyer came from and goes back to. CJ-14, SJ-05 */
export interface ReturnAddresses {
  /** Takes the token in its query. */
  readonly paid: string;
  readonly cancelled: string;
  readonly declined: string;
}

/** An employee goes back to the corporate join, anyone else to the standard one, at their club. RT-04, RT-05 */
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

/** Where gift cards are bought. RT-13 */
export const giftCards = '/gift-card/purchase';

/** A giver goes back to the gift. AC-08 */
export const giftReturn: ReturnAddresses = {
  paid: giftCards,
  cancelled: `${giftCards}?payment=cancelled`,
  declined: `${giftCards}?payment=declined`,
};
