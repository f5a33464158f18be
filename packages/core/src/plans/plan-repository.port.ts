import type { Club } from '../clubs/club.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { CatalogEntry } from './catalog-plan.ts';
import type { PlanOffer } from './plan.ts';

/** The club, and the referring member, if any. */
export interface ClubPlansWanted {
  readonly club: Pick<Club, 'facilityId' | 'country'>;
  readonly memberId: string | null;
}

/** The chain's plans and what its clubs offer. All calls only read, so an adapter may retry. */
export interface PlanRepository {
  /** Every plan of the chain, including plan 6. A club decides what it offers. */
  catalog(options?: CallOptions): Promise<Result<readonly CatalogEntry[], CallFailure>>;
  /**
   * The club's offer, with the catalog's descriptions and the club's currency. May be empty. Leaves out plan 6.
   * Customers of the premium card partner, known by their cookie, get the partner's offer. An unknown club is `rejected` with status 404.
   */
  ofClub(wanted: ClubPlansWanted, options?: CallOptions): Promise<Result<PlanOffer, CallFailure>>;
}
