import type { FacilityId } from '../clubs/facility-id.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';

/** A kind of class that is asked about. HT-68 */
export interface ClassCategory {
  readonly categoryId: number;
  readonly className: string;
}

/** How many classes of a kind the club gives. */
export interface ClassCount {
  readonly categoryId: number;
  readonly classCount: number;
}

/** The club's classes. A read: an adapter may retry it. */
export interface ClassRepository {
  /** Counts in the back end's order; kinds that the club has none of may be missing. HT-14 */
  counts(
    facilityId: FacilityId,
    categories: readonly ClassCategory[],
    options?: CallOptions,
  ): Promise<Result<readonly ClassCount[], CallFailure>>;
}
