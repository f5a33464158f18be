import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import type { Result } from '../shared/result.ts';
import type { Club } from './club.ts';
import type { FacilityId } from './facility-id.ts';

/** The chain's clubs. Reads only: an adapter may retry and cache. Source: HT-37, HT-38. */
export interface ClubRepository {
  /** Every club that a visitor may choose, in the back end's order. */
  all(options?: CallOptions): Promise<Result<readonly Club[], CallFailure>>;
  /** One club; null when the back end knows none of that id. */
  byId(facilityId: FacilityId, options?: CallOptions): Promise<Result<Club | null, CallFailure>>;
}
