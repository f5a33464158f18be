import type { Club } from '../../clubs/club.ts';
import type { ContactField, ContactInput } from '../../forms/contact-form.ts';
import type { FlowEvent } from '../engine/flow-rules.ts';
import type { Referrer } from '../../lead/referral.ts';
import type { SurveyAnswer } from '../../survey/survey.ts';
import type { VisitConfiguration } from '../../visit/visit-configuration.ts';
import type { Slot } from '../../visit/visit-plan.ts';
import type { ConsentRecord } from '../../lead/consent-log.port.ts';
import type { Appointment, LeadFlowStep } from './lead-flow.state.ts';
import type { CreatedLead, MeetingPurpose } from '../../lead/lead.ts';

/** The events of the lead flow. Times, ids and answers are part of the events. */
export type LeadFlowEvent =
  | FlowEvent
  | { readonly type: 'field-changed'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'text-alerts-set'; readonly on: boolean }
  | { readonly type: 'newsletter-set'; readonly on: boolean }
  | { readonly type: 'configuration-loaded'; readonly config: VisitConfiguration }
  | { readonly type: 'club-chosen'; readonly club: Club; readonly accepts: boolean }
  | { readonly type: 'lead-requested'; readonly transactionId: string }
  | { readonly type: 'lead-recorded'; readonly lead: CreatedLead; readonly facilityId: string }
  | { readonly type: 'lead-accepted'; readonly accepts: boolean }
  | { readonly type: 'slot-selected'; readonly appointment: Appointment | null }
  | { readonly type: 'club-suggested'; readonly club: Club }
  | { readonly type: 'guided-set'; readonly on: boolean }
  | {
      readonly type: 'prefilled';
      readonly contact: Partial<ContactInput>;
      readonly formerMember: boolean;
    }
  | { readonly type: 'referred'; readonly referringId: string; readonly referrer: Referrer | null }
  | { readonly type: 'referral-recorded'; readonly associationToken: string }
  | { readonly type: 'company-email-checked'; readonly eligible: boolean }
  | {
      readonly type: 'bought';
      readonly transactionId: string;
      readonly contact: Partial<ContactInput>;
      readonly club: Club;
    }
  | { readonly type: 'consents-requested'; readonly records: readonly ConsentRecord[] }
  | { readonly type: 'consents-recorded'; readonly consents: Readonly<Record<string, string>> }
  | { readonly type: 'visit-cancelled' }
  | { readonly type: 'cancel-failed'; readonly text: string }
  | { readonly type: 'cancel-closed' }
  | { readonly type: 'survey-answered'; readonly answers: readonly SurveyAnswer[] }
  | { readonly type: 'survey-moved'; readonly step: number }
  | { readonly type: 'visit-requested'; readonly appointment: Appointment }
  | { readonly type: 'visit-given-up' }
  | { readonly type: 'visit-request-settled' }
  | {
      readonly type: 'visit-booked';
      readonly slot: Slot;
      readonly club: Club;
      readonly purpose: MeetingPurpose;
      /** For a new calendar entry; an existing one keeps its own. */
      readonly uid: string;
    }
  | { readonly type: 'visit-skipped'; readonly club: Club; readonly automatically: boolean }
  | { readonly type: 'edit-started' }
  | { readonly type: 'step-revisited'; readonly step: LeadFlowStep };
