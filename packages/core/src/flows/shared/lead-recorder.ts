import type { Club } from '../../clubs/club.ts';
import type { Analytics, FlowPlace } from '../../kernel/analytics.port.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { Err, type Result } from '../../kernel/result.ts';
import { asksForNewsletter } from '../../lead/consents.ts';
import type { CreateLeadInput } from '../../lead/create-lead.ts';
import type { CreatedLead } from '../../lead/lead.ts';
import type { LeadDraft, LeadDraftEvent } from '../draft/lead-draft.ts';
import { type ConsentContext, ConsentRecorder } from './consent-recorder.ts';

/** Sends the lead as it is now to the back end. */
export interface RecordsLead {
  record(club: Club): Promise<Result<unknown, CallFailure>>;
}

/** A lead as every flow records it. */
export type LeadToRecord<Contact> = Omit<CreateLeadInput, 'contact'> & {
  readonly contact: Contact;
};

export interface LeadRecording<Contact> extends Omit<ConsentContext, 'store'> {
  readonly store: { readonly state: LeadDraft; change(event: LeadDraftEvent): void };
  readonly analytics: Analytics;
  /** The contact in the form; null while it has errors. */
  readonly contact: () => Contact | null;
  /** The flow's call. It logs its failures. */
  readonly send: (lead: LeadToRecord<Contact>) => Promise<Result<CreatedLead, CallFailure>>;
  /** Where the visitor is, for an error's event. */
  readonly place: () => FlowPlace;
}

/**
 * Creates the visitor's lead or updates it, always under its one transaction id, which is stored before the request
 * goes out. Then records the consents.
 */
export class LeadRecorder<Contact> implements RecordsLead {
  readonly #flow: LeadRecording<Contact>;
  readonly #consents: ConsentRecorder;

  constructor(flow: LeadRecording<Contact>) {
    this.#flow = flow;
    this.#consents = new ConsentRecorder(flow);
  }

  /** A failure is reported to analytics. */
  async record(
    club: Club,
    intent: 'visit' | 'join' = 'visit',
  ): Promise<Result<CreatedLead, CallFailure>> {
    const { store, analytics, send, place } = this.#flow;
    const lead = this.request(club, intent);
    if (lead === null) return Err({ kind: 'unsuccessful' });
    const created = await send(lead);
    if (created.err) {
      analytics.record({ name: 'flow_error', ...place(), failure: created.val.kind });
      return created;
    }
    store.change({ type: 'lead-recorded', lead: created.val, facilityId: club.facilityId });
    const { associationToken } = created.val;
    if (associationToken !== null) store.change({ type: 'referral-recorded', associationToken });
    await this.#consents.record(lead);
    return created;
  }

  /** Stores the transaction id and returns the lead to send; null while the contact has errors. */
  request(club: Club, intent: 'visit' | 'join'): LeadToRecord<Contact> | null {
    const { store, settings, visitor, ids } = this.#flow;
    store.change({ type: 'lead-requested', transactionId: ids.next() });
    const { state } = store;
    const contact = this.#flow.contact();
    if (contact === null || state.leadTransactionId === null) return null;
    const asks = asksForNewsletter(settings.consents, club.country, visitor.country());
    return {
      transactionId: state.leadTransactionId,
      leadTokenId: state.leadTokenId,
      exists: state.hasCreatedLead,
      contact,
      club,
      outreachCode: intent === 'join' ? state.joinOutreachCode : state.outreachCode,
      joinOutreachCode: state.joinOutreachCode,
      sourceUrl: visitor.pageUrl(),
      userLocation: visitor.country(),
      receiveTextAlerts: state.receiveTextAlerts,
      subscribeToNewsletter: asks ? state.subscribeToNewsletter : true,
      referrer: state.referrerDetails,
    };
  }
}
