import { describe, expect, it } from 'vitest';

import { createMessageCatalog } from '../../messages/catalog.ts';
import { openSlot, VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import { createLeadFlow } from './lead-flow.ts';
import { leadFlowStorageKey } from './lead-flow.state.ts';

const word = createMessageCatalog();
const minutes = 60_000;

describe('stored state', () => {
  it('LX-01 RT-10 a reload after 14 minutes resumes; after 16 it starts fresh and says why', async () => {
    for (const [after, step, notice] of [
      [14 * minutes, 1, null],
      [16 * minutes, 0, { key: 'stateExpired' }],
    ] as const) {
      const env = new VisitorEnvironment();
      const flow = await env.openSchedule();
      flow.selectTime(openSlot(flow));
      // Closes the tab, because an open one would show the expiry itself.
      flow.close();
      env.clock.advance(after);
      const again = await env.openPage();
      expect(again.getSnapshot()).toMatchObject({ state: { step }, notice });
      expect(again.getSnapshot().state.selectedAppointment === null).toBe(step === 0);
    }
  });

  it('LX-02 is cleared away from /membership if there is no suggested club and no input', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openPage();
    flow.setTextAlerts(true);
    expect(env.localStore.read(leadFlowStorageKey)).not.toBeNull();
    await env.openPage({ path: '/membership/schedule' });
    expect(env.localStore.read(leadFlowStorageKey)).not.toBeNull();
    const elsewhere = await env.openPage({ path: '/pilates' });
    expect(env.localStore.read(leadFlowStorageKey)).toBeNull();
    expect(elsewhere.getSnapshot().state.receiveTextAlerts).toBe(false);
  });

  it('LX-02 a chosen club alone is cleared with it, except the one that the page shows', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openPage();
    await env.finish(flow.chooseClub(env.club('101')));
    const elsewhere = await env.openPage({ path: '/pilates' });
    expect(elsewhere.getSnapshot().state.selectedFacility).toBeNull();
    const { flow: clubPage } = createLeadFlow(env);
    clubPage.preview({ club: env.club('101'), config: null });
    await env.finish(clubPage.enter({ path: '/clubs/tribeca' }));
    expect(clubPage.getSnapshot().state.selectedFacility?.facilityId).toBe('101');
  });

  it('LX-02 stays away from /membership once something was typed', async () => {
    const env = new VisitorEnvironment();
    await env.openFilledPage();
    const elsewhere = await env.openPage({ path: '/pilates' });
    expect(elsewhere.getSnapshot().state.contactInput.first_name).toBe('Ada');
  });

  it('LX-13 a change before the flow is entered loses nothing that is stored', async () => {
    const env = new VisitorEnvironment();
    const page = await env.openFilledPage();
    page.changeField('company_email', 'ada@acme.example');
    const { flow } = createLeadFlow(env);
    flow.changeField('company_email', '');
    const again = await env.openPage();
    expect(again.getSnapshot().state.contactInput).toMatchObject({
      first_name: 'Ada',
      company_email: '',
    });
  });

  it('LX-03 a new flow starts at step 0 with no lead, no survey answers and survey step 1', async () => {
    expect((await new VisitorEnvironment().openPage()).getSnapshot().state).toMatchObject({
      step: 0,
      hasCreatedLead: false,
      personalizeOptions: [],
      personalizeOptionsStep: 1,
    });
  });

  it.each(['fill', 'block'] as const)(
    'LX-04 with broken storage (%s), the whole flow works in memory',
    async (fault) => {
      const env = new VisitorEnvironment();
      env.localStore[fault]();
      env.sessionStore[fault]();
      const flow = await env.openSchedule();
      flow.selectTime(openSlot(flow));
      await env.finish(flow.schedule());
      expect(flow.getSnapshot().state).toMatchObject({ step: 2, scheduledVisitHour: '9:00 AM' });
    },
  );

  it('LX-04 a stored step that isn’t allowed is corrected', async () => {
    const env = new VisitorEnvironment();
    await env.openFilledPage();
    const text = env.localStore.read(leadFlowStorageKey) ?? '';
    env.localStore.write(leadFlowStorageKey, text.replace('"step":0', '"step":2')).unwrap();
    expect((await env.openPage()).getSnapshot().state.step).toBe(0);
  });

  it('LX-04 an invalid time zone or time is discarded without throwing', async () => {
    for (const [from, to] of [
      ['America/New_York', 'Moon/Crater'],
      ['2026-11-21T09:00:00-05:00', 'soon'],
    ] as const) {
      const env = new VisitorEnvironment();
      const flow = await env.openSchedule();
      flow.selectTime(openSlot(flow));
      const text = env.localStore.read(leadFlowStorageKey) ?? '';
      expect(text).toContain(from);
      env.localStore.write(leadFlowStorageKey, text.replaceAll(from, to)).unwrap();
      expect((await env.openPage()).getSnapshot().state.step).toBe(0);
    }
  });

  it('LX-13 has every field that the specification lists, and no token that gives access to an account', async () => {
    const env = new VisitorEnvironment();
    await env.openSchedule();
    const stored = JSON.parse(env.localStore.read(leadFlowStorageKey) ?? '') as { state: object };
    const listed =
      'contactInput step previousStep createdDate hasCreatedLead isInEditMode isPromo leadFlowIsVisible leadTokenId leadTransactionId outreachCode joinOutreachCode config content personalizeOptions personalizeOptionsStep receiveTextAlerts subscribeToNewsletter scheduledFacility selectedFacility suggestedFacility showGuidedWorkouts selectedAppointment submittedAppointment scheduledVisitTime scheduledVisitHour meetingPurpose showNonEligibleBanner isRedirectFromFormerMember referrerDetails referringId cancelAppointmentStatus isCorpLead'.split(
        ' ',
      );
    expect(Object.keys(stored.state)).toEqual(expect.arrayContaining(listed));
    expect(Object.keys(stored.state).join()).not.toMatch(/bearer|code$|payment|product/i);
    expect((stored.state as { leadTokenId: string }).leadTokenId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('RT-02 a facility id in the address chooses the club', async () => {
    const flow = await new VisitorEnvironment().openPage({
      path: '/inquiry/schedule-your-visit',
      facilityId: '103',
    });
    expect(flow.getSnapshot()).toMatchObject({
      state: { selectedFacility: { name: 'Kensington' } },
      clubError: null,
    });
  });

  it.each(['999', 'abc', '', '1;drop', '../103'])(
    'RT-02 with the facility id %j, the address asks for a club',
    async (facilityId) => {
      const flow = await new VisitorEnvironment().openPage({
        path: '/inquiry/schedule-your-visit',
        facilityId,
      });
      const { clubError, state } = flow.getSnapshot();
      expect(clubError && word(clubError)).toBe(
        'We couldn’t find that club. Please choose one from the list.',
      );
      expect(state.selectedFacility).toBeNull();
    },
  );
});

describe('snapshot', () => {
  it('is the same object until something changes', async () => {
    const flow = await new VisitorEnvironment().openFilledPage();
    const before = flow.getSnapshot();
    flow.changeField('first_name', 'Ada');
    flow.leaveField('first_name');
    const after = flow.getSnapshot();
    flow.leaveField('first_name');
    expect(flow.getSnapshot()).toBe(after);
    expect(after).not.toBe(before);
  });

  it('stays current for a screen that unsubscribes and resubscribes during a request', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    const stop = flow.subscribe(() => undefined);
    const attempt = flow.submitVisit();
    stop();
    let calls = 0;
    flow.subscribe(() => (calls += 1));
    await env.finish(attempt);
    expect(calls).toBeGreaterThan(0);
    expect(flow.getSnapshot().state.step).toBe(1);
  });
});
