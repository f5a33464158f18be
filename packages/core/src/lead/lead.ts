import type { FacilityId } from '../clubs/club.ts';

/** What the visitor typed in the contact step, normalized by `forms/contact-form.ts`. */
export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Digits only, in US or UK national format; E.164 for other countries. */
  readonly phone: string;
  readonly companyEmail: string | null;
  readonly postalCode: string | null;
}

/** One consent in the wire's `Answers`. */
export interface Answer {
  readonly answerId: string;
  readonly additionalInfo: string | null;
}

/** A lead to create or change. `transactionId` is the idempotency key, so every retry sends the same one. */
export interface Lead {
  readonly transactionId: string;
  /** The back end's id for the lead; null before its first response. */
  readonly leadTokenId: string | null;
  readonly contact: Contact;
  readonly facilityId: FacilityId;
  readonly outreachCode: string;
  readonly joinOutreachCode: string | null;
  readonly sourceUrl: string;
  readonly answers: readonly Answer[];
  readonly receiveTextAlerts: boolean;
  readonly subscribeToNewsletter: boolean;
  readonly memberId: string | null;
  readonly referringId: string | null;
  readonly shareId: string | null;
  /** True if the visitor went on without choosing a time, so that the club calls them. */
  readonly visitSkipped?: boolean;
}

/** A lead with its visit, for a single call. A `leadTokenId` must belong to the transaction. */
export interface ResidentialLead extends Omit<Lead, 'sourceUrl'> {
  /** True until the visitor asks for a visit or joins. */
  readonly isAbandoned: boolean;
  /** True if the visitor joins through an employer. */
  readonly isCorporate: boolean;
  /** Null leaves the visit's purpose unchanged; a new lead gets a tour. */
  readonly meetingPurpose: MeetingPurpose | null;
  /** ISO date-time with the club's offset; null leaves the visit unchanged. */
  readonly scheduledVisitTime: string | null;
}

export interface CreatedLead {
  readonly leadTokenId: string | null;
  /** The lead's transaction id in the back end, or the sent one if the response has none. */
  readonly transactionId: string;
  readonly associationToken: string | null;
}

/** A change to an existing lead, in one of the wire's two shapes. */
export type LeadUpdate = (
  | {
      readonly by: 'token';
      readonly leadTokenId: string;
      /** Answers without a time leave the lead's club as it is. */
      readonly facilityId: FacilityId;
      readonly scheduledVisitTime: string | null;
      readonly answers: readonly Answer[] | null;
    }
  | {
      readonly by: 'transaction';
      readonly transactionId: string;
      readonly scheduledVisitTime: string | null;
      readonly meetingPurpose: MeetingPurpose | null;
      readonly preferredCommunicationMethod: 'Email' | 'Text' | null;
      readonly preferredTimeOfDay: 'Morning' | 'Afternoon' | 'Evening' | null;
    }
) & {
  /** Whom the visitor brings to `scheduledVisitTime`; null for no one. Without it, the guest is unchanged. */
  readonly guest?: Guest | null;
};

export type MeetingPurpose = 'tour' | 'workout';

/** The member who referred the visitor. */
export interface Referrer {
  readonly referringId: string;
  readonly firstName: string;
  readonly memberId: string;
  readonly shareId: string;
  /** The member's home club; null if unknown. */
  readonly facilityId: string | null;
  /** True if the back end tells the member of each visit that a friend books. */
  readonly hearsOfVisits: boolean;
}

/** A friend's lead, linked to the member who referred them. */
export interface Referral {
  readonly lead: Lead;
  readonly referrer: Referrer;
  /** ISO country of the visitor; null if unknown. */
  readonly userLocation: string | null;
}

export interface CreatedReferral {
  readonly associationToken: string;
}

/** The codes that tell marketing where a lead came from. All of them are configurable. */
export interface OutreachSettings {
  readonly leadCode: string;
  readonly corporateCode: string;
  readonly popupCode: string;
  /** The experiment campaign that changes the join code; null if there is none. */
  readonly campaign: string | null;
}

export const defaultOutreachSettings: OutreachSettings = {
  leadCode: 'WEBLEAD',
  corporateCode: 'CORPENROLL',
  popupCode: 'POPUPLEAD',
  campaign: null,
};

export type LeadSource = 'page' | 'popup' | 'corporate';

/** The outreach code of a lead, and the one it carries if the visitor joins online instead. */
export interface LeadOutreach {
  readonly outreachCode: string;
  readonly joinOutreachCode: string;
}

export function outreachCodes(settings: OutreachSettings, source: LeadSource): LeadOutreach {
  const { leadCode, corporateCode, popupCode, campaign } = settings;
  const outreachCode = { page: leadCode, popup: popupCode, corporate: corporateCode }[source];
  const suffix = campaign === null ? '' : `_${campaign}`;
  return { outreachCode, joinOutreachCode: `${outreachCode}${suffix}_JOIN` };
}

/** Someone whom the visitor brings along. The visit still takes one time. */
export interface Guest {
  /** Null if the visitor didn't say. */
  readonly firstName: string | null;
}

/** The name to type for a guest: empty without one, null without a guest. */
export function guestName(guest: Guest | null): string | null {
  return guest && (guest.firstName ?? '');
}

export function isSameGuest(one: Guest | null, other: Guest | null): boolean {
  return guestName(one) === guestName(other);
}
