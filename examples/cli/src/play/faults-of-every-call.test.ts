import { describe, expect, it } from 'vitest';

import { callNames, type CallName } from '@foyer/replay/player';
import { accountCallNames, playedFaults } from '../testing/played-faults.ts';
import { playsInMemory } from '../testing/play-text.ts';

/**
 * Tests every call of the lead flow and the standard join with every fault: the visitor sees the right message, their
 * input stays, a retry succeeds, and nothing is created twice.
 */

const faults: Readonly<Record<string, string>> = {
  'never answered': 'timeout',
  'cut off before the server saw it': 'lost-before',
  'cut off after the server did it': 'lost-after',
  'answered with a 500': '{ status: 500 }',
  'answered with a 429': '{ status: 429, retry-after: 1s }',
  'answered with broken JSON': 'bad-json',
  'answered with a page of HTML': 'html',
};

interface Case {
  /** The steps before the call. */
  readonly before: readonly string[];
  /** The step that sends the failing call, with what the visitor sees. */
  readonly fails: string;
  /** True if a 429 says when to try again. */
  readonly saysWhen?: boolean;
  /** The steps after the network recovers. */
  readonly heals: readonly string[];
  /** Both after a 429, if they differ. */
  readonly limited?: Pick<Case, 'fails' | 'heals'>;
}

const arrives = ['{ open: /membership }', '{ fill: someone }', '{ choose-club: home }'];
const atTimes = [...arrives, '{ press: visit, expect: { step: schedule, leads: 1 } }'];
const booked = [
  ...atTimes,
  '{ pick: { day: tomorrow, time: first } }',
  '{ press: schedule, expect: { confirmation: booked, bookings: 1 } }',
];
const asksLastQuestion = [
  ...atTimes,
  '{ press: skip }',
  '{ answer: Yoga }',
  '{ press: survey-next }',
  '{ answer: Newcomer }',
  '{ press: survey-next }',
  '{ answer: Tone up }',
  '{ press: survey-next }',
  '{ answer: Price }',
];
const guest = [
  '{ open: { path: /membership, referring-id: R-1001 }, expect: { referrer: Grace } }',
  '{ fill: someone }',
  '{ choose-club: home }',
];
const atPlans = ['{ open: "/join/step1/{home}", expect: { step: plan, plan: none } }'];
const atDetails = [
  ...atPlans,
  '{ choose-plan: Select Access }',
  '{ press: continue }',
  '{ fill: someone, expect: { step: details, can-submit: true } }',
];
const signs = ['{ press: next, expect: { step: agreement } }', '{ sign: Ada Byron }'];
const joined = [...atDetails, ...signs, '{ pay: approved, expect: { step: member, members: 1 } }'];
const plansMissing =
  '{ step: plan, plans: failed, message: processing, club: home, busy: false, leads: 0 }';
const allPlans = '{ plans: [Select Access, Regional Access, All Access], message: none }';
const notSent =
  '{ press: visit, expect: { step: contact, message: leadFailed, same-input: true, club: home, can-submit: true, busy: false, leads: { at-most: 1 } } }';
const sent = '{ press: visit, expect: { step: schedule, message: none, leads: 1 } }';

