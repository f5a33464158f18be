import type { FacilityId } from '../clubs/club.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { PaidOrders } from '../payment/paid-orders.ts';
import type { ClubPasses, DayPassConfirmation, DayPassOrder } from './day-pass.ts';

/**
 * Day passes, their orders and payment. An order at another price than the club's is `rejected` with code
 * PRICE_CHANGED.
 */
export interface DayPasses extends PaidOrders<DayPassOrder, DayPassConfirmation> {
  /** What the club gives and sells; null for an unknown club. */
  atClub(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<ClubPasses | null, CallFailure>>;
}
