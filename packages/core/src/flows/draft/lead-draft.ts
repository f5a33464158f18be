/** What every flow knows of a lead before and after the back end has it. Each flow's state extends it. */
import * as z from 'zod/mini';

import { type Club, clubSchema } from '../../clubs/club.ts';
import {
  type ContactField,
  type ContactInput,
  emptyContactInput,
} from '../../forms/contact-form.ts';
import type { ConsentRecord } from '../../lead/lead-repository.port.ts';
import type { CreatedLead, LeadOutreach, Referrer } from '../../lead/lead.ts';
import type { VisitConfiguration } from '../../visit/visit-configuration.ts';

export interface LeadDraft {
  /** ISO instant; null until something is worth storing. The lifetime of stored state counts from here. */
  readonly createdDate: string | null;
  readonly contactInput: ContactInput;
  /** The visitor has been in a field. */
  readonly hasStarted: boolean;
  readonly selectedFacility: Club | null;
  readonly suggestedFacility: Club | null;
  /** The chain's configuration when it was last loaded. */
  readonly config: VisitConfiguration | null;
  readonly receiveTextAlerts: boolean;
  readonly subscribeToNewsletter: boolean;
  readonly outreachCode: string;
  readonly joinOutreachCode: string;
  /** The company email has no agreement with the chosen club. */
  readonly showNonEligibleBanner: boolean;
  readonly isCorpLead: boolean;
  readonly hasCreatedLead: boolean;
  readonly leadTokenId: string | null;
  /** The lead's idempotency key, created and stored before the first request. */
  readonly leadTransactionId: string | null;
  /** The club under which the back end has the lead; null before it answered. */
  readonly recordedFacilityId: string | null;
  readonly referringId: string | null;
  readonly referrerDetails: Referrer | null;
  /** The referral's token, which identifies a referred lead; null for other leads. */
  readonly associationToken: string | null;
  /** Consents already recorded, by channel, as `version:granted`. */
  readonly recordedConsents: Readonly<Record<string, string>>;
  /** Consents that were sent but not confirmed. They are sent again unchanged, under their own ids. */
  readonly requestedConsents: readonly ConsentRecord[];
}

export type LeadDraftEvent =
  | { readonly type: 'touched'; readonly now: string }
  | { readonly type: 'stayed'; readonly now: string }
  | { readonly type: 'started' }
  | { readonly type: 'field-changed'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'text-alerts-set'; readonly on: boolean }
  | { readonly type: 'newsletter-set'; readonly on: boolean }
  | { readonly type: 'configuration-loaded'; readonly config: VisitConfiguration }
  | { readonly type: 'club-suggested'; readonly club: Club }
  | { readonly type: 'club-chosen'; readonly club: Club; readonly accepts: boolean }
  | { readonly type: 'lead-requested'; readonly transactionId: string }
  | { readonly type: 'lead-recorded'; readonly lead: CreatedLead; readonly facilityId: string }
  | { readonly type: 'referral-recorded'; readonly associationToken: string }
  | { readonly type: 'consents-requested'; readonly records: readonly ConsentRecord[] }
  | { readonly type: 'consents-recorded'; readonly consents: Readonly<Record<string, string>> };

export function newLeadDraft({ outreachCode, joinOutreachCode }: LeadOutreach): LeadDraft {
  return {
    createdDate: null,
    contactInput: emptyContactInput,
    hasStarted: false,
    selectedFacility: null,
    suggestedFacility: null,
    config: null,
    receiveTextAlerts: false,
    subscribeToNewsletter: false,
    outreachCode,
    joinOutreachCode,
    showNonEligibleBanner: false,
    isCorpLead: false,
    hasCreatedLead: false,
    leadTokenId: null,
    leadTransactionId: null,
    recordedFacilityId: null,
    referringId: null,
    referrerDetails: null,
    associationToken: null,
    recordedConsents: {},
    requestedConsents: [],
  };
}

