import type { FacilityId } from '../clubs/club.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { JoinConfirmationContent } from './join-content.ts';

/** The copy of the join from the chain's content service. Only reads, so an adapter may retry. */
export interface JoinContentRepository {
  /** The confirmation copy for the club's new members; null if the service has none, which means the default. */
  confirmation(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<JoinConfirmationContent | null, CallFailure>>;
}
