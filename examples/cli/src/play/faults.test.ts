import { describe, expect, it } from 'vitest';

import { atTheTimes, playsInMemory } from '../testing/play-text.ts';

const { play } = playsInMemory();

/** Presses Visit A Club with these faults, then checks the expectation. */
function submitUnder(faults: string, expectation: string): string {
  return [
    'name: submit under faults',
    'clubs: { home: { accepts: true } }',
    'steps:',
    '  - open: /membership',
    '  - fill: someone',
    '  - choose-club: home',
    `  - faults: ${faults}`,
    '  - press: visit',
    `    expect: ${expectation}`,
  ].join('\n');
}

const sentTwice = 'requests: { createAbandonedLead: 2 }';
const failed = 'step: contact, message: leadFailed, same-input: true';

describe('faults of the network', () => {
  it.each([
    ['lost before the server saw it', 'lost-before', `${failed}, leads: 0, ${sentTwice}`],
    ['lost after the server did it', 'lost-after', `${failed}, leads: 1, ${sentTwice}`],
    ['never answered', 'timeout', `${failed}, leads: 0, ${sentTwice}`],
    ['answered with broken JSON', 'bad-json', `${failed}, leads: 1, ${sentTwice}`],
    ['answered with a page of HTML', 'html', `${failed}, leads: 1, ${sentTwice}`],
    ['answered in another shape', 'wrong-shape', `${failed}, leads: 1`],
    ['answered with a 500', '{ status: 500 }', `${failed}, leads: 0, ${sentTwice}`],
    [
      'answered with a 400',
      '{ status: 400 }',
      `${failed}, leads: 0, requests: { createAbandonedLead: 1 }`,
    ],
    [
      'answered with a 429',
      '{ status: 429, retry-after: 2s }',
      `${failed}, leads: 0, ${sentTwice}`,
    ],
    [
      'lost once',
      '{ kind: lost-before, times: 1 }',
      `step: schedule, message: none, leads: 1, ${sentTwice}`,
    ],
    [
      'lost once after the commit',
      '{ kind: lost-after, times: 1 }',
      `step: schedule, leads: 1, ${sentTwice}`,
    ],
    [
      'answered late',
      '{ delay: 3s }',
      'step: schedule, message: none, leads: 1, requests: { createAbandonedLead: 1 }',
    ],
    ['answered later than anyone waits', '{ delay: 11s }', `${failed}, leads: 1, ${sentTwice}`],
  ])('CL-03 a call can be %s', async (_, fault, expectation) => {
    const text = submitUnder(`{ createAbandonedLead: ${fault} }`, `{ ${expectation} }`);
    expect((await play(text)).map(({ failure }) => failure)).toEqual([null]);
  });

  it('CL-03 faults apply to the calls they name, `any` to all others, and `none` removes them', async () => {
    const text = [
      atTheTimes('faults by call'),
      '  - pick: {}',
      '  - faults: { any: lost-before, updateLead: { kind: lost-after, times: 1 } }',
      '  - press: schedule',
      '    expect: { confirmation: booked, requests: { updateLead: 2 }, bookings: 1 }',
      '  - press: edit',
      '    expect: { requests: { listOpenTimes: { at-least: 2 } } }',
      '  - faults: none',
      '  - press: retry-times',
      '    expect: { slots: { open: { at-least: 1 } } }',
    ].join('\n');
    expect((await play(text)).map(({ failure }) => failure)).toEqual([null]);
  });
});

describe('faults of the browser', () => {
  it.each([
    ['switched off', 'blocked', 'absent'],
    ['full', 'full', 'absent'],
    ['working', 'working', 'present'],
  ])('CL-03 storage can be %s', async (_, condition, stored) => {
    const text = [
      'name: storage',
      'clubs: { home: { accepts: true } }',
      'steps:',
      `  - storage: ${condition}`,
      '  - open: /membership',
      '  - fill: someone',
      '  - choose-club: home',
      '  - press: visit',
      `    expect: { step: schedule, stored: ${stored} }`,
    ].join('\n');
    expect((await play(text)).map(({ failure }) => failure)).toEqual([null]);
  });

  it.each(['unreadable', 'tampered', 'older'])(
    'CL-03 stored state can be %s',
    async (condition) => {
      const text = [
        'name: spoiled',
        'steps:',
        '  - open: /membership',
        '  - fill: someone',
        '  - go: reload',
        '    expect: { same-input: true }',
        `  - storage: ${condition}`,
        '  - go: reload',
        '    expect: { same-input: false, message: none }',
      ].join('\n');
      expect((await play(text)).map(({ failure }) => failure)).toEqual([null]);
    },
  );

  it('CL-03 the location can be denied', async () => {
    const text = [
      'name: denied',
      'steps:',
      '  - open: /membership',
      '  - location: denied',
      '  - press: use-my-location',
      '    expect: { location: denied, nearest: [] }',
    ].join('\n');
    expect((await play(text)).map(({ failure }) => failure)).toEqual([null]);
  });
});
