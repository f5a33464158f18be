import type { FakeBackEnd } from './back-end.fake.ts';
import { FakeCalls } from './call-faults.fake.ts';
import type { ConsentLog } from '../../src/lead/consent-log.port.ts';

/** The consents of a `FakeBackEnd`. */
export class FakeConsentLog extends FakeCalls<FakeBackEnd, 'append'> implements ConsentLog {
  append: ConsentLog['append'] = (records, options) =>
    this.faults.play('append', options, () => this.backEnd.consents.append(records));
}
