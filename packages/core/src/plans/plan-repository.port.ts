import type { Club } from '../clubs/club.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { PlanOffer } from './plan.ts';

/** The club, and the referring member, if any. */
export interface ClubPlansWanted {
  readonly club: Pick<Club, 'facilityId' | 'country'>;
  readonly memberId: string | null;
}

/** What the chain's clubs offer. It only reads, so an adapter may retry. */
export interface PlanRepository {
  /**
   * The club's offer, with the descriptions of the chain's catalog and the club's currency. May be empty. Leaves out
   * plan 6. Customers of the premium card partner, known by their cookie, get the partner's offer. An unknown club is
   * `rejected` with status 404.
   */
  ofClub(wanted: ClubPlansWanted, options?: CallOptions): Promise<Result<PlanOffer, CallFailure>>;
}
