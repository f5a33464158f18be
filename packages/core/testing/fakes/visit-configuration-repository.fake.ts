import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import { Ok, type Result } from '../../src/kernel/result.ts';
import type { VisitConfigurationRepository } from '../../src/visit/visit-configuration-repository.port.ts';
import type { VisitConfiguration } from '../../src/visit/visit-configuration.ts';

/** The configuration of a `FakeBackEnd`. */
export class FakeVisitConfigurationRepository
  extends FakeCalls<FakeBackEnd, 'load'>
  implements VisitConfigurationRepository
{
  load(options?: CallOptions): Promise<Result<VisitConfiguration, CallFailure>> {
    return this.faults.play('load', options, () => Ok(this.backEnd.configuration));
  }
}
