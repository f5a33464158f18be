import { describe, expect, it } from 'vitest';

import { atTheTimes, playsInMemory } from '../testing/play-text.ts';

const { play } = playsInMemory();

/** The failure of an expectation on the schedule step of a new lead. */
async function atTimes(...lines: readonly string[]) {
  const text = `${atTheTimes('expecting')}${lines.map((line) => `  - ${line}\n`).join('')}`;
  return (await play(text))[0]?.failure;
}

describe('expectations', () => {
  it.each([
    ['step: contact', 'contact', 'schedule'],
    ['message: leadFailed', /An error has occurred.*\(leadFailed\)/, 'none'],
    ['errors: { first-name: nameMalformed }', /nameMalformed/, 'none'],
    ["fields: { first-name: 'Nobody' }", 'Nobody', /./],
    ['same-input: false', 'false', 'true'],
    ['club: none', 'none', 'home'],
    ['can-submit: false', 'false', 'true'],
    ['asks-newsletter: true', 'true', 'false'],
    ['can-join: false', 'false', 'true'],
    ['offers-guided: true', 'true', 'false'],
    ['guided: true', 'true', 'false'],
    ['company-not-eligible: true', 'true', 'false'],
    ['former-member: true', 'true', 'false'],
    ['referrer: Grace', 'Grace', 'none'],
    ['suggested-club: home', 'home', 'none'],
    ['nearby: failed', 'failed', 'idle'],
    ['nearby: [Nowhere]', /Nowhere/, 'idle'],
    ['cancelling: done', 'done', 'none'],
    ['survey: { step: 2 }', '2', '1'],
    ['survey: { choices: 3 }', '3', '21'],
    ['survey: { answers: [Yoga] }', /Yoga/, '[]'],
    ['survey: { other: Climbing }', 'Climbing', 'none'],
    ['asks-to-stay: true', 'true', 'false'],
    ['busy: true', 'true', 'false'],
    ['loader: true', 'true', 'false'],
    ["slots: { day: tomorrow, include: ['3:33 AM'] }", /3:33 AM/, /AM/],
    ['slots: { day: tomorrow, are: [noon] }', /noon/, /AM/],
    ["slots: { day: tomorrow, taken: ['9:00 AM'] }", /9:00 AM/, '[]'],
    ['slots: { day: tomorrow, open: 0 }', '0', /\d+/],
    ['alternatives: 3', '3', '0'],
    ['confirmation: booked', 'booked', /schedule/],
    ['appointment: { day: today }', /today/, /schedule/],
    ['stored: absent', 'absent', 'present'],
    ['leads: 2', '2', '1'],
    ['bookings: { at-least: 1, at-most: 2 }', /at-least/, '0'],
    ['booked: { club: home }', '1', '[]'],
    ['lead: { referring-id: R-1001 }', 'R-1001', 'none'],
    ['lead: { outreach-code: POPUPLEAD }', 'POPUPLEAD', 'WEBLEAD'],
    ['lead: { answers: [Yoga] }', /Yoga/, '[]'],
    ['consents: []', '[]', /newsletter/],
    ['consents: [{ channel: newsletter, granted: false }]', 'false', 'true'],
    ['consents: [{ channel: newsletter, basis: express }]', 'express', 'default'],
    ['requests: { createAbandonedLead: 3 }', '3', '1'],
    ['events: { visit_booked: 1 }', '1', '0'],
    ['events: { visit_cancelled: 1 }', '1', '0'],
    ["path: '/join/{home}'", /\/join\/\d+/, '/membership/schedule'],
    ['path: /elsewhere', '/elsewhere', '/membership/schedule'],
    ['location: denied', 'denied', 'not asked'],
    ['nearest: [Nowhere]', /Nowhere/, '[]'],
  ])(
    'CL-04 %s fails with its line, the expected and the actual value',
    async (wanted, ...reported) => {
      const failure = await atTimes(`expect: { ${wanted} }`);
      expect(failure?.line).toBe(8);
      expect([failure?.expected, failure?.seen]).toEqual(reported.map(asReported));
    },
  );

  it('CL-04 another message than the expected one fails with both', async () => {
    const failure = await atTimes('press: schedule', 'expect: { message: leadFailed }');
    expect(failure).toMatchObject({
      expected: asReported(/leadFailed/),
      seen: asReported(/timeRequired/),
    });
  });

  it('CL-04 presses a button of a member page as often as the step says', async () => {
    const steps = [
      'joined: home',
      'open: { path: /account, token: own }',
      'change: { information: { email: moved@mail.example } }',
      '{ press: { button: resend-email, times: 2 }, expect: { requests: { resendEmailLink: 2 } } }',
    ];
    const text = `name: pressing\nclubs: { home: {} }\nsteps:\n${steps.map((step) => `  - ${step}\n`).join('')}`;
    expect((await play(text))[0]?.failure).toBeNull();
  });

  it('CL-04 reports the line of the failed key', async () => {
    const failure = await atTimes(
      'expect:\n      step: schedule\n      leads: 1\n      bookings: 4',
    );
    expect(failure?.line).toBe(11);
  });

  it.each([
    ["pick: { day: tomorrow, time: '3:33 AM' }", /3:33 AM/, /9:00 AM/],
    ['pick: { alternative: 2 }', '2', '0'],
    ['another-visitor-books: same', 'a chosen time', 'none'],
    ['answer: Knitting', 'Knitting', /Yoga/],
    ['open-link: mailed', 'a `joined` or `register` step before this one', 'none'],
    ['{ open: /login, expect: { step: contact } }', 'a page with a flow', '/login'],
    ['expect: { outcome: done }', 'a member page', '/membership/schedule'],
  ])('CL-04 the step %s can’t be done and fails the scenario', async (step, expected, seen) => {
    const failure = await atTimes(step);
    expect(failure).toMatchObject({
      line: 8,
      expected: asReported(expected),
      seen: asReported(seen),
    });
  });

  it('CL-04 a step before any page is open fails, and steps after a failure aren’t played', async () => {
    const [outcome] = await play(
      'name: no page\nsteps:\n  - press: visit\n  - open: /membership\n',
    );
    expect(outcome?.failure).toMatchObject({ line: 3, message: 'no page is open' });
  });

  it('CL-04 a club that the back end doesn’t have fails the scenario at its line', async () => {
    const text = 'name: a\nclubs:\n  home: 999998\nsteps:\n  - open: /membership\n';
    expect((await play(text))[0]?.failure).toMatchObject({ line: 3, seen: 'no match' });
  });

  it.each([
    ['{ accepts: true, country: GB }', /^country: AE, AU, CA, .*UK, US$/],
    ['{ country: CA, region: Florida }', 'no club is all of these'],
  ])('CL-04 for a club of a kind that isn’t there, %s, names what there is', async (kind, seen) => {
    const text = `name: a\nclubs:\n  home: ${kind}\nsteps:\n  - open: /membership\n`;
    const failure = (await play(text))[0]?.failure;
    expect(failure).toMatchObject({ line: 3, seen: asReported(seen) });
  });
});

/** Exactly this text, or a text that matches the pattern. */
function asReported(text: string | RegExp): unknown {
  const pattern = typeof text === 'string' ? new RegExp(`^${escaped(text)}$`) : text;
  return expect.stringMatching(pattern);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\[\]{}()*+?.^$|]/g, '\\$&');
}
