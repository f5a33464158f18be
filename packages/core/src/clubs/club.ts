import type { FacilityId } from './facility-id.ts';

/** A club of the chain. Field names follow the wire's Facility, `timezone` already read as `timeZone`. Source: CC-05. */
export interface Club {
  readonly facilityId: FacilityId;
  readonly clubId: string | null;
  readonly clubType: string | null;
  /** e.g. `open`, `presale`, `offline`, in the back end's words. */
  readonly status: string | null;
  readonly webName: string | null;
  readonly name: string;
  readonly region: string;
  /** Country abbreviation, e.g. `US`, `CA`, `UK`. */
  readonly country: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly address: string;
  readonly phoneNumber: string;
  /** IANA zone, e.g. `America/New_York`. */
  readonly timeZone: string;
  readonly lat: number;
  readonly long: number;
  readonly imageUrl: string | null;
  readonly thumbnail: string | null;
  readonly hasGuidedWorkouts: boolean;
  readonly isAcceptingAppointments: boolean;
  readonly clubDetailPageURL: string | null;
  readonly featuredAmenities: readonly string[];
  readonly confirmationImages: readonly string[];
}
