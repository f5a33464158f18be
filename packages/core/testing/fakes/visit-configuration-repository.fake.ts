import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { CallFaults } from './call-faults.fake.ts';
import { Ok, type Result } from '../../src/kernel/result.ts';
import type { VisitConfigurationRepository } from '../../src/visit/visit-configuration-repository.port.ts';
import type { VisitConfiguration } from '../../src/visit/visit-configuration.ts';

/** The configuration of a `FakeBackEnd`. */
export class FakeVisitConfigurationRepository implements VisitConfigurationRepository {
  readonly faults: CallFaults<'load'>;
  readonly #backEnd: FakeBackEnd;

  constructor(backEnd: FakeBackEnd) {
    this.#backEnd = backEnd;
    this.faults = new CallFaults(backEnd.clock);
  }

  load(options?: CallOptions): Promise<Result<VisitConfiguration, CallFailure>> {
    return this.faults.play('load', options, () => Ok(this.#backEnd.configuration));
  }
}
