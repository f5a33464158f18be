import { describe, expect, it } from 'vitest';

import { createMessageCatalog } from '../../messages/catalog.ts';
import type { CallFailure } from '../../kernel/result.ts';
import { VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import { leadFlowStorageKey } from './lead-flow.state.ts';
import type { LeadFlow } from './lead-flow.ts';

const word = createMessageCatalog();
const alertOf = (flow: LeadFlow): string | null => {
  const { alert } = flow.getSnapshot();
  return alert && word(alert);
};
const lost: CallFailure = { kind: 'network' };

describe('contact', () => {
  it('LC-08 can be submitted only if the form is valid and a club is chosen', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openPage();
    expect(flow.getSnapshot().canSubmit).toBe(false);
    await env.finish(flow.chooseClub(env.club('101')));
    expect(flow.getSnapshot().canSubmit).toBe(false);
    const filled = await new VisitorEnvironment().openFilledPage();
    expect(filled.getSnapshot().canSubmit).toBe(true);
    filled.changeField('email_address', 'ada@');
    expect(filled.getSnapshot().canSubmit).toBe(false);
  });

  it('LC-08 can’t be submitted while work is running', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    const attempt = flow.submitVisit();
    expect(flow.getSnapshot()).toMatchObject({ canSubmit: false, busy: 'visit' });
    await env.finish(attempt);
    expect(flow.getSnapshot().busy).toBeNull();
  });

  it('VA-13 LC-08 can’t be submitted if the club’s id doesn’t match the pattern', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openPage({ settings: { facilityIdPattern: /^9\d\d$/ } });
    flow.changeField('first_name', 'Ada');
    flow.changeField('last_name', 'Byron');
    flow.changeField('email_address', 'ada@mail.example');
    flow.changeField('phone_number', '212-555-0123');
    await env.finish(flow.chooseClub(env.club('101')));
    expect(flow.getSnapshot().canSubmit).toBe(false);
  });

  it('LC-09 FM-06 a rejected submit shows every error and loses nothing', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openPage();
    flow.changeField('first_name', 'Ada');
    await env.finish(flow.submitVisit());
    const { errors, clubError, refusals, state } = flow.getSnapshot();
    expect(alertOf(flow)).toBe('Please check that all fields contain valid values.');
    expect(Object.keys(errors)).toEqual(['last_name', 'email_address', 'phone_number']);
    expect(clubError && word(clubError)).toBe('Club is required.');
    expect(refusals).toBe(1);
    expect(state.contactInput.first_name).toBe('Ada');
    expect(env.leads.faults.count('create')).toBe(0);
  });

  it('FM-04 a field is checked when it is left, and its error clears as soon as it is valid', async () => {
    const flow = await new VisitorEnvironment().openPage();
    flow.changeField('email_address', 'ada');
    expect(flow.getSnapshot().errors.email_address).toBeUndefined();
    flow.leaveField('email_address');
    expect(flow.getSnapshot().errors.email_address).toEqual({ key: 'emailMalformed' });
    flow.changeField('email_address', 'ada@');
    expect(flow.getSnapshot().errors.email_address).toEqual({ key: 'emailMalformed' });
    flow.changeField('email_address', 'ada@mail.example');
    expect(flow.getSnapshot().errors.email_address).toBeUndefined();
    flow.changeField('email_address', 'ada@mail');
    expect(flow.getSnapshot().errors.email_address).toBeUndefined();
  });

  it('FM-02 a pasted number that doesn’t fit is rejected with a message, and the field stays as it was', async () => {
    const flow = await new VisitorEnvironment().openFilledPage();
    const shown = flow.changePhone({ value: '212-555-0123-4567-8', caret: 19 });
    expect(shown.value).toBe('212-555-0123');
    expect(flow.getSnapshot().errors.phone_number).toEqual({ key: 'phoneLength' });
    flow.changePhone({ value: '212-555-012', caret: 11 });
    expect(flow.getSnapshot().errors.phone_number).toBeUndefined();
  });

  it('FM-02 the number is grouped once a US club is chosen', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openPage();
    flow.changePhone({ value: '2125550123', caret: 10 });
    expect(flow.getSnapshot().state.contactInput.phone_number).toBe('2125550123');
    await env.finish(flow.chooseClub(env.club('101')));
    expect(flow.getSnapshot().state.contactInput.phone_number).toBe('212-555-0123');
  });

  it('FM-02 RT-02 a number typed before the address’s club is loaded is grouped afterwards', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openPage();
    const coming = flow.enter({ path: '/membership', facilityId: '101' });
    flow.changePhone({ value: '2125550123', caret: 10 });
    await env.finish(coming);
    expect(flow.getSnapshot().state.contactInput.phone_number).toBe('212-555-0123');
    expect((await env.openPage()).getSnapshot().state.contactInput.phone_number).toBe(
      '212-555-0123',
    );
  });

  it('LC-13 a club that accepts visits leads to its times', async () => {
    const flow = await new VisitorEnvironment().openSchedule();
    expect(flow.getSnapshot().state).toMatchObject({ step: 1, hasCreatedLead: true });
    expect(flow.getSnapshot().times).toMatchObject({ status: 'ready', day: '2026-11-21' });
  });

  it('LC-13 any other club leads to the confirmation, becomes the scheduled club, and the lead is updated', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule(env.club('105'));
    expect(flow.getSnapshot().state).toMatchObject({
      step: 2,
      scheduledFacility: { facilityId: '105' },
    });
    expect(flow.getSnapshot().clubAccepts).toBe(false);
    expect(env.leads.faults.count('updateAbandoned')).toBe(1);
  });

  it('LC-15 LC-24 Join Online creates the lead with the join code and leads to the join', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    await env.finish(flow.submitJoin());
    expect(env.navigation.current()).toBe('/join/step1/101');
    expect(env.backEnd.leads[0]?.lead.outreachCode).toBe('WEBLEAD_JOIN');
    expect(env.backEnd.leads).toHaveLength(1);
    expect(flow.getSnapshot().state.step).toBe(0);
  });

  it.each([
    lost,
    { kind: 'timeout' },
    { kind: 'server-error', status: 500 },
    { kind: 'unsuccessful' },
    { kind: 'bad-json' },
    { kind: 'rejected', status: 422, code: 'INVALID_FIELD', field: 'EmailAddress' },
  ] as const)(
    'LC-16 lead creation failing with $kind keeps the step and all input, and says so',
    async (failure) => {
      const env = new VisitorEnvironment();
      const flow = await env.openFilledPage();
      const before = flow.getSnapshot().state.contactInput;
      env.leads.faults.failNext('create', failure);
      await env.finish(flow.submitVisit());
      expect(alertOf(flow)).toContain('please wait a bit before trying again');
      expect(flow.getSnapshot()).toMatchObject({
        state: { step: 0, contactInput: before },
        canSubmit: true,
      });
    },
  );

  it('LC-17 FM-04 five presses, within 175 ms and during the call, create one lead', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    env.leads.faults.delayNext('create', 500);
    const presses = [flow.submitVisit(), flow.submitVisit(), flow.submitJoin()];
    await env.clock.advanceAndSettle(174);
    expect(env.leads.faults.count('create')).toBe(0);
    await env.clock.advanceAndSettle(1);
    presses.push(flow.submitVisit(), flow.submitVisit());
    await env.finish(Promise.all(presses));
    expect(env.leads.faults.count('create')).toBe(1);
    expect(env.backEnd.leads).toHaveLength(1);
  });

  it('LC-17 a retry after a lost response sends the same transaction id, even after a reload', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    env.leads.faults.failNext('create', lost, { takesEffect: true });
    await env.finish(flow.submitVisit());
    const transactionId = flow.getSnapshot().state.leadTransactionId;
    const again = await env.openPage();
    expect(again.getSnapshot().state.contactInput.first_name).toBe('Ada');
    await env.finish(again.submitVisit());
    expect(again.getSnapshot().state).toMatchObject({ step: 1, leadTransactionId: transactionId });
    expect(env.backEnd.leads).toHaveLength(1);
  });

  it('LC-17 the transaction id is stored before the first request', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    env.leads.faults.delayNext('create', 60_000);
    const attempt = flow.submitVisit();
    await env.clock.advanceAndSettle(200);
    expect(env.localStore.read(leadFlowStorageKey)).toContain(
      flow.getSnapshot().state.leadTransactionId,
    );
    await env.clock.advanceAndSettle(60_000);
    await attempt;
  });

  it('LC-17 a second tab adopts the transaction of the first', async () => {
    const env = new VisitorEnvironment();
    const first = await env.openFilledPage();
    const other = new VisitorEnvironment();
    other.localStore = env.localStore.openTab();
    env.localStore.remove(leadFlowStorageKey);
    const second = await other.openFilledPage();
    await env.finish(first.submitVisit());
    await other.finish(second.submitVisit());
    expect(second.getSnapshot().state.leadTransactionId).toBe(
      first.getSnapshot().state.leadTransactionId,
    );
  });

  it('LC-17 LX-12 a key press in a second tab keeps the first tab’s lead in the store', async () => {
    const env = new VisitorEnvironment();
    const first = await env.openFilledPage();
    const second = await env.openPage();
    await env.finish(first.submitVisit());
    second.changeField('last_name', 'Lovelace');
    const reloaded = await env.openPage();
    expect(reloaded.getSnapshot().state).toMatchObject({
      leadTransactionId: first.getSnapshot().state.leadTransactionId,
      contactInput: { last_name: 'Lovelace', email_address: 'ada.byron@mail.example' },
    });
    await env.finish(reloaded.submitVisit());
    await env.finish(second.submitVisit());
    expect(env.backEnd.leads).toHaveLength(1);
  });

  it('LC-16 without the configuration no lead is created, and the next press loads it again', async () => {
    const env = new VisitorEnvironment();
    env.configuration.faults.failNext('load', lost, { times: 2 });
    const flow = await env.openFilledPage();
    await env.finish(flow.submitVisit());
    expect(alertOf(flow)).toContain('An error has occurred.');
    expect(env.backEnd.leads).toHaveLength(0);
    await env.finish(flow.submitVisit());
    expect(flow.getSnapshot().state.step).toBe(1);
  });

  it('LC-07 the newsletter needs no checkbox outside the EU and the UK, but does at a UK club', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    expect(flow.getSnapshot().asksForNewsletter).toBe(false);
    await env.finish(flow.submitVisit());
    expect(env.backEnd.leads[0]?.lead.subscribeToNewsletter).toBe(true);
    const uk = new VisitorEnvironment();
    const ukFlow = await uk.openFilledPage(uk.club('103'));
    expect(ukFlow.getSnapshot().asksForNewsletter).toBe(true);
    await uk.finish(ukFlow.submitVisit());
    expect(uk.backEnd.leads[0]?.lead.subscribeToNewsletter).toBe(false);
  });

  it('LC-06 FM-08 the text-alert choice is sent with the lead', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    flow.setTextAlerts(true);
    await env.finish(flow.submitVisit());
    expect(env.backEnd.leads[0]?.lead).toMatchObject({
      receiveTextAlerts: true,
      subscribeToNewsletter: true,
    });
  });

  it('LC-18 the first focus on any field is reported once', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openPage();
    flow.focusField();
    flow.focusField();
    expect(env.analytics.events).toEqual([{ name: 'flow_started', flow: 'lead' }]);
  });

  it('LC-18 a flow is reported once across reloads and tabs, and the next one again', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openPage();
    flow.focusField();
    flow.changeField('first_name', 'Ada');
    (await env.openPage()).focusField();
    const tab = env.openTab();
    const other = await tab.openPage();
    other.focusField();
    expect(env.analytics.names()).toEqual(['flow_started']);
    expect(tab.analytics.names()).toEqual([]);
    other.startOver();
    other.focusField();
    expect(tab.analytics.names()).toEqual(['flow_started']);
  });

  it('AN-01 events and logs never contain what the visitor typed', async () => {
    const env = new VisitorEnvironment();
    env.leads.faults.failNext('create', lost);
    const flow = await env.openFilledPage();
    await env.finish(flow.submitVisit());
    await env.finish(flow.submitVisit());
    const reported = JSON.stringify([env.analytics.events, env.logger.entries]);
    expect(reported).not.toMatch(/Ada|Byron|mail\.example|2125550123|212-555/);
  });
});
