import { describe, expect, it } from 'vitest';

import { EmployeeEnvironment } from '../../../testing/builders/corporate-join.builder.ts';
import { typeContact } from '../../../testing/builders/lead-flow.builder.ts';
import type { CorporateJoin } from './corporate-join.ts';

const errorOf = (flow: CorporateJoin) => flow.getSnapshot().code.error?.key;

describe('joining with an invitation code', () => {
  it('MB-93 asks for no company email and mails no code', async () => {
    const env = new EmployeeEnvironment();
    const { flow } = await env.openInvitationStep();
    const { fields, state } = flow.getSnapshot();
    expect(fields.map(({ name }) => name)).not.toContain('company_email');
    expect(state).toMatchObject({ step: 1, isInvited: true, hasCreatedLead: true });
    expect(env.browser.backEnd.employers.codes).toEqual([]);
    expect(env.browser.corporate.faults.count('verifyDomain')).toBe(0);
    expect(env.browser.backEnd.corporate.all[0]?.lead.contact.companyEmail).toBe(
      'ada.byron@mail.example',
    );
  });

  it('MB-93 the code is entered only once the lead is recorded', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPage();
    flow.chooseInvitation(true);
    await env.finish(flow.chooseClub(env.browser.club('101')));
    expect(flow.goTo(1)).toBe(0);
  });

  it('MB-93 the code leads to the employer’s plans, and to a corporate membership', async () => {
    const env = new EmployeeEnvironment();
    const { flow, code } = await env.openInvitationStep();
    await env.enterInvitation(flow, code);
    const { state, plans } = flow.getSnapshot();
    expect(state).toMatchObject({ step: 2, companyName: 'Acme' });
    expect(plans.list.map(({ plan }) => plan.name)).toEqual(['Select Access', 'Regional Access']);
    flow.plans.choose('31');
    await env.finish(flow.purchase());
    expect(env.browser.backEnd.corporate.all[0]?.planId).toBe('31');
    expect(env.browser.backEnd.purchases.requests[0]?.corporate).toMatchObject({
      companyEmail: 'ada.byron@mail.example',
      companyName: 'Acme',
    });
    const paid = await env.openPage({ confirmationToken: env.pay() });
    expect(paid.getSnapshot().state.step).toBe(3);
  });

  it('MB-93 the code is never stored, and a reload stays on its step', async () => {
    const env = new EmployeeEnvironment();
    const { flow, code } = await env.openInvitationStep();
    flow.changeInvitation(code);
    expect(flow.getSnapshot().code.invitation).toBe(code);
    const again = await env.openPage();
    expect(again.getSnapshot()).toMatchObject({
      state: { step: 1, isInvited: true },
      code: { invitation: '' },
    });
    expect(env.browser.localStore.read('foyer.corporate-join')).not.toContain(code);
    await env.enterInvitation(again, code);
    expect(again.getSnapshot().state.step).toBe(2);
  });

  it('MB-93 who redeemed the code gets the plans again after a reload at the contact', async () => {
    const env = new EmployeeEnvironment();
    const { flow, code } = await env.openInvitationStep();
    await env.enterInvitation(flow, code);
    flow.goTo(0);
    const again = await env.openPage();
    await env.finish(again.submit());
    expect(again.getSnapshot()).toMatchObject({
      state: { step: 2 },
      plans: { status: 'ready' },
    });
  });

  it('MB-94 a wrong or empty code says so, and the next text clears the error', async () => {
    const env = new EmployeeEnvironment();
    const { flow } = await env.openInvitationStep();
    await env.enterInvitation(flow, ' ');
    expect(errorOf(flow)).toBe('invitationWrong');
    expect(env.employers.faults.count('useInvitation')).toBe(0);
    await env.enterInvitation(flow, 'AAAAA-AAAAA');
    expect(errorOf(flow)).toBe('invitationWrong');
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 1 }, refusals: 2 });
    flow.changeInvitation('B');
    expect(errorOf(flow)).toBeUndefined();
  });

  it.each([
    [{ kind: 'rate-limited', retryAfterMs: 60_000 }, 'tooManyTries'],
    [
      { kind: 'rejected', status: 422, code: 'NOT_ELIGIBLE', field: 'facilityId' },
      'invitationClub',
    ],
    [
      { kind: 'rejected', status: 422, code: 'WORK_ADDRESS', field: 'personalEmail' },
      'invitationWorkEmail',
    ],
  ] as const)('MB-94 the failure %j is explained beside the field', async (failure, key) => {
    const env = new EmployeeEnvironment();
    const { flow, code } = await env.openInvitationStep();
    env.employers.faults.failNext('useInvitation', failure);
    await env.enterInvitation(flow, code);
    expect(errorOf(flow)).toBe(key);
  });

  it('MB-94 someone who joined with the code hears that it was used', async () => {
    const env = new EmployeeEnvironment();
    const { flow, code } = await env.openInvitationStep();
    const { corporate, employers } = env.browser.backEnd;
    employers.invitations.use(code, 'ada.byron@mail.example', () => true);
    corporate.take('ada.byron@mail.example');
    await env.enterInvitation(flow, code);
    expect(errorOf(flow)).toBe('invitationUsed');
  });

  it('MB-94 someone who joined with another code hears that they have joined', async () => {
    const env = new EmployeeEnvironment();
    const { flow, code } = await env.openInvitationStep();
    env.browser.backEnd.corporate.take('ada.byron@mail.example');
    await env.enterInvitation(flow, code);
    expect(errorOf(flow)).toBe('invitationUsed');
  });

  it('MB-93 a code that could not be checked stays in its field', async () => {
    const env = new EmployeeEnvironment();
    const { flow, code } = await env.openInvitationStep();
    env.employers.faults.failNext('useInvitation', { kind: 'network' });
    await env.enterInvitation(flow, code);
    expect(flow.getSnapshot()).toMatchObject({
      alert: { key: 'processing' },
      code: { error: null },
    });
    await env.finish(flow.submitInvitation());
    expect(flow.getSnapshot().state.step).toBe(2);
  });

  it('MB-93 a visitor can change their mind either way', async () => {
    const env = new EmployeeEnvironment();
    const { flow } = await env.openInvitationStep();
    flow.chooseInvitation(false);
    expect(flow.getSnapshot().state).toMatchObject({ step: 0, isInvited: false });
    typeContact(flow, { company_email: env.companyEmail });
    await env.finish(flow.submit());
    expect(flow.getSnapshot().state.step).toBe(1);
    await env.typeCode(flow);
    expect(flow.getSnapshot().state.step).toBe(2);
    flow.chooseInvitation(true);
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, isInvited: false });
  });

  it('MB-92 the employer’s page names the employer, and may lead to its codes', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPage({ employer: 'acme', invited: true });
    expect(flow.getSnapshot()).toMatchObject({
      employer: { name: 'Acme', domains: ['acme.example'] },
      state: { isInvited: true },
    });
  });

  it('MB-92 an employer that could not be loaded changes nothing', async () => {
    const env = new EmployeeEnvironment();
    env.employers.faults.failNext('find', { kind: 'network' });
    const flow = await env.openPage({ employer: 'acme' });
    expect(flow.getSnapshot()).toMatchObject({ employer: null, ready: true, alert: null });
  });
});
