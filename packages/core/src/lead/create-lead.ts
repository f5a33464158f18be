import type { Club } from '../clubs/club.ts';
import type { Logger } from '../kernel/platform.port.ts';
import type { LeadRepository, ReferralRepository } from './lead-repository.port.ts';
import type { CallFailure, Result } from '../kernel/result.ts';
import { type ConsentSettings, consentAnswers } from './consents.ts';
import type { Referrer, CreatedLead, Lead } from './lead.ts';

export interface CreateLeadInput extends Omit<
  Lead,
  'facilityId' | 'answers' | 'memberId' | 'referringId' | 'shareId'
> {
  /** True if the back end has the lead already. It's then updated instead of created. */
  readonly exists: boolean;
  readonly club: Pick<Club, 'facilityId'>;
  /** ISO country of the visitor; null if unknown. */
  readonly userLocation: string | null;
  /** The member who referred the visitor; null without a referral. */
  readonly referrer: Referrer | null;
}

/**
 * Creates or updates the visitor's lead. Safe to repeat: the same transaction id always means the same lead. A
 * friend's lead is created through a referral, which links it to the member. Returns the call's failure; the visitor
 * sees one message for all kinds.
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

  async execute(input: CreateLeadInput): Promise<Result<CreatedLead, CallFailure>> {
    const answer = await this.#send(input);
    if (answer.err) this.#logger.error('lead-failed', { failure: answer.val.kind });
    else if (answer.val.leadTokenId === null) this.#logger.warn('lead-without-token');
    return answer;
  }

  async #send(input: CreateLeadInput): Promise<Result<CreatedLead, CallFailure>> {
    const lead = this.#compose(input);
    if (input.referrer === null) {
      return input.exists ? this.#leads.updateAbandoned(lead) : this.#leads.create(lead);
    }
    const referral = { lead, referrer: input.referrer, userLocation: input.userLocation };
    const tied = input.exists
      ? await this.#referrals.update(referral)
      : await this.#referrals.create(referral);
    return tied.map(({ associationToken }) => ({
      leadTokenId: associationToken,
      transactionId: lead.transactionId,
      associationToken,
    }));
  }

  #compose(input: CreateLeadInput): Lead {
    const { exists: _, userLocation: __, club, referrer, ...lead } = input;
    const { subscribeToNewsletter: newsletter, receiveTextAlerts: textAlerts } = lead;
    return {
      ...lead,
      facilityId: club.facilityId,
      answers: consentAnswers(this.#consents, { newsletter, textAlerts }),
      memberId: referrer?.memberId ?? null,
      referringId: referrer?.referringId ?? null,
      shareId: referrer?.shareId ?? null,
    };
  }
}
