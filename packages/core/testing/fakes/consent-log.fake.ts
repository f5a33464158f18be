import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import type { Result } from '../../src/kernel/result.ts';
import type { ConsentLog, ConsentRecord } from '../../src/lead/consent-log.port.ts';

/** The consents of a `FakeBackEnd`. */
export class FakeConsentLog extends FakeCalls<FakeBackEnd, 'append'> implements ConsentLog {
  append(
    records: readonly ConsentRecord[],
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    return this.faults.play('append', options, () => this.backEnd.consents.append(records));
  }
}
