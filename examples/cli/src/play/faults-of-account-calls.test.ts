import { describe, expect, it } from 'vitest';

import type { CallName } from '@foyer/replay/player';
import { type accountCallNames, playedFaults } from '../testing/played-faults.ts';
import { playsInMemory } from '../testing/play-text.ts';

/**
 * Tests every call of the member pages with every fault: the member sees it, the rest of the page still works, and a
 * retry succeeds.
 */

const faults: Readonly<Record<string, Fault>> = {
  'never answered': { fault: 'timeout', outcome: 'timeout', message: 'callUnreachable' },
  'cut off before the server saw it': {
    fault: 'lost-before',
    outcome: 'network',
    message: 'callUnreachable',
  },
  'cut off after the server did it': {
    fault: 'lost-after',
    outcome: 'network',
    message: 'callUnreachable',
    isDone: true,
  },
  'answered with a 500': {
    fault: '{ status: 500 }',
    outcome: 'server-error',
    message: 'callFailed',
  },
  'answered with a 429': {
    fault: '{ status: 429, retry-after: 1s }',
    outcome: 'rate-limited',
    message: null,
  },
  'answered with broken JSON': {
    fault: 'bad-json',
    outcome: 'bad-json',
    message: 'callFailed',
    isDone: true,
  },
  'answered with a page of HTML': {
    fault: 'html',
    outcome: 'not-json',
    message: 'callFailed',
    isDone: true,
  },
};

interface Fault {
  readonly fault: string;
  readonly outcome: string;
  /** The message that the member sees; null if it depends on the call. */
  readonly message: string | null;
  /** True if the server did it anyway. */
  readonly isDone?: boolean;
}

interface Case {
  /** The steps before the call. */
  readonly before: readonly string[];
  /** The step that sends the failing call, with what is visible afterwards. */
  readonly fails: (fault: Fault) => string;
  /** The steps after the network recovers. */
  readonly heals: (fault: Fault) => readonly string[];
}

const links = { tooOften: 'tooManyLinks' };
const inside = ['{ joined: home }', '{ open: { path: /account, token: own } }'];
/** A member whose plan has the add-on. */
const withAddOn = [
  '{ joined: { club: home, plan: All Access } }',
  '{ open: { path: /account, token: own } }',
];
const withNewEmail = [...inside, '{ change: { information: { email: new@mail.example } } }'];
const atMembership = ['{ joined: home }', '{ open: { path: /account/membership, token: own } }'];
const newcomer = ['{ joined: { club: home, login: false } }'];

/** An action of a member with a retry. `tooOften` is the call's message for a 429. */
function accountCase(
  before: readonly string[],
  step: string,
  { after = 'outcome: done', tooOften = 'callTooOften' } = {},
): Case {
  return {
    before,
    fails: ({ outcome, message }) =>
      `{ ${step}, expect: { outcome: ${outcome}, message: ${message ?? tooOften} } }`,
    heals: () => [`{ ${step}, expect: { ${after} } }`],
  };
}

/** The same for calls that fail with messages. */
function asked(...given: Parameters<typeof accountCase>): Case {
  const one = accountCase(...given);
  return { ...one, fails: (fault) => one.fails({ ...fault, outcome: 'refused' }) };
}

/** A card of the account. */
function card(name: string, becomes: string): Case {
  return {
    before: inside,
    fails: () => `{ go: reload, expect: { session: signed-in, cards: { ${name}: failed } } }`,
    heals: () => [`{ press: retry-cards, expect: { cards: { ${name}: ${becomes} } } }`],
  };
}

