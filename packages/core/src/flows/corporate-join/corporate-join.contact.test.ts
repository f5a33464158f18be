import { describe, expect, it } from 'vitest';

import { createMessageCatalog } from '../../messages/catalog.ts';
import { EmployeeEnvironment } from '../../../testing/builders/corporate-join.builder.ts';

const word = createMessageCatalog();
const looksAutomated = {
  kind: 'rejected',
  status: 403,
  code: 'LOOKS_AUTOMATED',
  field: null,
} as const;

describe('the contact step of the corporate join', () => {
  it('CJ-01 CJ-02 a new flow starts with the five fields and a club to choose', async () => {
    const flow = await new EmployeeEnvironment().openPage();
    const { state, fields, ready } = flow.getSnapshot();
    expect(ready).toBe(true);
    expect(state.step).toBe(0);
    expect(fields.map(({ label }) => label)).toEqual([
      'First Name',
      'Last Name',
      'Personal Email',
      'Company Email',
      'Phone Number',
    ]);
  });

  it('CJ-02 without a club or with invalid fields, Get Started is rejected and shows all errors', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPage();
    await flow.submit();
    const { clubError, errors, alert, refusals, busy } = flow.getSnapshot();
    expect(clubError && word(clubError)).toBe('Club is required.');
    expect(Object.keys(errors)).toHaveLength(5);
    expect(alert).toEqual({ key: 'checkFields' });
    expect(refusals).toBe(1);
    expect(busy).toBeNull();
    expect(env.browser.corporate.faults.count('verifyDomain')).toBe(0);
  });

  it.each(['lead', 'code'])(
    'SE-17 a visitor whose form looked automated (%s) is asked to press again, and then continues',
    async (call) => {
      const env = new EmployeeEnvironment();
      const flow = await env.openFilledPage();
      if (call === 'lead') env.corporateLeads.faults.failNext('create', looksAutomated);
      else env.browser.corporate.faults.failNext('createCode', looksAutomated);
      await env.finish(flow.submit());
      expect(flow.getSnapshot()).toMatchObject({
        alert: { key: 'formRefused' },
        state: { step: 0 },
      });
      await env.finish(flow.submit());
      expect(flow.getSnapshot()).toMatchObject({ alert: null, state: { step: 1 } });
    },
  );

  it('FM-02 the phone number is shown in groups and stored as digits', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPage();
    expect(flow.changePhone({ value: '2125550123', caret: 10 }).value).toBe('(212) 555-0123');
    expect(flow.getSnapshot().state.contactInput.phone_number).toBe('(212) 555-0123');
    const stored = env.browser.localStore.read('foyer.corporate-join') ?? '';
    expect(stored).toContain('"phone_number":"2125550123"');
  });

  it('CJ-03 a partner’s employee gets one lead, one code and the code step', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    const { state, code } = flow.getSnapshot();
    expect(state).toMatchObject({ step: 1, companyName: 'Acme', hasCreatedLead: true });
    expect(code.sentTo).toBe('ada.byron@acme.example');
    const { corporate, employers } = env.browser.backEnd;
    expect(employers.codes).toHaveLength(1);
    expect(corporate.all.map(({ lead }) => lead)).toMatchObject([
      {
        outreachCode: 'CORPENROLL',
        ctaLabel: 'Get Started',
        isAbandonedLead: true,
        contact: { companyEmail: 'ada.byron@acme.example', phone: '2125550123' },
      },
    ]);
    expect(state.leadTransactionId).toBe(corporate.all[0]?.lead.transactionId);
  });

  it('LC-17 five presses create one lead and one code', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openFilledPage();
    await env.finish(Promise.all(Array.from({ length: 5 }, () => flow.submit())));
    expect(env.browser.backEnd.corporate.all).toHaveLength(1);
    expect(env.browser.backEnd.employers.codes).toHaveLength(1);
  });

  it('LC-07 the consents are recorded with the lead', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openFilledPage();
    flow.setTextAlerts(true);
    await env.finish(flow.submit());
    const { consents, corporate } = env.browser.backEnd;
    expect(consents.all.map(({ channel, granted }) => [channel, granted])).toContainEqual([
      'text-alerts',
      true,
    ]);
    expect(corporate.all[0]?.lead.answers).toContainEqual({
      answerId: '202',
      additionalInfo: 'true',
    });
  });

  it('CJ-02 LC-07 a visitor of a UK club must agree before getting the newsletter', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openFilledPage(env.browser.club('103'));
    expect(env.browser.club('103').country).toBe('UK');
    expect(flow.getSnapshot().asksForNewsletter).toBe(true);
    await env.finish(flow.submit());
    const { consents } = env.browser.backEnd;
    expect(consents.all).toEqual([]);
    flow.goTo(0);
    flow.setNewsletter(true);
    await env.finish(flow.submit());
    expect(consents.all).toMatchObject([
      { channel: 'newsletter', granted: true, basis: 'express' },
    ]);
  });

  it('PG-380 a check past a limit asks to try again later, keeps what was typed, and checks again then', async () => {
    const env = new EmployeeEnvironment();
    const { corporate } = env.browser;
    corporate.faults.failNext('verifyDomain', { kind: 'rate-limited', retryAfterMs: 60_000 });
    const flow = await env.openFilledPage();
    await env.finish(flow.submit());
    const { alert, state } = flow.getSnapshot();
    expect(alert && word(alert)).toBe('Too many attempts. Please try again in a minute.');
    expect(state.contactInput.company_email).not.toBe('');
    expect(env.browser.backEnd.leads).toEqual([]);
    await env.finish(flow.submit());
    expect(env.browser.backEnd.employers.codes).toHaveLength(1);
  });

  it.each([
    ['not verified', null],
    ['a check that fails', { kind: 'network' } as const],
  ])(
    'CJ-04 %s: creates a regular lead, sets the banner flag and continues to the standard join',
    async (_, failure) => {
      const env = new EmployeeEnvironment();
      if (failure === null) env.companyEmail = 'ada@stranger.example';
      else env.browser.corporate.faults.failNext('verifyDomain', failure);
      const flow = await env.openFilledPage();
      await env.finish(flow.submit());
      const { alert, state } = flow.getSnapshot();
      expect(alert && word(alert)).toBe(
        'This email is not eligible for a corporate discount at this time.',
      );
      expect(state.showNonEligibleBanner).toBe(true);
      expect(env.browser.navigation.current()).toBe('/join/step1/101');
      const { backEnd } = env.browser;
      expect(backEnd.corporate.all).toEqual([]);
      expect(backEnd.leads.map(({ lead }) => lead.outreachCode)).toEqual(['WEBLEAD_JOIN']);
      expect(backEnd.employers.codes).toEqual([]);
    },
  );

  it('CJ-04 if the regular lead fails, a message appears on the same step, and a retry keeps the same lead', async () => {
    const env = new EmployeeEnvironment();
    env.companyEmail = 'ada@stranger.example';
    const flow = await env.openFilledPage();
    env.browser.leads.faults.failNext('create', { kind: 'timeout' }, { takesEffect: true });
    await env.finish(flow.submit());
    expect(flow.getSnapshot()).toMatchObject({ alert: { key: 'processing' }, state: { step: 0 } });
    expect(env.browser.navigation.current()).toBe('/join/corp');
    await env.finish(flow.submit());
    expect(env.browser.navigation.current()).toBe('/join/step1/101');
    expect(env.browser.backEnd.leads).toHaveLength(1);
  });

  it.each([
    { kind: 'rejected', status: 409, code: 'EMAIL_TAKEN', field: null } as const,
    { kind: 'server-error', status: 500 } as const,
    { kind: 'unsuccessful' } as const,
  ])('CJ-05 a rejected lead (%j) shows a message about the e-mail', async (failure) => {
    const env = new EmployeeEnvironment();
    const flow = await env.openFilledPage();
    env.corporateLeads.faults.failNext('create', failure);
    await env.finish(flow.submit());
    const { alert, state } = flow.getSnapshot();
    expect(alert && word(alert)).toBe(
      'This email address is already in use. Please use a different one.',
    );
    expect(state.step).toBe(0);
    expect(env.browser.backEnd.employers.codes).toEqual([]);
  });

  it.each(['network', 'timeout'] as const)(
    'CJ-22 without a response (%s), the message doesn’t mention the e-mail, and a retry creates one lead',
    async (kind) => {
      const env = new EmployeeEnvironment();
      const flow = await env.openFilledPage();
      env.corporateLeads.faults.failNext('create', { kind }, { takesEffect: true });
      await env.finish(flow.submit());
      const { alert } = flow.getSnapshot();
      expect(alert && word(alert)).toBe(
        'There was an error processing your request. Please try again later.',
      );
      await env.finish(flow.submit());
      expect(flow.getSnapshot().state.step).toBe(1);
      expect(env.browser.backEnd.corporate.all).toHaveLength(1);
    },
  );

  it('CJ-20 a limit on codes says when to come back, and the lead stays', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openFilledPage();
    const retryAfterMs = 42 * 60_000 - 1;
    env.browser.corporate.faults.failNext('createCode', { kind: 'rate-limited', retryAfterMs });
    await env.finish(flow.submit());
    const { alert, state } = flow.getSnapshot();
    expect(alert && word(alert)).toBe(
      'We’ve sent too many codes. Please request a new one in 42 minutes.',
    );
    expect(state).toMatchObject({ step: 0, hasCreatedLead: true });
  });

  it('AN-01 a lead is reported to analytics once, with its club only', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openCodeStep();
    flow.goTo(0);
    await env.finish(flow.submit());
    expect(env.browser.analytics.events).toEqual([
      { name: 'lead_created', facilityId: '101', intent: 'join' },
    ]);
  });

  it('LC-18 the first focus is reported once, for the join', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPage();
    flow.focusField();
    flow.focusField();
    expect(env.browser.analytics.events).toEqual([{ name: 'flow_started', flow: 'join' }]);
  });
});