const cases: Readonly<Partial<Record<CallName, Readonly<Record<string, Case>>>>> = {
  getConfiguration: {
    'the chain’s settings': {
      before: ['{ open: /pilates }'],
      fails: '{ open: /membership, expect: { step: contact, message: none } }',
      heals: ['{ fill: someone }', '{ choose-club: home }', sent],
    },
  },
  getFacility: {
    'the club that the address names': {
      before: [],
      fails:
        '{ open: { path: /membership, club: home }, expect: { step: contact, club: none, message: generic } }',
      heals: ['{ fill: someone }', '{ choose-club: home, expect: { message: none } }', sent],
    },
  },
  listFacilities: {
    'the clubs near the visitor': {
      before: [
        '{ location: { latitude: 40.75, longitude: -73.98 } }',
        '{ open: /membership }',
        '{ fill: someone }',
      ],
      fails:
        '{ press: clubs-near-me, expect: { nearby: failed, message: none, same-input: true } }',
      heals: ['{ press: clubs-near-me }', '{ choose-club: home }', sent],
    },
  },
  createAbandonedLead: {
    'a lead': { before: arrives, fails: notSent, heals: [sent] },
    'a buyer’s lead': {
      before: atDetails,
      fails:
        '{ press: next, expect: { step: details, at-payment: false, message: leadFailed, same-input: true, leads: { at-most: 1 } } }',
      heals: ['{ press: next, expect: { step: agreement, leads: 1 } }'],
    },
  },
  updateAbandonedLead: {
    'a lead that is changed': {
      before: [...atTimes, '{ go: back }', '{ fill: { last-name: Åström } }'],
      fails: notSent,
      heals: [sent, '{ expect: { lead: { last-name: Åström } } }'],
    },
  },
  updateLead: {
    'a booking': {
      before: [...atTimes, '{ pick: { day: tomorrow, time: first } }'],
      fails:
        '{ press: schedule, expect: { step: schedule, message: generic, same-input: true, busy: false, bookings: { at-most: 1 } } }',
      saysWhen: true,
      heals: [
        '{ press: schedule, expect: { confirmation: booked, message: none, leads: 1, bookings: 1 } }',
      ],
    },
    'a visit that is moved': {
      before: [...booked, '{ press: reschedule }', '{ pick: { day: +3, time: first } }'],
      fails:
        '{ press: schedule, expect: { step: confirmation, message: generic, confirmation: booked, appointment: { day: tomorrow }, bookings: 1 } }',
      saysWhen: true,
      heals: [
        '{ press: schedule, expect: { message: none, appointment: { day: +3 }, booked: { day: +3 }, leads: 1 } }',
      ],
    },
    'the answers of the survey': {
      before: asksLastQuestion,
      fails:
        '{ press: survey-next, expect: { message: generic, survey: { step: 4, answers: [Yoga, Newcomer, Tone up, Price] }, leads: 1 } }',
      heals: [
        '{ press: survey-next, expect: { message: none, survey: { step: 5 }, lead: { answers: [Yoga, Newcomer, Tone up, Price] } } }',
      ],
    },
  },
  cancelAppointment: {
    'a visit that is given back': {
      before: booked,
      fails:
        '{ press: cancel, expect: { cancelling: failed, confirmation: booked, bookings: { at-most: 1 } } }',
      heals: ['{ press: cancel, expect: { cancelling: done, bookings: 0, leads: 1 } }'],
    },
  },
  listOpenTimes: {
    'the open times of visits': {
      before: arrives,
      fails: '{ press: visit, expect: { step: schedule, leads: 1, busy: false } }',
      heals: [
        '{ press: retry-times, expect: { slots: { day: +3, open: { at-least: 1 } } } }',
        '{ pick: { day: +3 } }',
        '{ press: schedule, expect: { confirmation: booked, leads: 1, bookings: 1 } }',
      ],
    },
    'the open times of guided workouts': {
      before: arrives,
      fails: '{ press: guided, expect: { step: schedule, message: generic, leads: 1 } }',
      heals: [
        '{ press: retry-times }',
        '{ expect: { slots: { day: +3, open: { at-least: 1 } } } }',
      ],
    },
  },
  verifyCorporateDomain: {
    'the check of a company e-mail': {
      before: [...arrives, '{ fill: { company-email: maya@acme.example } }'],
      fails:
        '{ press: visit, expect: { step: contact, company-not-eligible: true, message: none, same-input: true, leads: 0 } }',
      heals: [sent],
      limited: {
        fails:
          '{ press: visit, expect: { step: contact, company-not-eligible: false, message: callTooOften, same-input: true, leads: 0 } }',
        heals: ['{ press: visit, expect: { path: /join/corp/code, message: none, leads: 0 } }'],
      },
    },
  },
  verifyCorporateEmail: {
    'the code to a company e-mail': {
      before: [...arrives, '{ fill: { company-email: maya@acme.example } }'],
      fails:
        '{ press: visit, expect: { step: contact, message: leadFailed, same-input: true, leads: 0, requests: { verifyCorporateEmail: 1 } } }',
      heals: ['{ press: visit, expect: { path: /join/corp/code, message: none, leads: 0 } }'],
    },
  },
  listCataloguePlans: {
    'the chain’s plans': {
      before: [],
      fails: `{ open: "/join/step1/{home}", expect: ${plansMissing} }`,
      heals: [`{ press: retry-plans, expect: ${allPlans} }`],
    },
  },
  getClubPlans: {
    'the plans of the club': {
      before: [],
      fails: `{ open: "/join/step1/{home}", expect: ${plansMissing} }`,
      heals: [`{ press: retry-plans, expect: ${allPlans} }`],
    },
  },
  checkPromoCode: {
    'a promo code in the address': {
      before: [],
      fails:
        '{ open: "/join/step1/{home}?promo=WELCOME50", expect: { step: plan, plans: [Select Access, Regional Access, All Access] } }',
      heals: [
        '{ open: "/join/step1/{home}" }',
        '{ choose-plan: Select Access, expect: { bill: { today: $355, saved: $200 } } }',
      ],
    },
  },
  readHeldPrice: {
    'a mailed link with a price': {
      before: [],
      fails:
        '{ open: "/join/step1/{home}?heldPrice=none", expect: { step: plan, plans: [Select Access, Regional Access, All Access] } }',
      heals: [
        '{ open: "/join/step1/{home}?heldPrice=none", expect: { step: plan, message: heldPriceUnknown } }',
      ],
    },
  },
  getJoinTerms: {
    'the agreement before paying': {
      before: atDetails,
      fails: '{ press: next, expect: { step: agreement, at-payment: false, leads: 1 } }',
      heals: ['{ press: retry-agreement }', '{ sign: Ada Byron, expect: { at-payment: true } }'],
    },
  },
  createProductToken: {
    'a purchase that is begun': {
      before: [...atDetails, '{ press: next }'],
      fails:
        '{ sign: Ada Byron, expect: { step: agreement, at-payment: false, message: processing, leads: 1 } }',
      saysWhen: true,
      heals: [
        '{ press: sign, expect: { at-payment: true, leads: 1 } }',
        '{ pay: approved, expect: { step: member, is-member: true, members: 1, leads: 1 } }',
      ],
    },
  },
  resendConfirmationEmail: {
    'the confirmation, mailed again': {
      before: joined,
      fails:
        '{ press: resend-confirmation, expect: { step: member, resent: failed, is-member: true } }',
      heals: ['{ press: resend-confirmation, expect: { resent: sent, members: 1 } }'],
    },
  },
  getJoinConfirmation: {
    'the words of the confirmation': {
      before: [...atDetails, ...signs],
      fails: '{ pay: approved, expect: { step: member, is-member: true, message: none } }',
      heals: ['{ go: reload, expect: { step: member, is-member: true, members: 1 } }'],
    },
  },
  getReferrer: {
    'who sent the visitor': {
      before: [],
      fails:
        '{ open: { path: /membership, referring-id: R-1001 }, expect: { step: contact, referrer: none, message: none } }',
      heals: ['{ go: reload, expect: { referrer: Grace } }'],
    },
  },
  createReferral: { 'a friend’s lead': { before: guest, fails: notSent, heals: [sent] } },
  updateReferral: {
    'a friend’s lead that is changed': {
      before: [...guest, sent, '{ go: back }', '{ fill: { last-name: Åström } }'],
      fails: notSent,
      heals: [sent, '{ expect: { lead: { last-name: Åström, referring-id: R-1001 } } }'],
    },
  },
  getProductDetails: {
    'a purchase that was begun': {
      before: ['{ begin-purchase: home }'],
      fails: '{ open: /membership, expect: { step: contact, message: none } }',
      heals: ['{ go: reload, expect: { step: schedule, same-input: true, club: home, leads: 1 } }'],
    },
    'a purchase that was paid for': {
      before: [...atDetails, ...signs],
      fails: '{ pay: approved, expect: { payment: unread, message: processing, members: 1 } }',
      heals: [
        '{ press: retry-confirmation, expect: { step: member, payment: paid, message: none, members: 1 } }',
      ],
    },
  },
  appendConsents: {
    'the consents': {
      before: arrives,
      fails: '{ press: visit, expect: { step: schedule, message: none, leads: 1 } }',
      heals: [
        '{ go: back }',
        '{ press: visit, expect: { step: schedule, leads: 1, consents: [{ channel: newsletter, granted: true }] } }',
      ],
    },
  },
};

