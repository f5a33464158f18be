import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import type { Result } from '../shared/result.ts';
import type { Temporal } from '../shared/temporal.ts';
import type { Agreement, AgreementPlace } from './agreement.ts';

/** Another version is signed today: it is to be read first. */
export interface VersionOver {
  readonly kind: 'version-over';
}

/** What a member agrees to on the screen, under the session's token. AC-08 */
export interface AgreementRepository {
  /** In the version that is signed today, or in the one that is named; null for one that there is not. HT-44 */
  read(
    place: AgreementPlace,
    version: string | null,
    options?: CallOptions,
  ): Promise<Result<Agreement | null, CallFailure>>;
  /** Answers when it was signed; signed again, the first signature stands. HT-45 */
  sign(
    signing: AgreementPlace & {
      readonly version: string;
      /** The member's name, as they wrote it. */
      readonly signature: string;
    },
    options?: CallOptions,
  ): Promise<Result<Temporal.Instant, CallFailure | VersionOver>>;
}
