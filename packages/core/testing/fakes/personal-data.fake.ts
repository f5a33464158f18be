import type {
  PersonalData,
  PersonalDataRepository,
} from '../../src/account/registration-repository.port.ts';
import type { Clock } from '../../src/kernel/platform.port.ts';
import { Err, Ok } from '../../src/kernel/result.ts';
import { CallFaults } from './call-faults.fake.ts';

/** People's data in memory, by the token of a mailed link. */
export class FakePersonalData implements PersonalDataRepository {
  readonly faults: CallFaults<keyof PersonalDataRepository>;
  readonly data: Map<string, PersonalData> = new Map();
  /** The addresses that a link was requested for. */
  readonly requested: string[] = [];
  /** The tokens of people whose membership runs. */
  readonly members: Set<string> = new Set();

  constructor(clock: Clock) {
    this.faults = new CallFaults(clock);
  }

  request: PersonalDataRepository['request'] = (email, options) =>
    this.faults.play('request', options, () => {
      this.requested.push(email);
      return Ok(undefined);
    });

  read: PersonalDataRepository['read'] = (token, options) =>
    this.faults.play('read', options, () => Ok(this.data.get(token) ?? null));

  erase: PersonalDataRepository['erase'] = (token, options) =>
    this.faults.play('erase', options, () => {
      if (this.members.has(token)) return Err({ kind: 'membership-runs' as const });
      return Ok(this.data.delete(token) ? 'erased' : null);
    });
}