/** Optional calls that screens make themselves. packages/react-ui tests them. */
const loadedByScreens: readonly CallName[] = [
  'getClubProfile',
  'listClubFacts',
  'countClasses',
  'listMediaSlides',
  'getHeadline',
  'getPromotion',
];

/** Calls of a visit's link, of the wait list and of held times, which no scenario opens. The core tests what uses them. */
const ofTheMailedLinks: readonly CallName[] = [
  'getVisitLink',
  'readVisit',
  'moveVisit',
  'cancelVisit',
  'reportLate',
  'turnOffVisitLink',
  'holdTime',
  'releaseTime',
  'readFriendsVisit',
  'joinFriendsVisit',
  'leaveFriendsVisit',
  'joinWaitList',
  'getWaitOffer',
  'acceptWaitOffer',
  'leaveWaitList',
  'requestTrialPass',
  'getMailedPass',
];

/** Calls of the corporate join. */
const ofTheCorporateJoin: readonly CallName[] = [
  'verifyCorporateCode',
  'resendCorporateCode',
  'createCorporateLead',
  'updateCorporateLead',
  'getEmployer',
  'useInvitation',
  'mapCorporatePlan',
  'getCorporatePlans',
];

/** Calls that no scenario makes. The API's fault matrix (OP-40) tests them. */
const madeByNoScenario: readonly CallName[] = [
  'adoptSession',
  'answerForm',
  'beginCardChange',
  'addPasskey',
  'beginPasskey',
  'beginPasskeySignIn',
  'beginSecondStep',
  'confirmSecondStep',
  'createResidentialLead',
  'encodeMember',
  'endOtherSessions',
  'endSession',
  'finishSignIn',
  'getAgreementVersion',
  'getAssessment',
  'getBillingBalance',
  'getBillingCard',
  'getClubPasses',
  'getDayPassOrder',
  'getForm',
  'getGiftOrder',
  'getPreAssessmentAnswer',
  'getPreQuestionnaire',
  'getSecondStep',
  'getWalletPasses',
  'listActivity',
  'listPasskeys',
  'listOwnVisits',
  'listSessions',
  'changeDeskPerson',
  'findDeskPeople',
  'readDeskPerson',
  'markVisit',
  'orderDayPass',
  'orderGiftCard',
  'readDesk',
  'requestPersonalData',
  'readPersonalData',
  'erasePersonalData',
  'removePasskey',
  'renamePasskey',
  'renewRecoveryCodes',
  'renewSession',
  'requestFreeze',
  'saveJoinDetails',
  'signInSocially',
  'signInWithPasskey',
  'turnOffSecondStep',
  'verifyUsername',
];

