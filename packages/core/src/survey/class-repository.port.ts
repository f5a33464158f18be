import type { FacilityId } from '../clubs/club.ts';
import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';

/** A kind of class to ask about. */
export interface ClassCategory {
  readonly categoryId: number;
  readonly className: string;
}

export interface ClassCount {
  readonly categoryId: number;
  readonly classCount: number;
}

/** The club's classes. Only reads, so an adapter may retry. */
export interface ClassRepository {
  /** Counts in the back end's order. Kinds without classes may be missing. An unknown club is `rejected` with status 404. */
  counts(
    facilityId: FacilityId,
    categories: readonly ClassCategory[],
    options?: CallOptions,
  ): Promise<Result<readonly ClassCount[], CallFailure>>;
}
