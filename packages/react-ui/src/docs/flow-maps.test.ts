// @vitest-environment jsdom
import type { Slot, VisitPlan } from '@foyer/core';
import { corporateStepNames } from '@foyer/core/corporate';
import { someJoinTerms } from '@foyer/core/testing';
import { signAgreement } from '@foyer/core/testing/members';
import { describe, expect, it } from 'vitest';

import { corporateJoinOf } from '../di/corporate-join-module.ts';
import { standardJoinOf } from '../di/standard-join-module.ts';
import { adaAtAcme } from '../testing/story-join.fake.tsx';
import { adaInput, storyFoyer, type StoryFoyer } from '../testing/story-foyer.fake.tsx';
import { until } from '../testing/story-scenes.fake.tsx';
import { adaByron, paid } from '../testing/story-standard.fake.tsx';
import { corporateMap, type FlowMap, leadMap, standardMap } from './flow-maps.ts';

/** The transitions seen so far, each as `0 → 1`. */
type Walked = Set<string>;

describe('the flow maps match the flows', () => {
  it('LC-13 LS-07 LA-07 for a visit', async () => {
    const walked: Walked = new Set();
    const { flow } = await visitAt('101', walked);
    choose(flow.getSnapshot().times.plan, (slot) => flow.selectTime(slot));
    await flow.schedule();
    await flow.edit();
    flow.goTo(0);
    await visitAt('105', walked);
    expect(waysOf(leadMap)).toEqual(inOrder(walked));
  });

  it('CJ-01 CJ-14 CJ-15 for joining through an employer', async () => {
    const walked: Walked = new Set();
    const { join, foyer } = await atThePlans(walked);
    await join.visitFirst();
    await join.backToPlans();
    await join.visitFirst();
    await until(() => join.getSnapshot().times.plan !== null);
    choose(join.getSnapshot().times.plan, (slot) => join.selectTime(slot));
    await join.schedule();
    await join.edit();
    await join.schedule();
    await join.backToPlans();
    await until(() => join.getSnapshot().plans.status !== 'loading');
    join.plans.choose('31');
    await join.purchase();
    await join.enter({ confirmationToken: paid(foyer) });
    const signing = await atThePlans(walked);
    signing.foyer.backEnd.joinTerms = someJoinTerms;
    signing.join.plans.choose('31');
    await signing.join.purchase();
    signing.join.goTo(2);
    await until(() => signing.join.getSnapshot().plans.status !== 'loading');
    await signing.join.purchase();
    signAgreement(signing.join);
    await signing.join.agreement.sign();
    await signing.join.enter({ confirmationToken: paid(signing.foyer) });
    (await atTheCode(walked)).join.goTo(0);
    (await atThePlans(walked)).join.goTo(0);
    expect(waysOf(corporateMap)).toEqual(inOrder(walked));
    expect(Object.keys(corporateMap.steps)).toEqual(Object.keys(corporateStepNames));
  });

  it('SJ-01 for joining online', async () => {
    const walked: Walked = new Set();
    const { join, foyer } = await walkToDetails(walked);
    foyer.backEnd.joinTerms = someJoinTerms;
    await join.submit();
    join.goTo(1);
    await join.submit();
    signAgreement(join);
    await join.agreement.sign();
    await join.enter({ step: 2, facilityId: '101', confirmationToken: paid(foyer) });
    const unsigned = await walkToDetails(walked);
    await unsigned.join.submit();
    const confirmationToken = paid(unsigned.foyer);
    await unsigned.join.enter({ step: 2, facilityId: '101', confirmationToken });
    expect(waysOf(standardMap)).toEqual(inOrder(walked));
  });
});

async function visitAt(facilityId: string, walked: Walked): Promise<StoryFoyer> {
  const foyer = storyFoyer();
  const { flow } = foyer;
  follow(flow, () => flow.getSnapshot().state.step, walked);
  await flow.enter({ path: '/membership', facilityId: null });
  for (const [field, value] of Object.entries(adaInput)) {
    flow.changeField(field as keyof typeof adaInput, value);
  }
  await flow.chooseClub(foyer.club(facilityId));
  await flow.submitVisit();
  return foyer;
}

async function atTheCode(walked: Walked) {
  const foyer = storyFoyer({ path: '/join/corp' });
  const join = corporateJoinOf(foyer.container);
  follow(join, () => join.getSnapshot().state.step, walked);
  await join.enter({});
  for (const [field, value] of Object.entries(adaAtAcme)) {
    join.changeField(field as keyof typeof adaAtAcme, value);
  }
  await join.chooseClub(foyer.club('101'));
  await join.submit();
  return { join, foyer };
}

async function atThePlans(walked: Walked) {
  const { join, foyer } = await atTheCode(walked);
  join.changeCode(foyer.backEnd.employers.codes.at(-1)?.code ?? '');
  await join.submitCode();
  await until(() => join.getSnapshot().plans.status !== 'loading');
  return { join, foyer };
}

function follow(
  flow: { readonly subscribe: (listener: () => void) => () => void },
  step: () => number,
  walked: Walked,
): void {
  let last = step();
  flow.subscribe(() => {
    const now = step();
    if (now !== last) walked.add(`${last} → ${now}`);
    last = now;
  });
}

function choose(plan: VisitPlan | null, select: (slot: Slot) => void): void {
  const free = plan?.days.flatMap(({ slots }) => slots).find(({ available }) => available);
  if (free !== undefined) select(free);
}

function waysOf({ ways }: FlowMap): readonly string[] {
  return inOrder(ways.map(({ from, to }) => `${from} → ${to}`));
}

function inOrder(ways: Iterable<string>): readonly string[] {
  return Array.from(ways).toSorted();
}

async function walkToDetails(walked: Walked) {
  const foyer = storyFoyer({ path: '/join/step1/101' });
  const join = standardJoinOf(foyer.container);
  follow(join, () => join.getSnapshot().state.step, walked);
  await join.enter({ step: 0, facilityId: '101' });
  await until(() => join.getSnapshot().plans.status !== 'loading');
  join.plans.choose('16');
  await join.continue();
  join.goTo(0);
  await join.continue();
  for (const [field, value] of Object.entries(adaByron)) {
    join.changeField(field as keyof typeof adaByron, value);
  }
  return { join, foyer };
}
