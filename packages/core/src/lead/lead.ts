import type { FacilityId } from '../clubs/facility-id.ts';

/** What the visitor typed in the contact step, normalised by `forms/contact-form.ts`. */
export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Digits only, US or UK national form. */
  readonly phone: string;
  readonly companyEmail: string | null;
  readonly postalCode: string | null;
}

/** One consent as the wire's Answers carry it. Source: LC-27. */
export interface Answer {
  readonly answerId: string;
  readonly additionalInfo: string | null;
}

/** A lead about to be made or changed. `transactionId` is the intent's one key: every retry carries the same. */
export interface Lead {
  readonly transactionId: string;
  /** The back end's name for the lead; null before it answered. */
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
}

/**
 * A lead with its visit, as one call takes it. `leadTokenId` null stands for a lead that the back end has not named yet;
 * where it is given it has to be that of the transaction. Source: Lead payload (lead flow), HT-25.
 */
export interface ResidentialLead extends Omit<Lead, 'sourceUrl'> {
  /** Left unfinished so far: nobody has asked for a visit or joined. */
  readonly isAbandoned: boolean;
  /** Of somebody who comes through an employer. */
  readonly isCorporate: boolean;
  /** Null leaves what the visit is for as it is; of a new lead it is a tour. */
  readonly meetingPurpose: MeetingPurpose | null;
  /** ISO date-time with the club's offset; null leaves the visit as it is. */
  readonly scheduledVisitTime: string | null;
}

/** What the back end answers to a new lead. Source: HT-27. */
export interface CreatedLead {
  readonly leadTokenId: string | null;
  /** The transaction under which the back end keeps the lead; the sent one where it named none. */
  readonly transactionId: string;
  readonly associationToken: string | null;
}

/**
 * A change to a lead that exists, in one of the wire's two shapes (LC-25). `scheduledVisitTime` is an ISO date-time
 * with the club's offset; null leaves the visit as it is.
 */
export type LeadUpdate =
  | {
      readonly by: 'token';
      readonly leadTokenId: string;
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
    };

/** Source: LS-08. */
export type MeetingPurpose = 'tour' | 'workout';