const cases: Readonly<Record<(typeof accountCallNames)[number], Case>> = {
  signIn: accountCase(['{ joined: home }', '{ open: /account }'], 'sign-in: right', {
    after: 'account-of: own',
    tooOften: 'tooManySignIns',
  }),
  signOut: {
    before: inside,
    fails: () => '{ press: sign-out, expect: { session: signed-out, path: /login } }',
    heals: () => ['{ sign-in: right, expect: { account-of: own } }'],
  },
  getAccountInformation: card('information', 'ready'),
  getMemberProfile: card('profile', 'ready'),
  listMemberPictures: card('pictures', 'ready'),
  getBillingInformation: card('billing', 'ready'),
  getGiftCardDetails: card('gift-card', 'empty'),
  getAddOnEligibility: card('add-on', 'empty'),
  updateAccountInformation: accountCase(inside, 'change: { information: { city: Albany } }', {
    after: 'outcome: done, account: { city: Albany }',
  }),
  updateMemberProfile: accountCase(inside, 'change: { profile: { height: 171 } }', {
    after: 'outcome: done, account: { height: 171 }',
  }),
  updateUsername: accountCase(inside, 'change: { username: early.riser }'),
  updatePassword: {
    ...accountCase(inside, 'change: { password: { next: New_Morning2 } }'),
    heals: () => [
      '{ change: { password: { next: New_Morning2 } }, expect: { outcome: done } }',
      '{ press: sign-out }',
      '{ sign-in: { password: New_Morning2 }, expect: { account-of: own } }',
    ],
  },
  linkSocialLogin: accountCase(inside, 'social: link', {
    after: 'outcome: done, account: { social: true }',
  }),
  unlinkSocialLogin: accountCase([...inside, '{ social: link }'], 'social: unlink', {
    after: 'outcome: done, account: { social: false }',
  }),
  resendEmailLink: accountCase(withNewEmail, 'press: resend-email'),
  cancelEmailChange: accountCase(withNewEmail, 'press: cancel-email', {
    after: 'outcome: done, account: { pending-email: none }',
  }),
  useEmailLink: {
    ...accountCase(withNewEmail, 'use-email-link: confirm'),
    // The link is opened again, on a page that knows nothing about the first.
    heals: ({ isDone = false }) => [
      `{ use-email-link: confirm, expect: { outcome: ${isDone ? 'link-over' : 'done'} } }`,
      '{ open: /account, expect: { account: { email: new@mail.example } } }',
    ],
  },
  recoverByEmail: asked(['{ joined: home }', '{ open: /account/recover }'], 'recover: own', links),
  validateUser: asked([...newcomer, '{ open: /account/register }'], 'register: own', links),
  signUpWithEmail: asked([...newcomer, '{ open: /account/register }'], 'register: own', links),
  getMailedToken: {
    before: [...newcomer, '{ open: /account/register }', '{ register: own }'],
    fails: () => '{ open-link: mailed, expect: { link: unread } }',
    heals: () => ['{ open-link: mailed, expect: { link: activate } }'],
  },
  activateUser: {
    ...asked(
      [...newcomer, '{ open: /account/register }', '{ register: own }', '{ open-link: mailed }'],
      'choose-login: { username: first.light, password: New_Morning2 }',
    ),
    // If only the response was lost, the login is set and the member can sign in.
    heals: () => [
      '{ choose-login: { username: first.light, password: New_Morning2 }, expect: { link: chosen, session: signed-in } }',
      '{ open: /account, expect: { account-of: own } }',
    ],
  },
  resendVerification: asked([...newcomer, '{ open: /account/resend }'], 'resend-link: own', links),
  getAgreement: {
    before: withAddOn,
    fails: () =>
      '{ open: /account/agreements/hamptons, expect: { agreement: none, session: signed-in } }',
    heals: () => ['{ go: reload, expect: { agreement: { signed: false } } }'],
  },
  signAgreement: asked(
    [...withAddOn, '{ open: /account/agreements/hamptons }'],
    'sign-agreement: {}',
    { after: 'outcome: done, agreement: { signed: true }' },
  ),
  getGiftCardCatalogue: {
    before: [],
    fails: () => '{ open: /gift-card/purchase, expect: { session: anonymous } }',
    heals: () => ['{ go: reload, expect: { gift-cards: { designs: 3 } } }'],
  },
  getTrialPass: asked(['{ open: /trial-pass }'], 'use-pass: { club: tribeca, code: TRY-7 }', {
    after: 'outcome: done, pass: { days: 7 }',
  }),
  sendClubFeedback: asked(
    ['{ open: /feedback }'],
    'give-feedback: { club: home, rating: 4, message: Quiet. }',
    { after: 'outcome: done, feedback: 1' },
  ),
  getMembership: {
    before: inside,
    fails: () =>
      '{ open: /account/membership, expect: { membership: { shown: failed, invoices: ready }, session: signed-in } }',
    heals: () => ['{ go: reload, expect: { membership: { shown: ready } } }'],
  },
  decideMembership: {
    ...asked(atMembership, 'decide-membership: { freeze: 2 }', {
      after: 'outcome: done, membership: { frozen: true }',
    }),
    // Whether or not the first one arrived, it is one freeze.
    heals: () => [
      '{ decide-membership: { freeze: 2 }, expect: { outcome: done, membership: { frozen: true } } }',
      '{ open: /account/agreed, expect: { membership: { decisions: 1 } } }',
    ],
  },
  listMembershipOffers: {
    before: atMembership,
    fails: () =>
      '{ decide-membership: { change: All Access }, expect: { message: offersNotLoaded, membership: { offers: failed, next-plan: none } } }',
    heals: () => [
      '{ decide-membership: { change: All Access }, expect: { outcome: done, membership: { next-plan: All Access } } }',
    ],
  },
  listInvoices: {
    before: inside,
    fails: () =>
      '{ open: /account/membership, expect: { membership: { shown: ready, invoices: failed } } }',
    heals: () => ['{ go: reload, expect: { membership: { invoices: ready } } }'],
  },
  listPromises: {
    before: inside,
    fails: () =>
      '{ open: /account/agreed, expect: { membership: { agreed: failed }, session: signed-in } }',
    heals: () => ['{ go: reload, expect: { membership: { agreed: ready, decisions: 0 } } }'],
  },
  getAssessmentSummary: {
    before: inside,
    fails: () => '{ open: /account/training, expect: { body: unread, session: signed-in } }',
    heals: () => ['{ go: reload, expect: { body: none } }'],
  },
};

const { play } = playsInMemory();

describe('faults of every call of the member pages', () => {
  const table = Object.entries(cases).flatMap(([call, ofCall], place) =>
    playedFaults(call as CallName, place, faults).map(([how, fault]) => ({
      call,
      how,
      text: scenarioOf(call as CallName, fault, ofCall),
    })),
  );

  it.each(table)('AC-02 AC-05 HT-62 $call $how', async ({ text }) => {
    expect((await play(text)).map(({ failure }) => failure)).toEqual([null]);
  });
});

function scenarioOf(call: CallName, fault: Fault, { before, fails, heals }: Case): string {
  return [
    `name: ${call}`,
    'clubs: { home: { region: Florida, status: open }, tribeca: 101 }',
    'steps:',
    ...before.map((step) => `  - ${step}`),
    `  - faults: { ${call}: ${fault.fault} }`,
    `  - ${fails(fault)}`,
    '  - faults: none',
    ...heals(fault).map((step) => `  - ${step}`),
  ].join('\n');
}
