import type { FakeBackEnd } from '../shared/back-end.fake.ts';
import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import { CallFaults } from '../shared/call-faults.fake.ts';
import type { Result } from '../shared/result.ts';
import type { CorporateLeadRepository } from './corporate-lead-repository.port.ts';
import type { CorporateLead, CreatedCorporateLead } from './corporate-lead.ts';

/** The corporate leads of a `FakeBackEnd`. */
export class FakeCorporateLeadRepository implements CorporateLeadRepository {
  readonly faults: CallFaults<keyof CorporateLeadRepository>;
  readonly #backEnd: FakeBackEnd;

  constructor(backEnd: FakeBackEnd) {
    this.#backEnd = backEnd;
    this.faults = new CallFaults(backEnd.clock);
  }

  create(
    lead: CorporateLead,
    options?: CallOptions,
  ): Promise<Result<CreatedCorporateLead, CallFailure>> {
    return this.faults.play('create', options, () => this.#backEnd.corporate.keep(lead));
  }

  update(
    lead: CorporateLead,
    options?: CallOptions,
  ): Promise<Result<CreatedCorporateLead, CallFailure>> {
    return this.faults.play('update', options, () => this.#backEnd.corporate.keep(lead));
  }
}
