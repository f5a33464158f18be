import { describe, expect, it } from 'vitest';

import { atTheTimes, playsInMemory } from '../testing/play-text.ts';

const { play } = playsInMemory();

/** The failure of these steps; null if everything passes. */
async function failureOf(...lines: readonly string[]) {
  const head = 'name: actions\nclubs: { home: { accepts: true } }\nsteps:\n';
  const text = `${head}${lines.map((line) => `  - ${line}\n`).join('')}`;
  return (await play(text))[0]?.failure;
}

/** The failure of these steps after the schedule step is reached. */
async function failureAtTimes(...lines: readonly string[]) {
  const text = `${atTheTimes('actions')}${lines.map((line) => `  - ${line}\n`).join('')}`;
  return (await play(text))[0]?.failure;
}

describe('the visitor’s actions in the lead flow', () => {
  it('CL-01 an address includes the values of a redirect, a region or a friend’s link', async () => {
    expect(
      await failureOf(
        'open: { path: /membership, first-name: Zoë, last-name: Ng, email: z@mail.example, referring-id: R-1001 }',
        'expect: { referrer: Grace, fields: { first-name: Zoë, last-name: Ng, email: z@mail.example } }',
        'open: { path: /membership, location: UK }',
        'expect: { nearby: failed }',
      ),
    ).toMatchObject({ expected: 'failed', seen: expect.stringContaining('Foyer') });
  });

  it('CL-01 tabs have their own page and session storage, and share local storage', async () => {
    expect(
      await failureOf(
        'open: /membership',
        'came-from: /classes',
        'fill: { first-name: Maya }',
        'tab: second',
        'press: visit',
      ),
    ).toMatchObject({ message: 'no page is open' });
    expect(
      await failureOf(
        'came-from: /classes',
        'open: /membership',
        'fill: { first-name: Maya }',
        'tab: second',
        'open: /membership',
        'expect: { fields: { first-name: Maya } }',
        'press: leave',
        'expect: { path: /memberbenefits }',
        'tab: first',
        'press: leave',
        'expect: { path: /classes }',
      ),
    ).toBeNull();
  });

  it('CL-01 a member stays signed in until they sign out or the session ends', async () => {
    const submits = ['open: /membership', 'fill: someone', 'choose-club: home', 'press: visit'];
    expect(
      await failureOf(
        'member: signed-in',
        ...submits,
        'expect: { message: alreadyMember, leads: 0 }',
        'member: session-over',
        'press: visit',
        'expect: { step: schedule, leads: 1 }',
      ),
    ).toBeNull();
  });

  it('CL-01 a started purchase leads to the times of its club, and an unknown club is rejected', async () => {
    expect(
      await failureOf(
        'begin-purchase: home',
        'open: /membership',
        'expect: { step: schedule, club: home, same-input: true, leads: 1 }',
      ),
    ).toBeNull();
    await expect(failureOf('begin-purchase: hom')).rejects.toThrow(/no club \\"hom\\"; did you/);
  });

  it('CL-01 a canceled visit is shown as canceled and no longer booked', async () => {
    expect(
      await failureAtTimes(
        'pick: {}',
        'press: schedule',
        'press: cancel',
        'expect: { confirmation: cancelled, cancelling: done, bookings: 0 }',
      ),
    ).toBeNull();
  });

  it('CL-01 survey answers are chosen by their labels and stored with the lead', async () => {
    expect(
      await failureAtTimes(
        'press: skip',
        'answer: [Yoga, Other]',
        'explain: Climbing',
        'answer: Yoga',
        'expect: { survey: { answers: [Other], other: Climbing } }',
      ),
    ).toBeNull();
  });

  it('CL-01 settings choose the variant and the source of the lead', async () => {
    const text = atTheTimes('settings').replace(
      'steps:',
      'settings: { variant: classic, source: corporate, campaign: SPRING, intent: lead }\nsteps:',
    );
    const [outcome] = await play(
      `${text}  - press: skip\n    expect: { survey: { choices: 17 }, lead: { outreach-code: CORPENROLL } }\n`,
    );
    expect(outcome?.failure).toBeNull();
  });
});
