import { createLeadFlow, type ContactInput, type LeadFlow } from '@foyer/core';
import { describe, expect, it } from 'vitest';

import { fakeFoyer, type FakeFoyer } from '../di/foyer.fake.ts';
import { portTokens } from '../di/tokens.ts';
import { Leaving } from './leaving.ts';
import type { LeadFlowEventName } from './lead-flow-events.ts';
import { Milestones } from './milestones.ts';

const names: readonly LeadFlowEventName[] = [
  'foyer-ready',
  'foyer-step-changed',
  'foyer-flow-started',
  'foyer-lead-created',
  'foyer-lead-updated',
  'foyer-visit-scheduled',
  'foyer-visit-rescheduled',
  'foyer-visit-skipped',
  'foyer-visit-cancelled',
  'foyer-survey-completed',
  'foyer-slot-taken',
  'foyer-error',
  'foyer-navigate',
];

const ada: Partial<ContactInput> = {
  first_name: 'Ada',
  last_name: 'Byron',
  email_address: 'ada.byron@mail.example',
  phone_number: '212-555-0123',
};

type Heard = readonly [LeadFlowEventName, unknown];

describe('milestones', () => {
  it('EM-01 LC-13 LS-07 reports each step of a booking in order', async () => {
    const { flow, foyer, heard } = await open();
    flow.focusField();
    await toSchedule(flow, foyer);
    await book(flow, foyer, 0);
    expect(heard).toEqual([
      ['foyer-ready', { step: 'contact' }],
      ['foyer-flow-started', null],
      ['foyer-lead-created', { facilityId: '101', intent: 'visit' }],
      ['foyer-step-changed', { step: 'schedule', previous: 'contact' }],
      ['foyer-visit-scheduled', { facilityId: '101', purpose: 'tour', daysAhead: 1 }],
      ['foyer-step-changed', { step: 'confirmation', previous: 'schedule' }],
    ]);
  });

  it('EM-01 reports the start of a flow once it is ready if the visitor typed earlier', async () => {
    const { heard } = await open(fakeFoyer(), (flow) => flow.focusField());
    expect(heard).toEqual([
      ['foyer-ready', { step: 'contact' }],
      ['foyer-flow-started', null],
    ]);
  });

  it('EM-01 LA-04 LA-05 reports a moved visit as rescheduled, not as scheduled, and reports a canceled one', async () => {
    const { flow, foyer, heard } = await open();
    await toSchedule(flow, foyer);
    await book(flow, foyer, 0);
    await flow.openReschedule();
    await book(flow, foyer, 1);
    await pressed(foyer, flow.cancel());
    expect(heard.map(([name]) => name).slice(4)).toEqual([
      'foyer-step-changed',
      'foyer-visit-rescheduled',
      'foyer-visit-cancelled',
    ]);
  });

  it('EM-01 LC-17 does not report the same lead as new, even after a reload', async () => {
    const first = await open();
    await toSchedule(first.flow, first.foyer);
    first.flow.goTo(0);
    await pressed(first.foyer, first.flow.submitVisit());
    expect(first.heard.map(([name]) => name)).toEqual([
      'foyer-ready',
      'foyer-lead-created',
      'foyer-step-changed',
      'foyer-step-changed',
      'foyer-lead-updated',
      'foyer-step-changed',
    ]);

    const again = await open(first.foyer);
    again.flow.goTo(0);
    await pressed(again.foyer, again.flow.submitVisit());
    expect(again.heard).toEqual([
      ['foyer-ready', { step: 'schedule' }],
      ['foyer-step-changed', { step: 'contact', previous: 'schedule' }],
      ['foyer-lead-updated', { facilityId: '101', intent: 'visit' }],
      ['foyer-step-changed', { step: 'schedule', previous: 'contact' }],
    ]);
  });

  it('EM-01 AN-02 reports a failure instead of a lead that can’t be created', async () => {
    const { flow, foyer, heard } = await open();
    foyer.leads.faults.goDown();
    await toSchedule(flow, foyer);
    expect(heard).toEqual([
      ['foyer-ready', { step: 'contact' }],
      ['foyer-error', { step: 'contact', failure: 'network' }],
    ]);
  });

  it('AN-01 EM-01 includes nothing that the visitor typed in any event', async () => {
    const { flow, foyer, heard } = await open();
    await toSchedule(flow, foyer);
    await book(flow, foyer, 0);
    const received = JSON.stringify(heard);
    for (const typed of Object.values(ada)) expect(received).not.toContain(typed);
  });

  it('EM-01 RT-03 asks the host before joining online, and goes to the site only if the host allows it', async () => {
    const { flow, foyer, heard, target, opened } = await open();
    await flow.chooseClub(foyer.club('101'));
    type(flow);
    target.addEventListener('foyer-navigate', (event) => event.preventDefault(), { once: true });
    await pressed(foyer, flow.submitJoin());
    expect(opened).toEqual([]);
    await pressed(foyer, flow.submitJoin());
    const url = 'https://clubs.example/join/step1/101';
    expect(opened).toEqual([url]);
    expect(heard.filter(([name]) => name === 'foyer-navigate')).toEqual([
      ['foyer-navigate', { url, reason: 'join' }],
      ['foyer-navigate', { url, reason: 'join' }],
    ]);
  });
});

