import { describe, expect, it } from 'vitest';

import { createMessageCatalog } from '../../messages/catalog.ts';
import { EmployeeEnvironment } from '../../../testing/builders/corporate-join.builder.ts';

const word = createMessageCatalog();
const minuteMs = 60_000;

describe('the code step', () => {
  it('CJ-06 the boxes accept four digits, and the fourth submits them', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    const code = env.wrongCode();
    expect(flow.changeCode('a')).toBe('');
    expect(flow.changeCode(` ${code.slice(0, 2)}x`)).toBe(code.slice(0, 2));
    expect(flow.changeCode(code.slice(0, 3))).toBe(code.slice(0, 3));
    await env.finish(Promise.resolve());
    expect(env.browser.corporate.faults.count('verifyCode')).toBe(0);
    expect(flow.changeCode(`${code}99`)).toBe(code);
    await env.finish(Promise.resolve());
    expect(env.browser.corporate.faults.count('verifyCode')).toBe(1);
  });

  it('CJ-06 a pasted code is submitted immediately, whatever surrounds its digits', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    await env.typeCode(flow, `Your code: ${env.mailedCode().split('').join(' ')}.`);
    expect(flow.getSnapshot().state.step).toBe(2);
  });

  it('CJ-09 the right code leads to the plans and is never stored', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 2 }, code: { digits: '' } });
    const code = env.mailedCode();
    expect(env.browser.localStore.read('foyer.corporate-join')).not.toContain(`"${code}"`);
    expect(JSON.stringify(env.browser.logger.entries)).not.toContain(code);
  });

  it('CJ-09 a wrong code shows an error and stays in the boxes', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    await env.typeCode(flow, env.wrongCode());
    const { code, state, refusals } = flow.getSnapshot();
    expect(code.error && word(code.error)).toBe(
      'That code is wrong or has expired. Check it or request a new one.',
    );
    expect(code.digits).toBe(env.wrongCode());
    expect(refusals).toBe(1);
    expect(state.step).toBe(1);
    flow.changeCode(env.wrongCode().slice(0, 3));
    expect(flow.getSnapshot().code.error).toBeNull();
  });

  it('CJ-09 a code that could not be checked stays and can be submitted again', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    env.browser.corporate.faults.failNext('verifyCode', { kind: 'network' });
    await env.typeCode(flow);
    expect(flow.getSnapshot()).toMatchObject({
      alert: { key: 'processing' },
      code: { digits: env.mailedCode(), error: null },
    });
    await env.finish(flow.submitCode());
    expect(flow.getSnapshot().state.step).toBe(2);
  });

  it('CJ-07 counts down from 15:00 once a second', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openFilledPage();
    const sent = flow.submit();
    await env.browser.clock.advanceAndSettle(175);
    await sent;
    const shown = () => flow.getSnapshot().code.countdown;
    expect(shown()).toBe('15:00');
    await env.browser.clock.advanceAndSettle(999);
    expect(shown()).toBe('15:00');
    await env.browser.clock.advanceAndSettle(1);
    expect(shown()).toBe('14:59');
    await env.browser.clock.advanceAndSettle(59_000);
    expect(shown()).toBe('14:00');
    await env.browser.clock.advanceAndSettle(13 * minuteMs + 59_000);
    expect(flow.getSnapshot().code).toMatchObject({ countdown: '00:01', expired: false });
    await env.browser.clock.advanceAndSettle(1_000);
    expect(flow.getSnapshot().code).toMatchObject({ countdown: '00:00', expired: true });
    flow.close();
    expect(env.browser.clock.pendingTimers).toBe(0);
  });

  it('CJ-07 the countdown is right after sleep and after a reload', async () => {
    const env = new EmployeeEnvironment();
    await env.openCodeStep();
    await env.browser.clock.advanceAndSettle(5 * minuteMs);
    const reloaded = await env.openPage();
    // The code was sent 175 ms into a second and is checked after 301.825 s. The remaining time rounds up to whole
    // seconds.
    expect(reloaded.getSnapshot().code).toMatchObject({ secondsLeft: 599, countdown: '09:59' });
  });

  it('CJ-09 an expired code is refused, and a new one works', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    await env.browser.clock.advanceAndSettle(15 * minuteMs);
    await env.typeCode(flow);
    expect(flow.getSnapshot().code.error).toEqual({ key: 'codeWrong' });
    await env.finish(flow.resendCode());
    await env.typeCode(flow);
    expect(flow.getSnapshot().state.step).toBe(2);
  });

  it('CJ-08 Resend mails a new code, restarts the countdown and clears the boxes', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    await env.browser.clock.advanceAndSettle(minuteMs);
    flow.changeCode('12');
    const { resets } = flow.getSnapshot().code;
    await env.finish(flow.resendCode());
    const { code } = flow.getSnapshot();
    expect(code).toMatchObject({ digits: '', error: null, resets: resets + 1 });
    expect(code.secondsLeft).toBeGreaterThan(890);
    expect(env.browser.backEnd.employers.codes).toHaveLength(2);
  });

  it('LX-12 what another tab changes while a code is sent again is shown afterwards', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    const mine = env.browser.localStore;
    env.browser.localStore = mine.openTab();
    const elsewhere = env.createFlow().flow;
    await env.finish(elsewhere.enter());
    env.browser.localStore = mine;
    env.browser.corporate.faults.failNext('resendCode', { kind: 'network' });
    const sending = flow.resendCode();
    elsewhere.goTo(0);
    await env.finish(sending);
    expect(flow.getSnapshot()).toMatchObject({ busy: null, state: { step: 0 } });
  });

  it('CJ-08 if the stored state is gone, Resend reloads the page', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    env.browser.localStore.remove('foyer.corporate-join');
    await env.finish(flow.resendCode());
    expect(env.browser.navigation.loaded).toEqual(['/join/corp']);
    expect(env.browser.backEnd.employers.codes).toHaveLength(1);
  });

  it('CJ-08 LX-04 without storage, Resend works too', async () => {
    const env = new EmployeeEnvironment();
    env.browser.localStore.block();
    const flow = await env.openCodeStep();
    await env.finish(flow.resendCode());
    expect(env.browser.navigation.loaded).toEqual([]);
    expect(env.browser.backEnd.employers.codes).toHaveLength(2);
  });

  it('CJ-20 after five attempts even the right code is refused, and a new one works', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    for (let tries = 0; tries < 5; tries++) {
      flow.changeCode('');
      await env.typeCode(flow, env.wrongCode());
      expect(flow.getSnapshot().code.error).toEqual({ key: 'codeWrong' });
    }
    await env.typeCode(flow);
    const { error } = flow.getSnapshot().code;
    expect(error && word(error)).toBe(
      'Too many wrong tries for that code. Please request a new one.',
    );
    await env.finish(flow.resendCode());
    await env.typeCode(flow);
    expect(flow.getSnapshot().state.step).toBe(2);
  });

  it('CJ-20 the fourth code in an hour is refused with the time to wait, and works after it', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    await env.finish(flow.resendCode());
    await env.finish(flow.resendCode());
    await env.finish(flow.resendCode());
    const { error } = flow.getSnapshot().code;
    expect(error && word(error)).toMatch(
      /^We’ve sent too many codes\. Please request a new one in (?:59|60) minutes\.$/,
    );
    expect(env.browser.backEnd.employers.codes).toHaveLength(3);
    flow.stay();
    await env.browser.clock.advanceAndSettle(29 * minuteMs);
    flow.stay();
    await env.browser.clock.advanceAndSettle(29 * minuteMs);
    flow.stay();
    await env.browser.clock.advanceAndSettle(3 * minuteMs);
    await env.finish(flow.resendCode());
    expect(env.browser.backEnd.employers.codes).toHaveLength(4);
    expect(flow.getSnapshot().code.error).toBeNull();
  });

  it('CJ-20 too many attempts from one network show when to try again', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    const failure = { kind: 'rate-limited', retryAfterMs: 3 * 3_600_000 } as const;
    env.browser.corporate.faults.failNext('verifyCode', failure);
    await env.typeCode(flow);
    const { error } = flow.getSnapshot().code;
    expect(error && word(error)).toBe('Too many attempts. Please try again in 3 hours.');
  });

  it('CJ-03 going back to the form and on again sends no new code while the old one is valid', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    expect(flow.goTo(0)).toBe(0);
    flow.changeField('last_name', 'Lovelace');
    await env.finish(flow.submit());
    expect(flow.getSnapshot().state.step).toBe(1);
    expect(env.browser.backEnd.employers.codes).toHaveLength(1);
    expect(env.browser.backEnd.corporate.all[0]?.lead.contact.lastName).toBe('Lovelace');
  });

  it('CJ-09 a different company email needs its own code', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    flow.goTo(0);
    flow.changeField('company_email', 'eve@acme.example');
    expect(flow.goTo(2)).toBe(0);
    await env.finish(flow.submit());
    expect(flow.getSnapshot()).toMatchObject({
      state: { step: 1, verifiedEmail: null },
      code: { sentTo: 'eve@acme.example' },
    });
  });

  it('CJ-09 a verified visitor goes straight to the plans', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    flow.goTo(0);
    await env.finish(flow.submit());
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 2 }, plans: { status: 'ready' } });
    expect(env.browser.backEnd.employers.codes).toHaveLength(1);
  });
});

