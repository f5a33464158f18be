import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { signAgreement, someJoinTerms } from '../../../testing/builders/join-answers.builder.ts';
import { typeContact } from '../../../testing/builders/lead-flow.builder.ts';
import { productTokenCookie } from '../../payment/product-repository.port.ts';
import { someFailures } from '../../../testing/builders/call-failure.builder.ts';
import { EmployeeEnvironment } from '../../../testing/builders/corporate-join.builder.ts';
import type { CorporateJoin } from './corporate-join.ts';
import { runs } from '../../../testing/properties.ts';

/** A random event: the visitor acts, time passes, a call fails, or the page reloads. */
const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'start',
      'right-code',
      'wrong-code',
      'resend',
      'plan',
      'purchase',
      'sign' as const,
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('pay', 'pay-twice', 'decline', 'cancel', 'made-up' as const),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('visit', 'pick', 'schedule', 'skip', 'edit', 'plans' as const),
  },
  { weight: 2, arbitrary: fc.constantFrom('reload', 'back', 'forward', 'wait', 'stay' as const) },
  { weight: 1, arbitrary: fc.constantFrom('start-over', 'leave', 'other-address' as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('elsewhere-typed', 'elsewhere-left', 'elsewhere-bought' as const),
  },
  { weight: 1, arbitrary: fc.record({ club: fc.constantFrom('101', '102', '103', '105') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      fails: fc.constantFrom(
        'createCode',
        'verifyCode',
        'resendCode',
        'plans',
        'choosePlan',
        'createLead',
        'updateLead',
        'book',
        'joinTerms',
        'createToken',
        'details' as const,
      ),
      failure: fc.constantFrom(...someFailures),
      takesEffect: fc.boolean(),
    }),
  },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** How far the visitor gets before the random events. */
const begin = fc.constantFrom('form', 'code', 'plans', 'times', 'payment' as const);

async function comeTo(
  env: EmployeeEnvironment,
  from: typeof begin extends fc.Arbitrary<infer T> ? T : never,
): Promise<CorporateJoin> {
  if (from === 'form') return env.openFilledPage();
  if (from === 'code') return env.openCodeStep();
  const flow = await env.openPlanStep();
  flow.plans.choose('31');
  if (from === 'times') await env.finish(flow.visitFirst());
  if (from !== 'payment') return flow;
  await env.finish(flow.purchase());
  signAgreement(flow);
  await env.finish(flow.agreement.sign());
  return flow;
}

/** Fills in the form again, which a visitor who sees it filled in wouldn't do. */
async function fill(env: EmployeeEnvironment, flow: CorporateJoin): Promise<void> {
  if (flow.getSnapshot().canSubmit || flow.getSnapshot().state.step !== 0) return;
  typeContact(flow, { company_email: env.companyEmail });
  await env.finish(flow.chooseClub(env.browser.club('101')));
}

function fail(env: EmployeeEnvironment, what: Extract<Happening, { fails: string }>): void {
  const { corporate, products, leads } = env.browser;
  const { fails, failure, takesEffect } = what;
  if (fails === 'createLead' || fails === 'updateLead') {
    const method = fails === 'createLead' ? 'create' : 'update';
    env.corporateLeads.faults.failNext(method, failure, { takesEffect });
  } else if (fails === 'book') leads.faults.failNext('update', failure, { takesEffect });
  else if (fails === 'joinTerms' || fails === 'createToken' || fails === 'details') {
    products.faults.failNext(fails, failure, { takesEffect });
  } else corporate.faults.failNext(fails, failure, { takesEffect });
}

/** Types the code from the latest mail to the address that the page shows. */
async function typeCode(
  env: EmployeeEnvironment,
  flow: CorporateJoin,
  isRight: boolean,
): Promise<void> {
  const { sentTo } = flow.getSnapshot().code;
  const mailed = env.browser.backEnd.employers.codes.findLast(({ email }) => email === sentTo);
  if (mailed === undefined || flow.getSnapshot().state.step !== 1) return;
  const wrong = mailed.code === '0000' ? '1111' : '0000';
  flow.changeCode('');
  await env.typeCode(flow, isRight ? mailed.code : wrong);
}

/** Pays at the payment application if it knows the purchase. Returns the page that it redirects to. */
async function payAndReturn(
  env: EmployeeEnvironment,
  flow: CorporateJoin,
  times: number,
): Promise<CorporateJoin> {
  if (env.browser.cookies.read(productTokenCookie) === null) return flow;
  let confirmationToken = '';
  for (let paid = 0; paid < times; paid++) confirmationToken = env.pay();
  return env.openPage({ confirmationToken });
}

async function live(
  env: EmployeeEnvironment,
  flow: CorporateJoin,
  what: Happening,
  elsewhere: CorporateJoin,
): Promise<CorporateJoin> {
  if (typeof what === 'object') {
    if ('club' in what) await env.finish(flow.chooseClub(env.browser.club(what.club)));
    else fail(env, what);
    return flow;
  }
  const { plan } = flow.getSnapshot().times;
  const open = plan?.days.flatMap((day) => day.slots).filter((slot) => slot.available) ?? [];
  switch (what) {
    case 'start':
      await fill(env, flow);
      await env.finish(Promise.all([flow.submit(), flow.submit()]));
      break;
    case 'right-code':
      await typeCode(env, flow, true);
      break;
    case 'wrong-code':
      await typeCode(env, flow, false);
      break;
    case 'resend':
      if (flow.getSnapshot().state.step === 1) await env.finish(flow.resendCode());
      break;
    case 'plan':
      flow.plans.choose('32');
      break;
    case 'purchase':
      await env.finish(Promise.all([flow.purchase(), flow.purchase()]));
      break;
    case 'sign':
      if (flow.getSnapshot().state.step !== 6) break;
      signAgreement(flow);
      await env.finish(Promise.all([flow.agreement.sign(), flow.agreement.sign()]));
      break;
    case 'pay':
      return payAndReturn(env, flow, 1);
    case 'pay-twice':
      return payAndReturn(env, flow, 2);
    case 'decline':
      return env.openPage({ payment: 'declined' });
    case 'cancel':
      return env.openPage({ payment: 'cancelled' });
    case 'made-up':
      return env.openPage({ confirmationToken: 'made-up' });
    case 'visit':
      if (flow.getSnapshot().state.step === 2) await env.finish(flow.visitFirst());
      break;
    case 'pick':
      if (open[3] !== undefined) flow.selectTime(open[3]);
      break;
    case 'schedule':
      if (flow.getSnapshot().state.selectedAppointment === null && open[5] !== undefined) {
        flow.selectTime(open[5]);
      }
      await env.finish(flow.schedule());
      break;
    case 'skip':
      if (flow.getSnapshot().state.step === 4) await env.finish(flow.skip());
      break;
    case 'edit':
      await env.finish(flow.edit());
      break;
    case 'plans':
      await env.finish(flow.backToPlans());
      break;
    case 'reload':
      return env.openPage();
    case 'back':
      flow.goTo(0);
      break;
    case 'forward':
      flow.goTo(5);
      break;
    case 'wait':
      await env.browser.clock.advanceAndSettle(120_000);
      break;
    case 'stay':
      flow.stay();
      break;
    case 'start-over':
      flow.startOver();
      break;
    case 'leave':
      flow.leave();
      break;
    case 'other-address':
      flow.changeField('company_email', 'eve@acme.example');
      break;
    case 'elsewhere-typed':
      elsewhere.changeField('last_name', 'Lovelace');
      break;
    case 'elsewhere-left':
      elsewhere.leave();
      break;
    case 'elsewhere-bought':
      await env.finish(Promise.all([elsewhere.purchase(), flow.purchase()]));
      if (flow.getSnapshot().state.step !== 6) break;
      signAgreement(flow);
      await env.finish(Promise.all([elsewhere.agreement.sign(), flow.agreement.sign()]));
      break;
  }
  await env.finish(Promise.resolve());
  return flow;
}

describe('the corporate join under random events', () => {
  it('CJ-14 CJ-20 LC-17 LX-12 MB-104 makes one lead and one member per flow, shows no plans without a right code, and stores no secret', async () => {
    await fc.assert(
      fc.asyncProperty(
        begin,
        fc.boolean(),
        fc.array(happening, { maxLength: 14 }),
        async (from, asksToSign, happenings) => {
          const env = new EmployeeEnvironment();
          const { browser } = env;
          browser.backEnd.joinTerms = asksToSign ? someJoinTerms : null;
          let flow = await comeTo(env, from);
          const mine = browser.localStore;
          browser.localStore = mine.openTab();
          const elsewhere = env.createFlow().flow;
          await env.finish(elsewhere.enter());
          browser.localStore = mine;
          let ended = 0;
          let wasBegun = true;
          for (const what of happenings) {
            flow = await live(env, flow, what, elsewhere);
            const { state, busy, asksToStay } = flow.getSnapshot();
            const { backEnd, localStore, sessionStore } = browser;
            // The half hour may also run out.
            if (state.createdDate === null && wasBegun) ended += 1;
            wasBegun = state.createdDate !== null;
            expect(busy).toBeNull();
            expect(backEnd.corporate.all.length).toBeLessThanOrEqual(1 + ended);
            expect(backEnd.purchases.members.length).toBeLessThanOrEqual(1 + ended);
            // Each member has signed once, if the chain has an agreement.
            expect(backEnd.purchases.signatures).toHaveLength(
              asksToSign ? backEnd.purchases.members.length : 0,
            );
            // Both tabs show the same state.
            expect(elsewhere.getSnapshot().state).toEqual(state);
            // Plans are visible only after the address was verified.
            expect([0, 1, 3].includes(state.step) || state.verifiedEmail !== null).toBe(true);
            // A membership that is shown belongs to a member in the back end.
            const { confirmation } = state;
            expect(
              confirmation === null || backEnd.purchases.members.includes(confirmation.memberId),
            ).toBe(true);
            const stored = JSON.stringify([localStore.entries(), sessionStore.entries()]);
            for (const { code } of backEnd.employers.codes)
              expect(stored).not.toContain(`"${code}"`);
            const token = browser.cookies.read(productTokenCookie);
            expect(token !== null && stored.includes(token)).toBe(false);
            expect(asksToStay && state.createdDate === null).toBe(false);
          }
          flow.close();
          elsewhere.close();
        },
      ),
      runs(40),
    );
  }, 60_000);
});
