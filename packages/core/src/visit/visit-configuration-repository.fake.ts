import type { FakeBackEnd } from '../shared/back-end.fake.ts';
import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import { CallFaults } from '../shared/call-faults.fake.ts';
import { Ok, type Result } from '../shared/result.ts';
import type { VisitConfigurationRepository } from './visit-configuration-repository.port.ts';
import type { VisitConfiguration } from './visit-configuration.ts';

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
