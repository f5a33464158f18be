import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import type { Temporal } from '../kernel/temporal.ts';

export interface Agreement {
  readonly agreementId: string;
  readonly version: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** When this member signed this version; null if they haven't. */
  readonly signedAt: Temporal.Instant | null;
  /** The typed name under the agreement of the member's joining; a guardian's for a minor. Null for other agreements. */
  readonly signedBy: string | null;
}

export interface AgreementPlace {
  readonly agreementId: string;
  readonly facilityId: string;
  readonly memberId: string;
}

export const addOnAgreementId = 'hamptons';

/** The agreement under which a member joined. It can be read, but not signed again. */
export const membershipAgreementId = 'membership';

/** The status of an add-on agreement of which a newer version is to be signed. */
export const newVersionStatusId = '3';

/** Another version is current: it must be read first. */
export interface VersionOver {
  readonly kind: 'version-over';
}

/** The member's plan doesn't include the agreement's add-on. */
export interface AddOnExcluded {
  readonly kind: 'add-on-excluded';
}

/** The agreements that a member signs on screen, under the session's token. */
export interface AgreementRepository {
  /** Null `version`: the current one. Excluded if the member can't sign it, unless they signed it before. */
  read(
    place: AgreementPlace,
    version: string | null,
    options?: CallOptions,
  ): Promise<Result<Agreement | null, CallFailure | AddOnExcluded>>;
  /** Returns when it was signed. A second signature doesn't replace the first. */
  sign(
    signing: AgreementPlace & {
      readonly version: string;
      readonly signature: string;
    },
    options?: CallOptions,
  ): Promise<Result<Temporal.Instant, CallFailure | VersionOver | AddOnExcluded>>;
}
