import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Club, FacilityId } from './club.ts';

/** The chain's clubs. It only reads, so an adapter may retry and cache. */
export interface ClubRepository {
  /** Every club that a visitor can see, also those that take no appointments, in the same order on every call. */
  all(options?: CallOptions): Promise<Result<readonly Club[], CallFailure>>;
  /** One club, with the values that it has in the list; null, not a failure, when no club has that id. */
  byId(facilityId: FacilityId, options?: CallOptions): Promise<Result<Club | null, CallFailure>>;
}
