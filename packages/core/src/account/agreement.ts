import type { Temporal } from '../kernel/temporal.ts';

/** An agreement as the member reads it. */
export interface Agreement {
  readonly agreementId: string;
  readonly version: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** When this member signed this version; null if they haven't. */
  readonly signedAt: Temporal.Instant | null;
}

/** Which agreement, for which member and club. */
export interface AgreementPlace {
  readonly agreementId: string;
  readonly facilityId: string;
  readonly memberId: string;
}

/** Id of the add-on's agreement. */
export const addOnAgreementId = 'hamptons';