/** Calls of the member pages: faults-of-account-calls.test.ts tests them. */
const ofTheAccount: ReadonlySet<CallName> = new Set(accountCallNames);

const { play } = playsInMemory();

describe('faults of every call of the lead flow and the standard join', () => {
  it('CL-03 cover every call of the contract', () => {
    const named = [
      ...Object.keys(cases),
      ...loadedByScreens,
      ...ofTheCorporateJoin,
      ...ofTheMailedLinks,
      ...madeByNoScenario,
    ];
    const others = callNames.filter((name) => !ofTheAccount.has(name));
    expect(named.toSorted()).toEqual(others.toSorted());
  });

  const table = Object.entries(cases).flatMap(([call, ofCall], place) =>
    Object.entries(ofCall).flatMap(([what, one]) =>
      playedFaults(call as CallName, place, faults).map(([how, fault]) => ({
        call,
        what,
        how,
        text: scenarioOf(
          `${what} ${how}`,
          { call, fault },
          {
            ...one,
            fails:
              one.saysWhen === true && fault.includes('429')
                ? one.fails.replace(/message: \w+/, 'message: callTooOften')
                : one.fails,
            ...(fault.includes('429') && one.limited),
          },
        ),
      })),
    ),
  );

  it.each(table)('ER-01 LC-16 LC-17 $what ($call), $how', async ({ text }) => {
    expect((await play(text)).map(({ failure }) => failure)).toEqual([null]);
  });
});

function scenarioOf(
  name: string,
  { call, fault }: { readonly call: string; readonly fault: string },
  { before, fails, heals }: Case,
): string {
  return [
    `name: ${name}`,
    'clubs: { home: { accepts: true, guided: true, country: US, status: open, region: Florida } }',
    'steps:',
    ...before.map((step) => `  - ${step}`),
    `  - faults: { ${call}: ${fault} }`,
    `  - ${fails}`,
    '  - faults: none',
    ...heals.map((step) => `  - ${step}`),
  ].join('\n');
}