/** The draft's share of an event; fields that belong to the flow are left as they are. */
export function reduceLeadDraft<State extends LeadDraft>(
  state: State,
  event: LeadDraftEvent,
): State {
  switch (event.type) {
    case 'touched':
      return state.createdDate === null ? { ...state, createdDate: event.now } : state;
    case 'stayed':
      return { ...state, createdDate: event.now };
    case 'started':
      return { ...state, hasStarted: true };
    case 'field-changed':
      return { ...state, contactInput: { ...state.contactInput, [event.field]: event.value } };
    case 'text-alerts-set':
      return { ...state, receiveTextAlerts: event.on };
    case 'newsletter-set':
      return { ...state, subscribeToNewsletter: event.on };
    case 'configuration-loaded':
      return { ...state, config: event.config };
    case 'club-suggested':
      return state.suggestedFacility === null ? { ...state, suggestedFacility: event.club } : state;
    case 'club-chosen':
      return { ...state, selectedFacility: event.club, showNonEligibleBanner: false };
    case 'lead-requested':
      return { ...state, leadTransactionId: state.leadTransactionId ?? event.transactionId };
    case 'lead-recorded':
      return {
        ...state,
        hasCreatedLead: true,
        leadTokenId: event.lead.leadTokenId ?? state.leadTokenId,
        leadTransactionId: event.lead.transactionId,
        recordedFacilityId: event.facilityId,
      };
    case 'referral-recorded':
      return {
        ...state,
        associationToken: event.associationToken,
        leadTokenId: event.associationToken,
      };
    case 'consents-requested':
      return { ...state, requestedConsents: event.records };
    case 'consents-recorded':
      return {
        ...state,
        recordedConsents: { ...state.recordedConsents, ...event.consents },
        requestedConsents: [],
      };
  }
}

/** Adopts a lead that another tab has created, so that this tab doesn't create a second one. */
export function adoptLead<State extends LeadDraft>(mine: State, theirs: LeadDraft): State {
  if (mine.leadTransactionId !== null || theirs.leadTransactionId === null) return mine;
  const { hasCreatedLead, leadTokenId, leadTransactionId, recordedFacilityId } = theirs;
  return { ...mine, hasCreatedLead, leadTokenId, leadTransactionId, recordedFacilityId };
}

/** The draft alone, without what else a flow's state holds. */
export function leadDraftOf(state: LeadDraft): LeadDraft {
  const fields = Object.keys(newLeadDraft(state)) as (keyof LeadDraft)[];
  return Object.fromEntries(fields.map((field) => [field, state[field]])) as unknown as LeadDraft;
}

const text = z.nullable(z.string());
const club = z.nullable(clubSchema);

type FieldsOf<State> = { readonly [Field in keyof State]: z.ZodMiniType<State[Field]> };

export const leadDraftFields: FieldsOf<LeadDraft> = {
  createdDate: text,
  contactInput: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email_address: z.string(),
    company_email: z.string(),
    phone_number: z.string(),
    postal_code: z.string(),
  }),
  hasStarted: z.boolean(),
  selectedFacility: club,
  suggestedFacility: club,
  config: z.nullable(
    z.object({
      clubsForAppointment: z.array(z.string()),
      blackoutDates: z.array(z.object({ date: z.string(), facilityId: text })),
    }),
  ),
  receiveTextAlerts: z.boolean(),
  subscribeToNewsletter: z.boolean(),
  outreachCode: z.string(),
  joinOutreachCode: z.string(),
  showNonEligibleBanner: z.boolean(),
  isCorpLead: z.boolean(),
  hasCreatedLead: z.boolean(),
  leadTokenId: text,
  leadTransactionId: text,
  recordedFacilityId: text,
  referringId: text,
  referrerDetails: z.nullable(
    z.object({
      firstName: z.string(),
      memberId: z.string(),
      referringId: z.string(),
      shareId: z.string(),
      facilityId: text,
      hearsOfVisits: z.boolean(),
    }),
  ),
  associationToken: text,
  recordedConsents: z.record(z.string(), z.string()),
  requestedConsents: z.array(
    z.object({
      id: z.string(),
      transactionId: z.string(),
      channel: z.enum(['newsletter', 'text-alerts']),
      granted: z.boolean(),
      basis: z.enum(['express', 'default']),
      jurisdiction: text,
      text: z.string(),
      textVersion: z.string(),
      at: z.string(),
      sourceUrl: z.string(),
    }),
  ),
};
