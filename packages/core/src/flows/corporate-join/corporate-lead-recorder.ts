import type { Club } from '../../clubs/club.ts';
import { checkCorporateContact } from '../../forms/corporate-contact-form.ts';
import { ConsentRecorder } from '../lead/consent-recorder.ts';
import { asksForNewsletter, consentAnswers } from '../../lead/consents.ts';
import type { VisitContext } from '../lead/lead-flow.context.ts';
import type { RecordsLead } from '../lead/lead-recorder.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { Err, type Result } from '../../kernel/result.ts';
import { type CorporateJoinContext, tellCorporateFailure } from './corporate-join.context.ts';
import type { CorporateLead, CreatedCorporateLead } from '../../corporate/corporate-lead.ts';

/**
 * Saves the current corporate lead in the back end: creates it the first time, then updates it. The transaction id
 * never changes and is stored before the first request.
 */
export class CorporateLeadRecorder implements RecordsLead {
  readonly #flow: CorporateJoinContext;
  readonly #visit: VisitContext;
  readonly #consents: ConsentRecorder;

  constructor(flow: CorporateJoinContext, visit: VisitContext) {
    this.#flow = flow;
    this.#visit = visit;
    this.#consents = new ConsentRecorder({ ...flow, keeper: visit.keeper });
  }

  /** A failure is already logged and reported. */
  async record(club: Club): Promise<Result<CreatedCorporateLead, CallFailure>> {
    const { keeper, corporateLeads, ids, logger } = this.#flow;
    this.#visit.keeper.change({ type: 'lead-requested', transactionId: ids.next() });
    const lead = this.#compose(club);
    if (lead === null) return Err({ kind: 'unsuccessful' });
    const answer = keeper.state.hasCreatedLead
      ? await corporateLeads.update(lead)
      : await corporateLeads.create(lead);
    if (answer.err) {
      logger.error('corporate-lead-failed', { failure: answer.val.kind });
      tellCorporateFailure(this.#flow, answer.val.kind);
      return answer;
    }
    this.#visit.keeper.change({
      type: 'lead-recorded',
      lead: { ...answer.val, associationToken: null },
      facilityId: club.facilityId,
    });
    await this.#consents.record({ ...lead, subscribeToNewsletter: this.#subscribes(club) });
    return answer;
  }

  #compose(club: Club): CorporateLead | null {
    const { keeper, settings, visitor } = this.#flow;
    const { state } = keeper;
    const { contact } = checkCorporateContact(state.contactInput);
    if (contact === null || state.leadTransactionId === null) return null;
    return {
      transactionId: state.leadTransactionId,
      contact,
      facilityId: club.facilityId,
      outreachCode: state.outreachCode,
      sourceUrl: visitor.pageUrl(),
      answers: consentAnswers(settings.consents, {
        newsletter: this.#subscribes(club),
        textAlerts: state.receiveTextAlerts,
      }),
      receiveTextAlerts: state.receiveTextAlerts,
      ctaLabel: settings.ctaLabel,
      isAbandonedLead: true,
      userLocation: visitor.country(),
    };
  }

  /** If there is no checkbox, the newsletter is subscribed by default. */
  #subscribes(club: Club): boolean {
    const { keeper, settings, visitor } = this.#flow;
    const asks = asksForNewsletter(settings.consents, club.country, visitor.country());
    return asks ? keeper.state.subscribeToNewsletter : true;
  }
}
