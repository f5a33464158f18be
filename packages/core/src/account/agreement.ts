import type { Temporal } from '../shared/temporal.ts';

/** An agreement as a member reads it. HT-44 */
export interface Agreement {
  readonly agreementId: string;
  readonly version: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** When this member signed this version; null while they have not. */
  readonly signedAt: Temporal.Instant | null;
}

/** Which agreement, of whom and where. */
export interface AgreementPlace {
  readonly agreementId: string;
  readonly facilityId: string;
  readonly memberId: string;
}

/** The agreement that comes with the add-on. AC-04 */
export const addOnAgreementId = 'hamptons';
