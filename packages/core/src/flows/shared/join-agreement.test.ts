import { describe, expect, it } from 'vitest';

import { EmployeeEnvironment } from '../../../testing/builders/corporate-join.builder.ts';
import { signAgreement, someJoinTerms } from '../../../testing/builders/join-answers.builder.ts';
import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';
import { productTokenCookie } from '../../payment/product-repository.port.ts';
import type { CorporateJoin } from '../corporate-join/corporate-join.ts';
import type { StandardJoin } from '../standard-join/standard-join.ts';

type Join = CorporateJoin | StandardJoin;

/** What differs between the joins. */
interface Way {
  readonly name: string;
  readonly plans: readonly [string, string];
  readonly planStep: number;
  readonly agreementStep: number;
  /** Chooses the first plan and goes to the agreement. */
  readonly open: (
    prepare?: (env: Environment) => void,
  ) => Promise<{ env: Environment; flow: Join }>;
  /** Goes from the plan step to the agreement. */
  readonly proceed: (env: Environment, flow: Join) => Promise<void>;
  /** Makes each plan $999 a month. */
  readonly raisePrices: (env: Environment) => void;
}

type Environment = BuyerEnvironment | EmployeeEnvironment;

const corporate: Way = {
  name: 'corporate',
  plans: ['31', '32'],
  planStep: 2,
  agreementStep: 6,
  open: async (prepare) => {
    const env = new EmployeeEnvironment();
    env.browser.backEnd.joinTerms = someJoinTerms;
    prepare?.(env);
    const flow = await env.openPlanStep();
    flow.plans.choose('31');
    await env.finish(flow.purchase());
    return { env, flow };
  },
  proceed: (env, flow) => env.finish((flow as CorporateJoin).purchase()),
  raisePrices({ browser: { backEnd } }) {
    const { employers } = backEnd;
    const offer = employers.offer.bind(employers);
    employers.offer = (wanted, at) =>
      offer(wanted, at).map((offered) => ({
        ...offered,
        plans: offered.plans.map((plan) => ({
          ...plan,
          cost: { ...plan.cost, monthlyFee: 999_00 },
        })),
      }));
  },
};

const standard: Way = {
  name: 'standard',
  plans: ['16', '15'],
  planStep: 0,
  agreementStep: 3,
  open: async (prepare) => {
    const env = new BuyerEnvironment();
    env.browser.backEnd.joinTerms = someJoinTerms;
    prepare?.(env);
    const flow = await env.openFilledDetails();
    await env.finish(flow.submit());
    return { env, flow };
  },
  proceed: async (env, flow) => {
    await env.finish((flow as StandardJoin).continue());
    await env.finish((flow as StandardJoin).submit());
  },
  raisePrices({ browser: { backEnd } }) {
    const { clubPlans } = backEnd;
    clubPlans.offers = clubPlans.offers.map((offer) => ({
      ...offer,
      planProperties: { ...offer.planProperties, monthlyFee: 999 },
    }));
  },
};

function sale({ browser }: Environment) {
  return browser.backEnd.purchases.requests.map(({ plan, answers }) => ({
    planId: plan.planId,
    ...answers,
  }));
}

