import type { FacilityId } from './facility-id.ts';

/** A club of the chain. Field names follow the wire's Facility, with `timezone` as `timeZone`. */
export interface Club {
  readonly facilityId: FacilityId;
  readonly clubId: string | null;
  readonly clubType: string | null;
  /** The back end's own value, such as `open`, `presale` or `offline`. */
  readonly status: string | null;
  readonly webName: string | null;
  readonly name: string;
  readonly region: string;
  /** Country abbreviation, such as `US`, `CA` or `UK`. */
  readonly country: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly address: string;
  readonly phoneNumber: string;
  /** IANA time zone, such as `America/New_York`. */
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
