import type { Temporal } from '../kernel/temporal.ts';

export interface Agreement {
  readonly agreementId: string;
  readonly version: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** When this member signed this version; null if they haven't. */
  readonly signedAt: Temporal.Instant | null;
}

export interface AgreementPlace {
  readonly agreementId: string;
  readonly facilityId: string;
  readonly memberId: string;
}

export const addOnAgreementId = 'hamptons';
