import { describe, expect, it, vi } from 'vitest';

import { atTheTimes, playsInMemory } from '../testing/play-text.ts';

const { play } = playsInMemory();

async function outcomeOf(...lines: readonly string[]) {
  const [outcome] = await play(lines.join('\n'));
  return outcome?.failure;
}

describe('virtual time', () => {
  it('CL-02 sixteen minutes pass without a real timer', async () => {
    const realTimers = vi.spyOn(globalThis, 'setTimeout');
    const failure = await outcomeOf(
      atTheTimes('16 minutes'),
      '  - wait: 16m',
      '  - go: reload',
      '    expect: { step: contact, message: stateExpired }',
    );
    expect(failure).toBeNull();
    expect(realTimers).not.toHaveBeenCalled();
  });

  it('CL-02 a scenario sets the clock, which the back end uses too', async () => {
    const failure = await outcomeOf(
      'clock: 2031-07-04T09:15[Europe/London]',
      atTheTimes('in 2031', '{ home: 199 }'),
      '  - pick: { day: today, time: first }',
      '  - press: schedule',
      "    expect: { booked: { day: '2031-07-04', time: '11:30 AM' } }",
    );
    expect(failure).toBeNull();
  });

  it("CL-02 a scenario sets the visitor's zone, but times stay in the club's zone", async () => {
    const failure = await outcomeOf(
      'visitor: { country: JP, time-zone: Asia/Tokyo }',
      atTheTimes('from Tokyo', '{ home: 101 }'),
      '  - move-to: Pacific/Auckland',
      "  - pick: { day: +3, time: '9:00 AM' }",
      '  - press: schedule',
      "    expect: { appointment: { day: +3, time: '9:00 AM' } }",
    );
    expect(failure).toBeNull();
  });

  it('CL-02 a wait advances time by exactly its duration', async () => {
    const failure = await outcomeOf(
      'name: to the millisecond',
      'steps:',
      '  - open: /membership',
      '  - fill: someone',
      '  - wait: 14m 59s 999ms',
      '  - wait: 1ms',
      '  - go: reload',
      '    expect: { same-input: true }',
      '  - wait: 1ms',
      '  - go: reload',
      '    expect: { same-input: false }',
    );
    expect(failure).toBeNull();
  });

  it('CL-02 a reload ends the page’s pending work', async () => {
    const failure = await outcomeOf(
      'name: reload in mid-request',
      'clubs: { home: { accepts: true } }',
      'steps:',
      '  - open: /membership',
      '  - fill: someone',
      '  - choose-club: home',
      '  - faults: { createAbandonedLead: { delay: 5s } }',
      '  - press: visit',
      '    settle: false',
      '  - wait: 1s',
      '    expect: { busy: true, leads: 1 }',
      '  - go: reload',
      '    expect: { step: contact, busy: false, same-input: true, club: home }',
      '  - wait: 1m',
      '  - go: reload',
      '    expect: { step: contact }',
      '  - press: visit',
      '    expect: { step: schedule, leads: 1 }',
    );
    expect(failure).toBeNull();
  });
});
