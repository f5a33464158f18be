import { describe, expect, it } from 'vitest';

import { Ok } from '../../kernel/result.ts';
import { productTokenCookie } from '../../payment/product-repository.port.ts';
import { createMessageCatalog } from '../../messages/catalog.ts';
import { formatCostNote } from '../../plans/compute-cost-note.ts';
import type { PlanCost } from '../../plans/plan.ts';
import { aCost, aPlan, anOffer } from '../../../testing/builders/plan.builder.ts';
import { aContact } from '../../../testing/builders/lead.builder.ts';
import { signAgreement, someJoinTerms } from '../../../testing/builders/join-answers.builder.ts';
import { EmployeeEnvironment } from '../../../testing/builders/corporate-join.builder.ts';

const word = createMessageCatalog();

describe('the plan step', () => {
  it('CJ-10 PL-01 PL-02 lists the employer’s plans with their notes', async () => {
    const flow = await new EmployeeEnvironment().openPlanStep();
    const { status, list, message } = flow.getSnapshot().plans;
    expect(status).toBe('ready');
    expect(message).toBeNull();
    expect(
      list.map(({ plan, notes, chosen }) => ({
        name: plan.name,
        type: plan.planType,
        notes: notes.map((note) => formatCostNote(note)),
        chosen,
      })),
    ).toEqual([
      {
        name: 'Select Access',
        type: 'Single club',
        notes: ['Normally $205', '12-mo commitment'],
        chosen: false,
      },
      {
        name: 'Regional Access',
        type: 'Multiple clubs',
        notes: ['Including $100 initiation', '12-mo commitment'],
        chosen: false,
      },
    ]);
  });

  it('MB-06: says what a plan costs less than at the public price, a month and in the first year', async () => {
    const env = new EmployeeEnvironment();
    const publicCost = aCost({ monthlyFee: 235_00, promotionalSavings: 0 });
    const plan = (planId: string, cost: Partial<PlanCost>) => aPlan({ planId, cost, publicCost });
    env.browser.corporate.plans = () =>
      Promise.resolve(
        Ok(
          anOffer({
            plans: [
              plan('1', {}),
              plan('2', { monthlyFee: 235_00 }),
              plan('3', { monthlyFee: 260_00 }),
              aPlan({ planId: '4' }),
            ],
          }),
        ),
      );
    const flow = await env.openPlanStep();
    const savings = flow
      .getSnapshot()
      .plans.list.map(
        ({ saving }) => saving && [saving.monthly?.minorUnits, saving.firstYear?.minorUnits],
      );
    expect(savings).toEqual([[30_00, 510_00], [undefined, 150_00], null, null]);
  });

  it('MB-11 MB-12: an employee’s membership can start later, but not on any day', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    flow.plans.choose(flow.getSnapshot().plans.list[0]?.plan.planId ?? '');
    flow.plans.chooseStart('2027-06-01');
    await env.finish(flow.purchase());
    expect(flow.getSnapshot().plans.start?.error).not.toBeNull();
    flow.plans.chooseStart('2026-12-15');
    await env.finish(flow.purchase());
    const { requests } = env.browser.backEnd.purchases;
    expect(requests.map(({ startsOn }) => startsOn)).toEqual(['2026-12-15']);
  });

  it('CJ-19 CJ-21 keeps the data that came with the plans across a reload', async () => {
    const env = new EmployeeEnvironment();
    await env.openPlanStep();
    const { state } = (await env.openPage()).getSnapshot();
    expect(state).toMatchObject({
      step: 2,
      corporateAccountId: 'C-1',
      corporateAgreementId: 'G-1',
      companyName: 'Acme',
      promotionId: 'P-9',
      memberId: null,
      region: env.browser.club('101').region,
    });
    expect(state.corporateContactId).toMatch(/./);
  });

  it('CJ-11 a single plan is selected automatically', async () => {
    const env = new EmployeeEnvironment();
    env.companyEmail = 'ada@globex.example';
    const flow = await env.openPlanStep();
    const { plans, canPurchase } = flow.getSnapshot();
    expect(plans.list.map(({ chosen }) => chosen)).toEqual([true]);
    expect(canPurchase).toBe(true);
  });

  it('CJ-11 without plans shows a message, and another club may have some', async () => {
    const env = new EmployeeEnvironment();
    env.companyEmail = 'ada@globex.example';
    const flow = await env.openPlanStep();
    await env.finish(flow.chooseClub(env.browser.club('104')));
    const { status, list, message } = flow.getSnapshot().plans;
    expect(status).toBe('none');
    expect(list).toEqual([]);
    expect(message && word(message)).toBe(
      'Your employer does not offer an exclusive membership with this club. Please choose another location.',
    );
    expect(flow.getSnapshot().state.plan).toBeNull();
    await env.finish(flow.chooseClub(env.browser.club('102')));
    expect(flow.getSnapshot().plans.status).toBe('ready');
  });

  it('CJ-11 Purchase without a plan asks for one, until one is selected', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    await env.finish(flow.purchase());
    const { plans, refusals } = flow.getSnapshot();
    expect(plans.message && word(plans.message)).toBe('Select a membership type above to join.');
    expect(refusals).toBe(1);
    flow.plans.choose('32');
    expect(flow.getSnapshot()).toMatchObject({ canPurchase: true, plans: { message: null } });
  });

  it('CJ-12 plans that fail to load show a message and can be retried', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    env.browser.corporate.faults.failNext('plans', { kind: 'server-error', status: 500 });
    await env.typeCode(flow);
    const { status, message } = flow.getSnapshot().plans;
    expect(status).toBe('failed');
    expect(message && word(message)).toBe(
      'There was an error processing your request. Please try again later.',
    );
    expect(flow.getSnapshot().canPurchase).toBe(false);
    await env.finish(flow.plans.open());
    expect(flow.getSnapshot().plans.status).toBe('ready');
    const logged = env.browser.logger.entries.filter(({ event }) => event === 'plans-failed');
    expect(logged).toEqual([
      { level: 'error', event: 'plans-failed', fields: { failure: 'server-error' } },
    ]);
  });

  it('CJ-12 plans are shown and logged if the response doesn’t report success', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    const offer = anOffer({ plans: [aPlan()], success: null });
    env.browser.corporate.plans = () => Promise.resolve(Ok(offer));
    await env.typeCode(flow);
    expect(flow.getSnapshot().plans.list).toHaveLength(1);
    expect(env.browser.logger.entries).toContainEqual({
      level: 'warn',
      event: 'plans-without-success',
      fields: {},
    });
  });

  it('PL-09 plans name the club and its region in their descriptions', async () => {
    const env = new EmployeeEnvironment();
    const { list } = (await env.openPlanStep()).getSnapshot().plans;
    const { name, region } = env.browser.club('101');
    expect(list.map(({ plan }) => plan.description)).toEqual([
      `Unlimited access to ${name}.`,
      `Every club in ${region}, ${name} among them.`,
    ]);
  });

  it('CJ-19 the plans of a club aren’t shown at another one chosen in the meantime', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    const { corporate } = env.browser;
    const ask = corporate.plans.bind(corporate);
    let answerLate = (): void => undefined;
    // A response that arrives after nobody waits for it anymore.
    corporate.plans = (wanted, options) =>
      wanted.club.facilityId === '103'
        ? new Promise((resolve) => {
            answerLate = () => resolve(ask(wanted));
          })
        : ask(wanted, options);
    const slow = flow.chooseClub(env.browser.club('103'));
    await env.finish(Promise.resolve());
    await env.finish(flow.chooseClub(env.browser.club('102')));
    answerLate();
    await env.finish(slow);
    const { plans, state } = flow.getSnapshot();
    expect(state.selectedFacility?.facilityId).toBe('102');
    expect(plans.list.map(({ plan }) => plan.cost.currency)).toEqual(['USD', 'USD']);
  });

  it('CJ-19 another club’s plans load at once, before the back end knows of the club', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    flow.plans.choose('32');
    env.corporateLeads.update = () => new Promise(() => undefined);
    void flow.chooseClub(env.browser.club('103'));
    await env.finish(Promise.resolve());
    const { plans } = flow.getSnapshot();
    expect(plans.list.map(({ plan }) => plan.cost.currency)).toEqual(['GBP', 'GBP']);
  });

  it('PL-05 prices are in the club’s currency', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep(env.browser.club('103'));
    expect(flow.getSnapshot().plans.list.map(({ plan }) => plan.cost.currency)).toEqual([
      'GBP',
      'GBP',
    ]);
  });
});

