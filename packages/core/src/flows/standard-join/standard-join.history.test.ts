import { describe, expect, it } from 'vitest';

import { typeContact } from '../../../testing/builders/lead-flow.builder.ts';
import { FakeNavigation } from '../../../testing/fakes/navigation.fake.ts';
import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';
import { readJoinAddress, syncStandardStepsWithHistory } from './standard-join.history.ts';
import type { StandardJoin } from './standard-join.ts';

/** Loads the page at the address, like the site does. */
async function openAt(env: BuyerEnvironment, address: string): Promise<StandardJoin> {
  const { browser } = env;
  if (browser.navigation.current() !== address) browser.navigation.push(address);
  const query = new URL(address, 'http://club.example').searchParams;
  const named = readJoinAddress(address);
  const flow = env.createFlow().flow;
  await env.finish(
    flow.enter({
      facilityId: named?.facilityId || null,
      step: named?.step ?? null,
      confirmationToken: query.get('confirmationToken'),
      payment: query.get('payment'),
    }),
  );
  syncStandardStepsWithHistory(flow, browser.navigation);
  return flow;
}

describe('the addresses of the join', () => {
  it.each([
    ['/join/step1/101', 0, '101'],
    ['/join/step2/101/', 1, '101'],
    ['/join/step3/101?confirmationToken=x', 2, '101'],
    ['/join/step1/%20', 0, ' '],
    ['/join/step1/%E0%A4', 0, '%E0%A4'],
    ['/join/step1', 0, ''],
    ['/join/step1/', 0, ''],
  ])('RT-05 %s names its step and its club', (address, step, facilityId) => {
    expect(readJoinAddress(address)).toEqual({ step, facilityId });
  });

  it.each(['/join/corp', '/join/step4/101', '/join/step1/101/more', '/membership', '/join/step12'])(
    'RT-05 %s isn’t an address of the join',
    (address) => {
      expect(readJoinAddress(address)).toBeNull();
    },
  );

  it('RT-05 are configurable per chain', () => {
    const paths = [
      '/{facilityId}/beitreten',
      '/{facilityId}/daten',
      '/{facilityId}/fertig',
    ] as const;
    expect(readJoinAddress('/101/daten', paths)).toEqual({ step: 1, facilityId: '101' });
  });
});

describe('the steps of the join in the history', () => {
  it('RT-05 LX-14 each step has its address, and Back and Forward move between them', async () => {
    const env = new BuyerEnvironment();
    const { navigation } = env.browser;
    const flow = await openAt(env, '/join/step1/101');
    flow.plans.choose('16');
    await flow.continue();
    expect(navigation.entries).toEqual(['/join/step1/101', '/join/step2/101']);
    navigation.back();
    expect(flow.getSnapshot().state.step).toBe(0);
    navigation.forward();
    expect(flow.getSnapshot().state.step).toBe(1);
  });

  it('RT-05 another club replaces the previous one in the address', async () => {
    const env = new BuyerEnvironment();
    const { navigation } = env.browser;
    const flow = await openAt(env, '/join/step1/101');
    flow.plans.choose('16');
    await flow.continue();
    await env.finish(flow.chooseClub(env.browser.club('103')));
    expect(navigation.entries).toEqual(['/join/step1/101', '/join/step2/103']);
    navigation.back();
    expect(navigation.current()).toBe('/join/step1/103');
    expect(flow.getSnapshot().state.selectedFacility?.facilityId).toBe('103');
  });

  it.each(['/join/step2/101', '/join/step3/101'])(
    'RT-05 %s without a plan and a payment shows the plans and their address',
    async (address) => {
      const env = new BuyerEnvironment();
      env.browser.navigation = new FakeNavigation(address);
      const flow = await openAt(env, address);
      expect(flow.getSnapshot().state.step).toBe(0);
      expect(env.browser.navigation.entries).toEqual(['/join/step1/101']);
    },
  );

  it('RT-10 a reload of the details shows them with all input', async () => {
    const env = new BuyerEnvironment();
    const flow = await openAt(env, '/join/step1/101');
    flow.plans.choose('16');
    await flow.continue();
    typeContact(flow);
    const reloaded = await openAt(env, env.browser.navigation.current());
    expect(reloaded.getSnapshot()).toMatchObject({ canSubmit: true, state: { step: 1 } });
  });

  it('RT-05 the address keeps an unknown club until another is chosen', async () => {
    const env = new BuyerEnvironment();
    const { navigation } = env.browser;
    const flow = await openAt(env, '/join/step1/999999?utm_source=x');
    expect(navigation.current()).toBe('/join/step1/999999?utm_source=x');
    await env.finish(flow.chooseClub(env.browser.club('101')));
    expect(navigation.current()).toBe('/join/step1/101?utm_source=x');
  });

  it('LX-14 SJ-05 the payment’s parameters leave the address after they are read, but not before', async () => {
    const env = new BuyerEnvironment();
    const { browser } = env;
    await env.finish((await env.openFilledDetails()).submit());
    browser.products.faults.failNext('details', { kind: 'network' });
    const address = `/join/step3/101?utm_source=x&confirmationToken=${env.pay()}`;
    browser.navigation = new FakeNavigation(address);
    const flow = await openAt(env, address);
    expect(browser.navigation.current()).toContain('confirmationToken=');
    expect(browser.navigation.current()).toContain('/join/step2/101');
    await env.finish(flow.retryConfirmation());
    expect(browser.navigation.entries).toEqual(['/join/step3/101?utm_source=x']);
  });

  it('LX-14 the visitor can’t go back from a membership', async () => {
    const env = new BuyerEnvironment();
    const { browser } = env;
    await env.finish((await env.openFilledDetails()).submit());
    browser.navigation = new FakeNavigation('/join/step2/101');
    const flow = await openAt(env, `/join/step3/101?confirmationToken=${env.pay()}`);
    browser.navigation.back();
    expect(flow.getSnapshot().state.step).toBe(2);
    expect(browser.navigation.current()).toBe('/join/step3/101');
  });
});
