import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { CallFaults } from './call-faults.fake.ts';
import type { Result } from '../../src/kernel/result.ts';
import type {
  CorporateLead,
  CorporateLeadRepository,
  CreatedCorporateLead,
} from '../../src/corporate/corporate-repository.port.ts';

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
