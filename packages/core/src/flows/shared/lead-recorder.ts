import type { Club } from '../../clubs/club.ts';
import { type CallFailure, Err, mayHaveHappened, type Result } from '../../kernel/result.ts';
import {
  consentRecords,
  type ConsentSettings,
  newsletterChoice,
  type NewsletterChoice,
  type VisibleConsents,
} from '../../lead/consents.ts';
import type { CreateLeadInput } from '../../lead/create-lead.ts';
import type { CreatedLead } from '../../lead/lead.ts';
import type { LeadDraft, LeadDraftEvent } from '../draft/lead-draft.ts';
import type { FlowDependencies } from '../engine/flow-dependencies.ts';
import { instantText } from '../../kernel/temporal.ts';
import type { ConsentLog, ConsentRecord } from '../../lead/lead-repository.port.ts';

/** Sends the lead as it is now to the back end. */
export interface RecordsLead {
  record(club: Club, intent?: LeadIntent): Promise<Result<unknown, CallFailure>>;
}

/** Why a lead is recorded. `skip` goes on without a visit, and tells the back end so. */
export type LeadIntent = 'visit' | 'skip' | 'join';

export type LeadToRecord<Contact> = Omit<CreateLeadInput, 'contact'> & {
  readonly contact: Contact;
};

interface LeadRecording<Contact> extends Pick<
  FlowDependencies,
  'visitor' | 'ids' | 'clock' | 'logger'
> {
  readonly store: { readonly state: LeadDraft; change(event: LeadDraftEvent): void };
  readonly settings: { readonly consents: ConsentSettings };
  readonly visibleConsents: VisibleConsents;
  readonly consentLog: ConsentLog;
  /** The contact in the form; null while it has errors. */
  readonly contact: () => Contact | null;
  /** The flow's call. It logs its failures. */
  readonly send: (lead: LeadToRecord<Contact>) => Promise<Result<CreatedLead, CallFailure>>;
  readonly trackFailure: (failure: string) => void;
}

/**
 * Creates the visitor's lead or updates it, always under its one transaction id, which is stored before the request
 * goes out. Then records the consents, each once.
 */
export class LeadRecorder<Contact> implements RecordsLead {
  readonly #flow: LeadRecording<Contact>;

  constructor(flow: LeadRecording<Contact>) {
    this.#flow = flow;
  }

  /** A failure is reported to analytics. */
  async record(
    club: Club,
    intent: LeadIntent = 'visit',
  ): Promise<Result<CreatedLead, CallFailure>> {
    const { store, send, trackFailure } = this.#flow;
    const lead = this.request(club, intent);
    if (lead === null) return Err({ kind: 'unsuccessful' });
    const created = await send(lead);
    if (created.err) {
      trackFailure(created.val.kind);
      return created;
    }
    store.change({ type: 'lead-recorded', lead: created.val, facilityId: club.facilityId });
    const { associationToken } = created.val;
    if (associationToken !== null) store.change({ type: 'referral-recorded', associationToken });
    await this.#recordConsents(lead, club);
    return created;
  }

  /** Stores the transaction id and returns the lead to send; null while the contact has errors. */
  request(club: Club, intent: LeadIntent): LeadToRecord<Contact> | null {
    const { store, visitor, ids } = this.#flow;
    store.change({ type: 'lead-requested', transactionId: ids.next() });
    const { state } = store;
    const contact = this.#flow.contact();
    if (contact === null || state.leadTransactionId === null) return null;
    const { leadTokenId, joinOutreachCode, receiveTextAlerts } = state;
    return {
      contact,
      club,
      leadTokenId,
      joinOutreachCode,
      receiveTextAlerts,
      transactionId: state.leadTransactionId,
      exists: state.hasCreatedLead,
      outreachCode: intent === 'join' ? joinOutreachCode : state.outreachCode,
      sourceUrl: visitor.pageUrl(),
      userLocation: visitor.country(),
      subscribeToNewsletter: this.#newsletter(club, state.subscribeToNewsletter).granted,
      referrer: state.referrerDetails,
      ...(intent === 'skip' && { visitSkipped: true }),
    };
  }

  /** A failure is logged; the next change of the lead sends the records again. */
  async #recordConsents(lead: LeadToRecord<Contact>, club: Club): Promise<void> {
    const { store, settings, visibleConsents, ids, clock, consentLog, logger } = this.#flow;
    const before = store.state.requestedConsents.filter(
      ({ transactionId }) => transactionId === lead.transactionId,
    );
    const added = consentRecords({
      settings: settings.consents,
      texts: visibleConsents.texts,
      transactionId: lead.transactionId,
      newsletter: this.#newsletter(club, lead.subscribeToNewsletter),
      textAlerts: lead.receiveTextAlerts,
      already: { ...store.state.recordedConsents, ...byChannel(before) },
      at: instantText(clock.now()),
      sourceUrl: lead.sourceUrl,
      nextId: () => ids.next(),
    });
    const records = [...before, ...added];
    if (records.length === 0) return;
    // Stored before the request: if the answer or the page is lost, the back end may have recorded them.
    store.change({ type: 'consents-requested', records });
    const appended = await consentLog.append(records);
    if (appended.err) {
      if (!mayHaveHappened(appended.val)) {
        store.change({ type: 'consents-requested', records: before });
      }
      logger.warn('consents-not-recorded', { failure: appended.val.kind });
      return;
    }
    store.change({ type: 'consents-recorded', consents: byChannel(records) });
  }

  #newsletter({ country }: Club, isTicked: boolean): NewsletterChoice {
    const { settings, visitor } = this.#flow;
    return newsletterChoice(settings.consents, country, visitor.country(), isTicked);
  }
}

/** The last record of each channel, as `version:granted`. */
function byChannel(records: readonly ConsentRecord[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    records.map((record) => [record.channel, `${record.textVersion}:${record.granted}`]),
  );
}