describe('Purchase membership', () => {
  it('CJ-13 CK-02 CK-03 RT-09 starts the purchase, stores its token in a cookie and goes to the payment', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    flow.plans.choose('32');
    await env.finish(flow.purchase());
    const { backEnd, navigation, cookies, localStore } = env.browser;
    expect(navigation.loaded).toEqual(['/payment']);
    expect(backEnd.purchases.requests).toMatchObject([
      {
        corporate: {
          companyEmail: 'ada.byron@acme.example',
          companyName: 'Acme',
          corporateAccountId: 'C-1',
          corporateAgreementId: 'G-1',
        },
        buyer: { firstName: 'Ada', phone: '2125550123' },
        isUserLoggedIn: false,
        club: { facilityId: '101' },
        plan: { planId: '32' },
      },
    ]);
    const token = cookies.read(productTokenCookie) ?? 'none';
    expect(backEnd.purchases.details(token).unwrap()?.buyer.lastName).toBe('Byron');
    expect(backEnd.corporate.all[0]?.planId).toBe('32');
    expect(JSON.stringify(localStore.entries())).not.toContain(token);
  });

  it('CJ-12 a chosen plan can’t be bought until the club confirms that it still offers it', async () => {
    const env = new EmployeeEnvironment();
    const first = await env.openPlanStep();
    first.plans.choose('31');
    env.browser.corporate.faults.failNext('plans', { kind: 'network' }, { times: 2 });
    const before = env.browser.corporate.faults.count('plans');
    const flow = await env.openPage();
    expect(env.browser.corporate.faults.count('plans')).toBe(before + 1);
    expect(flow.getSnapshot()).toMatchObject({ canPurchase: false, state: { plan: {} } });
    await env.finish(flow.purchase());
    expect(flow.getSnapshot().plans.status).toBe('failed');
    expect(env.browser.navigation.loaded).toEqual([]);
    await env.finish(flow.purchase());
    expect(env.browser.navigation.loaded).toEqual(['/payment']);
  });

  it.each([{ isSigning: false }, { isSigning: true }])(
    'CJ-13 HT-30 asks to confirm the address again if another code was requested for it since (%o)',
    async ({ isSigning }) => {
      const env = new EmployeeEnvironment();
      const { corporate, backEnd } = env.browser;
      if (isSigning) backEnd.joinTerms = someJoinTerms;
      const flow = await env.openPlanStep();
      const buy = async (): Promise<void> => {
        flow.plans.choose('32');
        await env.finish(flow.purchase());
      };
      const contact = { ...aContact(), companyEmail: env.companyEmail };
      const { facilityId } = env.browser.club('101');
      if (isSigning) await buy();
      await corporate.createCode({ contact, facilityId });
      if (isSigning) {
        signAgreement(flow);
        await env.finish(flow.agreement.sign());
      } else await buy();
      const again = { state: { step: 0 }, alert: { key: 'confirmAgain' } };
      expect(flow.getSnapshot()).toMatchObject(again);
      await env.finish(flow.submit());
      await env.typeCode(flow);
      await buy();
      if (isSigning) {
        signAgreement(flow);
        await env.finish(flow.agreement.sign());
      }
      expect(backEnd.purchases.requests).toHaveLength(1);
    },
  );

  it('CJ-22 a purchase that fails to start shows a message, and the visitor stays on the page', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    flow.plans.choose('31');
    env.browser.products.faults.failNext('createToken', { kind: 'timeout' });
    await env.finish(flow.purchase());
    expect(flow.getSnapshot().alert).toEqual({ key: 'processing' });
    expect(env.browser.navigation.loaded).toEqual([]);
    await env.finish(flow.purchase());
    expect(env.browser.navigation.loaded).toEqual(['/payment']);
  });

  it('HT-18 a plan choice that fails to be recorded doesn’t stop the purchase', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    flow.plans.choose('31');
    env.browser.corporate.faults.failNext('choosePlan', { kind: 'network' });
    await env.finish(flow.purchase());
    expect(env.browser.navigation.loaded).toEqual(['/payment']);
  });

  it('CJ-13 two presses start one purchase', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    flow.plans.choose('31');
    await env.finish(Promise.all([flow.purchase(), flow.purchase()]));
    expect(env.browser.backEnd.purchases.requests).toHaveLength(1);
  });

  it('CJ-13 after Back from the payment, everything is as before', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    flow.plans.choose('32');
    await env.finish(flow.purchase());
    const back = (await env.openPage()).getSnapshot();
    expect(back).toMatchObject({ state: { step: 2, plan: { planId: '32' } }, canPurchase: true });
    expect(back.payment).toBe('none');
  });

  it('CJ-03 a lead that failed in the code step is created before the purchase', async () => {
    const env = new EmployeeEnvironment();
    const { browser } = env;
    const lead = await browser.openFilledPage();
    lead.changeField('company_email', 'ada.byron@acme.example');
    await browser.finish(lead.submitVisit());
    const flow = await env.openPage();
    env.corporateLeads.faults.failNext('create', { kind: 'network' });
    await env.typeCode(flow);
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, hasCreatedLead: false });
    flow.plans.choose('31');
    await env.finish(flow.purchase());
    expect(browser.backEnd.corporate.all).toHaveLength(1);
    expect(browser.navigation.loaded).toEqual(['/payment']);
  });
});
