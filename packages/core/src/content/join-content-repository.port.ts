import type { FacilityId } from '../clubs/facility-id.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { JoinConfirmationContent } from './join-content.ts';

/** The chain's words on joining, from its content service. A read: an adapter may retry it. HT-63, SJ-06 */
export interface JoinContentRepository {
  /** The words of the confirmation for the club's new members; null where the service has none: the default stands. */
  confirmation(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<JoinConfirmationContent | null, CallFailure>>;
}
