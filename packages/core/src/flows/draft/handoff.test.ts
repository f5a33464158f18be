import { expect, it } from 'vitest';

import { VirtualClock } from '../../../testing/fakes/clock.fake.ts';
import { FakeKeyValueStore } from '../../../testing/fakes/storage.fake.ts';
import { FakeLogger } from '../../../testing/fakes/platform.fake.ts';
import { Err } from '../../kernel/result.ts';
import { forgetHandoff, storeHandoff, takeHandoff } from './handoff.ts';
import { newLeadDraft } from './lead-draft.ts';

function aHandoff(sessionStore = new FakeKeyValueStore()) {
  const clock = new VirtualClock();
  const ports = { clock, sessionStore, logger: new FakeLogger() };
  const lead = newLeadDraft({ outreachCode: 'WEBLEAD', joinOutreachCode: 'WEBLEAD_JOIN' });
  storeHandoff(ports, { to: 'standard-join', lead, visit: null, account: null });
  return { ports, clock, sessionStore, lead };
}

it('LC-15 only the flow that it names takes a handoff, and only once', () => {
  const { ports, lead } = aHandoff();
  expect(takeHandoff(ports, 'corporate-join')).toBeNull();
  expect(takeHandoff(ports, 'standard-join')).toMatchObject({ lead, visit: null, account: null });
  expect(takeHandoff(ports, 'standard-join')).toBeNull();
});

it('LX-01 a handoff is valid for half an hour', () => {
  const { ports, clock } = aHandoff();
  clock.advance(1_800_001);
  expect(takeHandoff(ports, 'standard-join')).toBeNull();
});

it('LX-04 an unreadable handoff is ignored', () => {
  const { ports, sessionStore } = aHandoff();
  sessionStore.write('foyer.handoff', '{"version":1,"state":{"to":"lead"}}').unwrap();
  expect(takeHandoff(ports, 'lead')).toBeNull();
});

it('LX-08 leaving a flow removes a handoff that no flow has read', () => {
  const { ports, sessionStore } = aHandoff();
  forgetHandoff(ports);
  expect(sessionStore.entries()).toEqual({});
});

it('LX-11 a handoff reaches the next flow of the page even if storage is full', () => {
  const full = new FakeKeyValueStore();
  full.write = () => Err({ kind: 'full' });
  const { ports, lead } = aHandoff(full);
  expect(takeHandoff(ports, 'standard-join')).toMatchObject({ lead });
  expect(takeHandoff(ports, 'standard-join')).toBeNull();
});