/** Opens a flow as an element runs it, in a browser with the state of earlier visits. */
async function open(
  foyer: FakeFoyer = fakeFoyer(),
  early: (flow: LeadFlow) => void = () => undefined,
) {
  const target = new EventTarget();
  const heard: Heard[] = [];
  for (const name of names) {
    target.addEventListener(name, (event) => {
      heard.push([name, (event as CustomEvent<unknown>).detail]);
    });
  }
  const opened: string[] = [];
  const milestones = new Milestones(target);
  const { container } = foyer;
  const { flow } = createLeadFlow({
    analytics: milestones,
    navigation: new Leaving(target, 'https://clubs.example', (url) => opened.push(url)),
    clubs: foyer.clubs,
    clock: foyer.clock,
    configuration: foyer.configuration,
    consentLog: container.get(portTokens.consentLog),
    cookies: foyer.cookies,
    corporate: foyer.corporate,
    geolocation: foyer.geolocation,
    ids: container.get(portTokens.ids),
    leads: foyer.leads,
    localStore: foyer.localStore,
    logger: container.get(portTokens.logger),
    memberSession: foyer.memberSession,
    openTimes: foyer.openTimes,
    products: foyer.products,
    referrals: foyer.referrals,
    sessionStore: foyer.sessionStore,
    visitor: foyer.visitor,
  });
  milestones.follow(flow);
  const entered = flow.enter({ path: '/' });
  early(flow);
  await entered;
  return { flow, foyer, heard, target, opened };
}

function type(flow: LeadFlow): void {
  for (const [field, value] of Object.entries(ada)) {
    flow.changeField(field as keyof ContactInput, value);
  }
}

async function toSchedule(flow: LeadFlow, foyer: FakeFoyer): Promise<void> {
  await flow.chooseClub(foyer.club('101'));
  type(flow);
  await pressed(foyer, flow.submitVisit());
}

async function book(flow: LeadFlow, foyer: FakeFoyer, index: number): Promise<void> {
  const open = flow.getSnapshot().times.plan?.days[1]?.slots.filter(({ available }) => available);
  const slot = open?.[index];
  if (slot === undefined) throw new Error('There is no such open time.');
  flow.selectTime(slot);
  await pressed(foyer, flow.schedule());
}

/** Waits out the flow's debounce after a press. */
async function pressed(foyer: FakeFoyer, press: Promise<void>): Promise<void> {
  await foyer.clock.advanceAndSettle(200);
  await press;
}
