import { describe, expect, it } from 'vitest';

import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeKeyValueStore } from '../../testing/fakes/storage.fake.ts';
import { FakeLogger } from '../../testing/fakes/platform.fake.ts';
import {
  endRegistrationHandoff,
  handOffToRegistration,
  readRegistrationHandoff,
} from './registration-handoff.ts';

function aTab() {
  return {
    sessionStore: new FakeKeyValueStore(),
    clock: new VirtualClock(),
    logger: new FakeLogger(),
  };
}

const joined = {
  memberId: '123456789',
  buyer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@mail.example', phone: '2125550123' },
};

const known = { memberId: '123456789', lastName: 'Byron' };

describe('from the membership to its login', () => {
  it('AC-08 SJ-06 the new member is known on the next page, and after a reload', () => {
    const tab = aTab();
    expect(readRegistrationHandoff(tab)).toBeNull();
    handOffToRegistration(tab, joined);
    expect(readRegistrationHandoff(tab)).toEqual(known);
    expect(readRegistrationHandoff(tab)).toEqual(known);
  });

  it('AC-08 is deleted once the link was requested, and after half an hour at the latest', () => {
    const tab = aTab();
    handOffToRegistration(tab, joined);
    endRegistrationHandoff(tab);
    expect(readRegistrationHandoff(tab)).toBeNull();
    handOffToRegistration(tab, joined);
    tab.clock.advance(1_800_001);
    expect(readRegistrationHandoff(tab)).toBeNull();
  });

  it('AC-08 unreadable state counts as none', () => {
    const tab = aTab();
    tab.sessionStore.write('foyer.new-member', '{"version":1,"state":{}}').unwrap();
    expect(readRegistrationHandoff(tab)).toBeNull();
  });
});
