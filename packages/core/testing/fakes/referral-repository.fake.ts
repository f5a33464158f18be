import { checkLead } from './lead-refusal.fake.ts';
import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { CallFaults } from './call-faults.fake.ts';
import { Ok, type Result } from '../../src/kernel/result.ts';
import type { ReferralRepository } from '../../src/lead/lead-repository.port.ts';
import type { CreatedReferral, Referral, Referrer } from '../../src/lead/lead.ts';

/** The members and friends of a `FakeBackEnd`. A friend's lead is one of its leads. */
export class FakeReferralRepository implements ReferralRepository {
  readonly faults: CallFaults<'referrer' | 'create' | 'update'>;
  readonly #backEnd: FakeBackEnd;

  constructor(backEnd: FakeBackEnd) {
    this.#backEnd = backEnd;
    this.faults = new CallFaults(backEnd.clock);
  }

  referrer(
    referringId: string,
    options?: CallOptions,
  ): Promise<Result<Referrer | null, CallFailure>> {
    return this.faults.play('referrer', options, () =>
      Ok(this.#backEnd.referrers.find((one) => one.referringId === referringId) ?? null),
    );
  }

  create(referral: Referral, options?: CallOptions): Promise<Result<CreatedReferral, CallFailure>> {
    return this.faults.play('create', options, () =>
      checkLead(referral.lead, this.#backEnd).andThen(() => this.#backEnd.saveReferral(referral)),
    );
  }

  update(referral: Referral, options?: CallOptions): Promise<Result<CreatedReferral, CallFailure>> {
    return this.faults.play('update', options, () =>
      checkLead(referral.lead, this.#backEnd).andThen(() => this.#backEnd.changeReferral(referral)),
    );
  }
}
