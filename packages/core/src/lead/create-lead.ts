import type { Club } from '../clubs/club.ts';
import type { Logger } from '../ports/logger.port.ts';
import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import { type Result } from '../shared/result.ts';
import { type ConsentSettings, consentAnswers } from './consents.ts';
import type { Contact, CreatedLead, Lead } from './lead.ts';
import type { LeadRepository } from './lead-repository.port.ts';

/** All that makes a lead, before the codes and answers are picked. */
export interface CreateLeadInput {
  /** Made once for the intent and stored before this is called: a retry carries the same. LC-17 */
  readonly transactionId: string;
  /** The lead that exists already; null the first time. */
  readonly leadTokenId: string | null;
  /** True when the back end has the lead: it is brought up to date instead of made. */
  readonly exists: boolean;
  readonly contact: Contact;
  readonly club: Pick<Club, 'facilityId'>;
  readonly outreachCode: string;
  readonly joinOutreachCode: string;
  readonly sourceUrl: string;
  readonly receiveTextAlerts: boolean;
  readonly subscribeToNewsletter: boolean;
  readonly referrer: {
    readonly memberId: string | null;
    readonly referringId: string | null;
    readonly shareId: string | null;
  };
}

/**
 * Makes the visitor a lead, once: the same transaction id makes the same lead however often it is sent, and a lead
 * that exists is brought up to date. Fails with the call's failure; the person is told one thing whatever it was
 * (LC-16). Source: LC-13, LC-16, LC-17, LC-23.
 */
export class CreateLead {
  readonly #leads: LeadRepository;
  readonly #consents: ConsentSettings;
  readonly #logger: Logger;

  constructor(leads: LeadRepository, consents: ConsentSettings, logger: Logger) {
    this.#leads = leads;
    this.#consents = consents;
    this.#logger = logger;
  }

  async execute(
    input: CreateLeadInput,
    options?: CallOptions,
  ): Promise<Result<CreatedLead, CallFailure>> {
    const lead = this.#compose(input);
    const answer = input.exists
      ? await this.#leads.updateAbandoned(lead, options)
      : await this.#leads.create(lead, options);
    if (answer.err) this.#logger.error('lead-failed', { failure: answer.val.kind });
    else if (answer.val.leadTokenId === null) this.#logger.warn('lead-without-token');
    return answer;
  }

  #compose(input: CreateLeadInput): Lead {
    return {
      transactionId: input.transactionId,
      leadTokenId: input.leadTokenId,
      contact: input.contact,
      facilityId: input.club.facilityId,
      outreachCode: input.outreachCode,
      joinOutreachCode: input.joinOutreachCode,
      sourceUrl: input.sourceUrl,
      answers: consentAnswers(this.#consents, {
        newsletter: input.subscribeToNewsletter,
        textAlerts: input.receiveTextAlerts,
      }),
      receiveTextAlerts: input.receiveTextAlerts,
      subscribeToNewsletter: input.subscribeToNewsletter,
      ...input.referrer,
    };
  }
}
