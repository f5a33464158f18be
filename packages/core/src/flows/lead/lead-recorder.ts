import type { Club } from '../../clubs/club.ts';
import type { FlowPlace } from '../../kernel/analytics.port.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { Err, type Result } from '../../kernel/result.ts';
import type { Contact, CreatedLead } from '../../lead/lead.ts';
import { asksForNewsletter, type ShownConsents } from '../../lead/consents.ts';
import { ConsentRecorder } from './consent-recorder.ts';
import type { LeadFlowContext, VisitKeeper } from './lead-flow.context.ts';
import type { LeadFlowSettings } from './lead-flow.settings.ts';
import { CreateLead, type CreateLeadInput } from '../../lead/create-lead.ts';

/** Saves the current lead in the back end. */
export interface RecordsLead {
  record(club: Club): Promise<Result<unknown, CallFailure>>;
}

/** The dependencies for recording a lead. */
export interface LeadRecording extends Pick<
  LeadFlowContext,
  'leads' | 'referrals' | 'consentLog' | 'ids' | 'analytics' | 'visitor' | 'clock' | 'logger'
> {
  readonly keeper: Pick<VisitKeeper, 'state' | 'change'>;
  readonly settings: Pick<LeadFlowSettings, 'consents'>;
  /** The texts of the consents, in a flow that shows them in other languages. */
  readonly shownConsents?: ShownConsents;
  /** The form's contact; null if the form has errors. */
  readonly contact: () => Contact | null;
  /** The visitor's position in the flow, for error events. */
  readonly place: () => FlowPlace;
}

/**
 * Saves the current lead in the back end: creates it the first time, then updates it. The transaction id never
 * changes and is stored before the first request.
 */
export class LeadRecorder implements RecordsLead {
  readonly #flow: LeadRecording;
  readonly #createLead: CreateLead;
  readonly #consents: ConsentRecorder;

  constructor(flow: LeadRecording) {
    this.#flow = flow;
    const { leads, referrals, settings, logger } = flow;
    this.#createLead = new CreateLead(leads, referrals, settings.consents, logger);
    this.#consents = new ConsentRecorder(flow);
  }

  /** A failure is already logged and reported. */
  async record(
    club: Club,
    intent: 'visit' | 'join' = 'visit',
  ): Promise<Result<CreatedLead, CallFailure>> {
    const { keeper, ids, analytics, place } = this.#flow;
    keeper.change({ type: 'lead-requested', transactionId: ids.next() });
    const input = this.#compose(club, intent);
    if (input === null) return Err({ kind: 'unsuccessful' });
    const created = await this.#createLead.execute(input);
    if (created.err) {
      analytics.record({ name: 'flow_error', ...place(), failure: created.val.kind });
      return created;
    }
    keeper.change({ type: 'lead-recorded', lead: created.val, facilityId: club.facilityId });
    const { associationToken } = created.val;
    if (associationToken !== null) keeper.change({ type: 'referral-recorded', associationToken });
    await this.#consents.record(input);
    return created;
  }

  #compose(club: Club, intent: 'visit' | 'join'): CreateLeadInput | null {
    const { keeper, settings, visitor } = this.#flow;
    const { state } = keeper;
    const contact = this.#flow.contact();
    if (contact === null || state.leadTransactionId === null) return null;
    const asks = asksForNewsletter(settings.consents, club.country, visitor.country());
    return {
      transactionId: state.leadTransactionId,
      leadTokenId: state.leadTokenId,
      exists: state.hasCreatedLead,
      contact,
      club,
      // The code shows that the visitor chose to join.
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
