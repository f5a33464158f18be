/** A booking as the back end holds it; cancelled ones are left out. */
export interface HeldBooking {
  readonly facilityId: string;
  /** ISO instant. */
  readonly startsAt: string;
  readonly purpose: 'tour' | 'workout';
}

export interface HeldLead {
  readonly bookings: readonly HeldBooking[];
  readonly facilityId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly companyEmail: string | null;
  readonly zip: string | null;
  readonly outreachCode: string;
  readonly referringId: string | null;
  readonly answers: readonly { readonly answerId: number }[];
}

export interface HeldConsent {
  readonly channel: string;
  readonly granted: boolean;
  readonly basis: string;
}
