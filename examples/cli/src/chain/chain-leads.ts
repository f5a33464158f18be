import type {
  CallFailure,
  CallOptions,
  CreatedLead,
  CreatedReferral,
  Lead,
  Referral,
  ResidentialLead,
  Result,
  SlotTaken,
} from '@foyer/core';
import { type FakeBackEnd, FakeLeadRepository, FakeReferralRepository } from '@foyer/core/testing';

import { checkLead } from './check-lead.ts';

/** Leads of a back end in memory that refuses what the reference API refuses. HT-24, HT-25, HT-27, HT-28 */
export class ChainLeads extends FakeLeadRepository {
  readonly #chain: FakeBackEnd;

  constructor(backEnd: FakeBackEnd) {
    super(backEnd);
    this.#chain = backEnd;
  }

  override create(lead: Lead, options?: CallOptions): Promise<Result<CreatedLead, CallFailure>> {
    return this.faults.play('create', options, () =>
      checkLead(lead, this.#chain).map(() => this.#chain.keepLead(lead)),
    );
  }

  override createResidential(
    lead: ResidentialLead,
    options?: CallOptions,
  ): Promise<Result<CreatedLead, CallFailure | SlotTaken>> {
    return this.faults.play('createResidential', options, () =>
      checkLead(lead, this.#chain).andThen(() => this.#chain.keepResidentialLead(lead)),
    );
  }

  override updateAbandoned(
    lead: Lead,
    options?: CallOptions,
  ): Promise<Result<CreatedLead, CallFailure>> {
    return this.faults.play('updateAbandoned', options, () =>
      checkLead(lead, this.#chain).map(() => this.#chain.keepLead(lead)),
    );
  }
}

/** Friends' leads, held to the same. HT-35, HT-36 */
export class ChainReferrals extends FakeReferralRepository {
  readonly #chain: FakeBackEnd;

  constructor(backEnd: FakeBackEnd) {
    super(backEnd);
    this.#chain = backEnd;
  }

  override create(
    referral: Referral,
    options?: CallOptions,
  ): Promise<Result<CreatedReferral, CallFailure>> {
    return this.faults.play('create', options, () =>
      checkLead(referral.lead, this.#chain).andThen(() => this.#chain.keepReferral(referral)),
    );
  }

  override update(
    referral: Referral,
    options?: CallOptions,
  ): Promise<Result<CreatedReferral, CallFailure>> {
    return this.faults.play('update', options, () =>
      checkLead(referral.lead, this.#chain).andThen(() => this.#chain.changeReferral(referral)),
    );
  }
}