describe.each([standard, corporate])(
  'the agreement of the $name join',
  ({ plans, planStep, agreementStep, open, proceed, raisePrices }) => {
    it('MB-100 comes after the plan and the details, with the terms of this very purchase', async () => {
      const { env, flow } = await open();
      const { state, agreement } = flow.getSnapshot();
      expect(state.step).toBe(agreementStep);
      expect(agreement).toMatchObject({
        status: 'ready',
        agreement: { agreementId: 'membership', paragraphs: expect.arrayContaining([]) as unknown },
        isNewer: false,
        canSign: false,
      });
      expect(agreement.agreement?.paragraphs[0]).toContain(state.plan?.name);
      expect(sale(env)).toEqual([]);
    });

    it('MB-101 nothing is paid for without a signature; what is missing is shown', async () => {
      const { env, flow } = await open();
      await env.finish(flow.agreement.sign());
      const { agreement, refusals } = flow.getSnapshot();
      expect(Object.keys(agreement.errors)).toEqual([
        'birth_date',
        'signature',
        `consent-${agreement.agreement?.version}`,
      ]);
      expect(refusals).toBe(1);
      expect(sale(env)).toEqual([]);
      signAgreement(flow);
      expect(flow.getSnapshot().agreement).toMatchObject({ errors: {}, canSign: true });
    });

    it('MB-101 the purchase carries the signed version and the answers', async () => {
      const { env, flow } = await open();
      signAgreement(flow);
      await env.finish(flow.agreement.sign());
      const version = flow.getSnapshot().agreement.agreement?.version;
      expect(sale(env)).toEqual([
        {
          planId: plans[0],
          signed: { agreementId: 'membership', version, signature: 'Ada Byron' },
          birthDate: '1990-12-10',
          address: null,
          guardian: null,
        },
      ]);
      expect(env.browser.cookies.read(productTokenCookie)).not.toBeNull();
    });

    it('MB-102 a newer version is shown, with everything else kept, and has to be signed', async () => {
      const { env, flow } = await open();
      signAgreement(flow);
      const { agreement } = someJoinTerms;
      env.browser.backEnd.joinTerms = {
        ...someJoinTerms,
        agreement: agreement && { ...agreement, version: '2026-12' },
      };
      await env.finish(flow.agreement.sign());
      expect(flow.getSnapshot().agreement).toMatchObject({
        status: 'ready',
        agreement: { version: expect.stringMatching(/^2026-12/) as string },
        isNewer: true,
        input: { signature: 'Ada Byron', birth_date: '1990-12-10' },
        canSign: false,
      });
      expect(sale(env)).toEqual([]);
      signAgreement(flow);
      await env.finish(flow.agreement.sign());
      expect(sale(env)).toHaveLength(1);
    });

    it('PR-01 MB-102 a version that changed with the plan’s price comes with the new price in the order', async () => {
      const { env, flow } = await open();
      signAgreement(flow);
      raisePrices(env);
      const { agreement } = someJoinTerms;
      env.browser.backEnd.joinTerms = {
        ...someJoinTerms,
        agreement: agreement && { ...agreement, version: '2026-12' },
      };
      await env.finish(flow.agreement.sign());
      const { state, agreement: shown } = flow.getSnapshot();
      expect(shown).toMatchObject({ status: 'ready', isNewer: true, canSign: false });
      expect(state.plan?.cost.monthlyFee).toBe(999_00);
    });

    it('PR-01 MB-100 the order beside the text has the price of the text, also if the club changed it meanwhile', async () => {
      const { env, flow } = await open();
      flow.goTo(planStep as never);
      await env.finish(Promise.resolve());
      flow.plans.choose(plans[1]);
      if ('continue' in flow) await env.finish(flow.continue());
      raisePrices(env);
      await env.finish('continue' in flow ? flow.submit() : flow.purchase());
      const { state } = flow.getSnapshot();
      expect(state).toMatchObject({ step: agreementStep, plan: { cost: { monthlyFee: 999_00 } } });
    });

    it('MB-102 a text that changed with the day is a newer one, not a mistake of the visitor', async () => {
      // 11:45 PM at the club.
      const { env, flow } = await open(({ browser }) => browser.clock.advance(13.75 * 3_600_000));
      signAgreement(flow);
      const { agreement } = someJoinTerms;
      env.browser.backEnd.joinTerms = {
        ...someJoinTerms,
        agreement: agreement && { ...agreement, version: '2026-12' },
      };
      env.browser.clock.advance(20 * 60_000);
      await env.finish(flow.agreement.sign());
      const { agreement: shown, alert } = flow.getSnapshot();
      expect({ ...shown, alert }).toMatchObject({ isNewer: true, canSign: false, alert: null });
    });

    it('MB-102 MB-103 the agreement of another plan isn’t a newer version of the signed one', async () => {
      const { env, flow } = await open();
      signAgreement(flow);
      const { agreement } = someJoinTerms;
      env.browser.backEnd.joinTerms = {
        ...someJoinTerms,
        agreement: agreement && { ...agreement, version: '2026-12' },
      };
      await env.finish(flow.agreement.sign());
      expect(flow.getSnapshot().agreement.isNewer).toBe(true);
      flow.goTo(planStep as never);
      await env.finish(Promise.resolve());
      flow.plans.choose(plans[1]);
      await proceed(env, flow);
      expect(flow.getSnapshot().agreement).toMatchObject({ status: 'ready', isNewer: false });
    });

    it('MB-103 another plan has to be signed again, also if the first one is chosen after all', async () => {
      const { env, flow } = await open();
      signAgreement(flow);
      flow.goTo(planStep as never);
      await env.finish(Promise.resolve());
      flow.plans.choose(plans[1]);
      await proceed(env, flow);
      const { agreement, state } = flow.getSnapshot();
      expect(agreement.agreement?.paragraphs[0]).toContain(state.plan?.name);
      expect(agreement).toMatchObject({ canSign: false, input: { signature: 'Ada Byron' } });
      flow.goTo(planStep as never);
      await env.finish(Promise.resolve());
      flow.plans.choose(plans[0]);
      await proceed(env, flow);
      expect(flow.getSnapshot().agreement.canSign).toBe(false);
    });

    it('MB-103 so does another first day; going back and forth changes nothing', async () => {
      const { env, flow } = await open();
      signAgreement(flow);
      flow.goTo(planStep as never);
      await env.finish(Promise.resolve());
      await proceed(env, flow);
      expect(flow.getSnapshot().agreement.canSign).toBe(true);
      flow.goTo(planStep as never);
      await env.finish(Promise.resolve());
      flow.plans.chooseStart('2026-11-25');
      await proceed(env, flow);
      expect(flow.getSnapshot().agreement.canSign).toBe(false);
    });

    it('MB-103 a reload and a declined payment keep the signature', async () => {
      const { env, flow } = await open();
      signAgreement(flow);
      await env.finish(flow.agreement.sign());
      const again = await env.openPage({ payment: 'declined' });
      again.goTo(agreementStep as never);
      await env.finish(Promise.resolve());
      expect(again.getSnapshot()).toMatchObject({
        state: { step: agreementStep },
        agreement: { canSign: true },
      });
    });

    it('MB-104 however often it is sent, one purchase is signed: the one that is paid', async () => {
      const { env, flow } = await open();
      signAgreement(flow);
      env.browser.products.faults.failNext(
        'createToken',
        { kind: 'network' },
        {
          takesEffect: true,
        },
      );
      await env.finish(flow.agreement.sign());
      expect(flow.getSnapshot().alert).toEqual({ key: 'processing' });
      await env.finish(flow.agreement.sign());
      expect(sale(env)).toHaveLength(2);
      env.pay();
      env.pay();
      expect(env.browser.backEnd.purchases.signatures).toHaveLength(1);
    });

    it('LX-12 MB-104 signs nothing more after the membership was paid for in another tab', async () => {
      const { env, flow } = await open();
      signAgreement(flow);
      await env.finish(flow.agreement.sign());
      env.browser.localStore = env.browser.localStore.openTab();
      const other = env.createFlow().flow;
      await env.finish(other.enter({ confirmationToken: env.pay() }));
      await env.finish(flow.agreement.sign());
      expect(sale(env)).toHaveLength(1);
      other.close();
    });

    it('MB-105 if it fails to load, the step says so and can be retried', async () => {
      const { env, flow } = await open(({ browser }) => {
        browser.products.faults.failNext('joinTerms', { kind: 'network' });
      });
      expect(flow.getSnapshot()).toMatchObject({
        state: { step: agreementStep },
        agreement: { status: 'failed', agreement: null, canSign: false },
      });
      await env.finish(flow.agreement.load());
      expect(flow.getSnapshot().agreement.status).toBe('ready');
    });

    it('MB-102 an agreement that is required meanwhile is shown, although none was before', async () => {
      const { env, flow } = await open(({ browser }) => {
        browser.backEnd.joinTerms = null;
      });
      env.browser.backEnd.joinTerms = someJoinTerms;
      await proceed(env, flow);
      expect(flow.getSnapshot()).toMatchObject({
        state: { step: agreementStep },
        agreement: { status: 'ready', isNewer: false },
      });
    });

    it('MB-105 a chain that asks for nothing has no such step', async () => {
      const { env, flow } = await open(({ browser }) => {
        browser.backEnd.joinTerms = null;
      });
      expect(flow.getSnapshot().state.step).not.toBe(agreementStep);
      expect(sale(env)).toEqual([{ planId: plans[0] }]);
      expect(env.browser.cookies.read(productTokenCookie)).not.toBeNull();
    });

    it('MB-111 a change of the birth date takes the signature back, because a guardian may have to sign', async () => {
      const { env, flow } = await open();
      signAgreement(flow);
      flow.agreement.answer('birth_date', '2009-12-10');
      expect(flow.getSnapshot().agreement).toMatchObject({ isMinor: true, canSign: false });
      const guardian = { guardian_name: 'Anne Byron', guardian_email: 'anne@mail.example' };
      signAgreement(flow, { birth_date: '2009-12-10', signature: 'Anne Byron', ...guardian });
      await env.finish(flow.agreement.sign());
      expect(sale(env)).toMatchObject([
        {
          signed: { signature: 'Anne Byron' },
          guardian: { name: 'Anne Byron', email: 'anne@mail.example' },
        },
      ]);
    });
  },
);
