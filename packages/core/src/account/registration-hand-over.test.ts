import { describe, expect, it } from 'vitest';

import { VirtualClock } from '../ports/clock.fake.ts';
import { FakeKeyValueStore } from '../ports/key-value-store.fake.ts';
import { FakeLogger } from '../ports/logger.fake.ts';
import {
  endRegistrationHandOver,
  handOverToRegistration,
  readRegistrationHandOver,
} from './registration-hand-over.ts';

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

const known = { memberId: '123456789', lastName: 'Byron', email: 'ada@mail.example' };

describe('from the membership to its login', () => {
  it('AC-08 SJ-06 who has just joined is known on the page that follows, and after a reload of it', () => {
    const tab = aTab();
    expect(readRegistrationHandOver(tab)).toBeNull();
    handOverToRegistration(tab, joined);
    expect(readRegistrationHandOver(tab)).toEqual(known);
    expect(readRegistrationHandOver(tab)).toEqual(known);
  });

  it('AC-08 is forgotten once the link was asked for, and after half an hour in any case', () => {
    const tab = aTab();
    handOverToRegistration(tab, joined);
    endRegistrationHandOver(tab);
    expect(readRegistrationHandOver(tab)).toBeNull();
    handOverToRegistration(tab, joined);
    tab.clock.advance(1_800_001);
    expect(readRegistrationHandOver(tab)).toBeNull();
  });

  it('AC-08 what can’t be read is as if there were none', () => {
    const tab = aTab();
    tab.sessionStore.write('foyer.new-member', '{"version":1,"state":{}}').unwrap();
    expect(readRegistrationHandOver(tab)).toBeNull();
  });
});
