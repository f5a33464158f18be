import { describe, expect, it } from 'vitest';

import { readScenarios } from '../scenario/read-scenarios.ts';
import { hooksOf } from './back-ends.ts';

describe('the hooks that a scenario needs', () => {
  it.each([
    ['  - open: /membership\n', []],
    ['  - expect: { bookings: 1 }\n', ['GET /dev/leads']],
    ['  - type-code: mailed\n', ['GET /dev/mailbox']],
    ['  - sign-in: social\n', ['POST /dev/social-logins']],
    ['  - open: { path: /account, token: grace }\n', ['the members grace and alan']],
    ["  - pick: { day: '2026-12-01' }\n", ['the header Foyer-Now']],
  ])('AD-24: %s', (step, hooks) => {
    const [read] = readScenarios('test.yaml', `name: a\nsteps:\n${step}`).scenarios;
    expect(read && hooksOf(read.scenario)).toEqual(hooks);
  });
});
