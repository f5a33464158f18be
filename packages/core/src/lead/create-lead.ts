import type { Club } from '../clubs/club.ts';
import type { Logger } from '../kernel/logger.port.ts';
import type { ReferralRepository } from './referral-repository.port.ts';
import type { Referrer } from './referral.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import { type Result } from '../kernel/result.ts';
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
  /** ISO country of the visitor; null where it can't be told. */
  readonly userLocation: string | null;
  /** Who sent the visitor; null for a lead of their own. RF-02 */
  readonly referrer: Referrer | null;
}

/**
 * Makes the visitor a lead, once: the same transaction id makes the same lead however often it is sent, and a lead
 * that exists is brought up to date; a friend's lead goes by the referral that ties it to the member. Fails with the call's failure; the person is told one thing whatever it was
 * (LC-16). Source: LC-13, LC-16, LC-17, LC-23, RF-02, RF-04.
 */
export class CreateLead {
  readonly #leads: LeadRepository;
  readonly #referrals: ReferralRepository;
  readonly #consents: ConsentSettings;
  readonly #logger: Logger;

  constructor(
    leads: LeadRepository,
    referrals: ReferralRepository,
    consents: ConsentSettings,
    logger: Logger,
  ) {
    this.#leads = leads;
    this.#referrals = referrals;
    this.#consents = consents;
    this.#logger = logger;
  }

  async execute(
    input: CreateLeadInput,
    options?: CallOptions,
  ): Promise<Result<CreatedLead, CallFailure>> {
    const answer = await this.#send(input, options);
    if (answer.err) this.#logger.error('lead-failed', { failure: answer.val.kind });
    else if (answer.val.leadTokenId === null) this.#logger.warn('lead-without-token');
    return answer;
  }

  async #send(
    input: CreateLeadInput,
    options: CallOptions | undefined,
  ): Promise<Result<CreatedLead, CallFailure>> {
    const lead = this.#compose(input);
    if (input.referrer === null) {
      return input.exists
        ? this.#leads.updateAbandoned(lead, options)
        : this.#leads.create(lead, options);
    }
    const referral = { lead, referrer: input.referrer, userLocation: input.userLocation };
    const tied = input.exists
      ? await this.#referrals.update(referral, options)
      : await this.#referrals.create(referral, options);
    return tied.map(({ associationToken }) => ({
      leadTokenId: associationToken,
      transactionId: lead.transactionId,
      associationToken,
    }));
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
      memberId: input.referrer?.memberId ?? null,
      referringId: input.referrer?.referringId ?? null,
      shareId: input.referrer?.shareId ?? null,
    };
  }
}