describe('from the lead flow to the corporate join', () => {
  it('LC-10 RT-04 a recognized company email leads to the code step and keeps all input', async () => {
    const env = new EmployeeEnvironment();
    const { browser } = env;
    const lead = await browser.openFilledPage();
    lead.changeField('company_email', 'Ada.Byron@Acme.example');
    await browser.finish(lead.submitVisit());
    expect(browser.navigation.current()).toBe('/join/corp');
    const flow = await env.openPage();
    expect(flow.getSnapshot()).toMatchObject({
      state: {
        step: 1,
        companyName: 'Acme',
        selectedFacility: { facilityId: '101' },
        outreachCode: 'CORPENROLL',
        contactInput: { first_name: 'Ada', phone_number: '(212) 555-0123' },
      },
      code: { expired: false },
    });
    expect(browser.backEnd.employers.codes).toHaveLength(1);
    await env.typeCode(flow);
    expect(flow.getSnapshot()).toMatchObject({
      state: { step: 2, hasCreatedLead: true },
      plans: { status: 'ready' },
    });
    expect(browser.backEnd.corporate.all).toHaveLength(1);
  });

  it('LC-10 a lead created by the lead flow is updated, not created again', async () => {
    const env = new EmployeeEnvironment();
    const { browser } = env;
    const lead = await browser.openFilledPage();
    await browser.finish(lead.submitVisit());
    lead.goTo(0);
    lead.changeField('company_email', 'ada.byron@acme.example');
    await browser.finish(lead.submitVisit());
    const flow = await env.openPage();
    await env.typeCode(flow);
    expect(flow.getSnapshot().state.step).toBe(2);
    expect(browser.backEnd.leads).toHaveLength(1);
    expect(browser.backEnd.corporate.all).toHaveLength(1);
  });
});
