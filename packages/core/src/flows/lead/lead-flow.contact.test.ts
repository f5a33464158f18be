import { describe, expect, it } from 'vitest';

import { createMessageCatalog } from '../../messages/catalog.ts';
import { openSlot, VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import { defaultConsentSettings } from '../../lead/consents.ts';
import { readInstantMs } from '../../kernel/temporal.ts';
import type { LeadFlow } from './lead-flow.ts';

const word = createMessageCatalog({}, { product: 'Foyer Clubs' });
const alertOf = (flow: LeadFlow): string | null => {
  const { alert } = flow.getSnapshot();
  return alert && word(alert);
};

async function withCompanyEmail(
  email: string,
): Promise<{ env: VisitorEnvironment; flow: LeadFlow }> {
  const env = new VisitorEnvironment();
  const flow = await env.openFilledPage();
  flow.changeField('company_email', email);
  return { env, flow };
}

describe('company e-mail', () => {
  it('LC-10 a domain with an agreement at the club: creates a code and leads to the corporate join', async () => {
    const { env, flow } = await withCompanyEmail('ada@acme.example');
    await env.finish(flow.submitVisit());
    expect(env.navigation.current()).toBe('/join/corp');
    expect(env.backEnd.employers.codes.map(({ email }) => email)).toEqual(['ada@acme.example']);
    expect(flow.getSnapshot().state).toMatchObject({ step: 0, isCorpLead: true });
  });

  it('LC-10 an unknown domain shows the banner, and the next press continues as a visit', async () => {
    const { env, flow } = await withCompanyEmail('ada@nobody.example');
    await env.finish(flow.submitVisit());
    expect(flow.getSnapshot().state).toMatchObject({ step: 0, showNonEligibleBanner: true });
    expect(env.backEnd.leads).toHaveLength(0);
    await env.finish(flow.submitVisit());
    expect(flow.getSnapshot().state.step).toBe(1);
    expect(env.corporate.faults.count('verifyDomain')).toBe(1);
  });

  it('LC-08 Join Online is disabled after the company e-mail was found not eligible, until it changes', async () => {
    const { env, flow } = await withCompanyEmail('ada@nobody.example');
    await env.finish(flow.submitJoin());
    expect(flow.getSnapshot()).toMatchObject({ canSubmit: true, canJoin: false });
    await env.finish(flow.submitJoin());
    expect(env.backEnd.leads).toHaveLength(0);
    flow.changeField('company_email', '');
    expect(flow.getSnapshot()).toMatchObject({
      canJoin: true,
      state: { showNonEligibleBanner: false },
    });
  });

  it('LC-10 agreements are per club, so another club is checked again', async () => {
    const { env, flow } = await withCompanyEmail('ada@globex.example');
    await env.finish(flow.chooseClub(env.club('103')));
    await env.finish(flow.submitVisit());
    expect(flow.getSnapshot().state.showNonEligibleBanner).toBe(true);
    await env.finish(flow.chooseClub(env.club('101')));
    await env.finish(flow.submitVisit());
    expect(env.navigation.current()).toBe('/join/corp');
  });

  it('LC-10 a failed check counts as not verified', async () => {
    const { env, flow } = await withCompanyEmail('ada@acme.example');
    env.corporate.faults.failNext('verifyDomain', { kind: 'timeout' });
    await env.finish(flow.submitVisit());
    expect(flow.getSnapshot().state.showNonEligibleBanner).toBe(true);
  });

  it('PG-380 a check past a limit asks to try again later, keeps what was typed, and checks again then', async () => {
    const { env, flow } = await withCompanyEmail('ada@acme.example');
    env.corporate.faults.failNext('verifyDomain', { kind: 'rate-limited', retryAfterMs: 60_000 });
    await env.finish(flow.submitVisit());
    expect(alertOf(flow)).toBe('Too many attempts. Please try again in a minute.');
    expect(flow.getSnapshot().state).toMatchObject({
      step: 0,
      showNonEligibleBanner: false,
      contactInput: { company_email: 'ada@acme.example' },
    });
    await env.finish(flow.submitVisit());
    expect(env.navigation.current()).toBe('/join/corp');
  });

  it('LC-26 if the domain is verified but the code fails, the step and input stay and a message appears', async () => {
    const { env, flow } = await withCompanyEmail('ada@acme.example');
    env.corporate.faults.failNext('createCode', { kind: 'server-error', status: 500 });
    await env.finish(flow.submitVisit());
    expect(alertOf(flow)).toContain('please wait a bit before trying again');
    expect(flow.getSnapshot().state.contactInput.company_email).toBe('ada@acme.example');
    expect(env.navigation.current()).toBe('/membership');
  });
});

describe('members and former members', () => {
  it('LC-11 an expired session doesn’t matter', async () => {
    const env = new VisitorEnvironment();
    env.memberSession.signIn(-1);
    const flow = await env.openFilledPage();
    await env.finish(flow.submitVisit());
    expect(flow.getSnapshot().state.step).toBe(1);
  });

  it('LC-12 RT-11 a former member’s redirect prefills the form and marks the visitor', async () => {
    const flow = await new VisitorEnvironment().openPage({
      firstName: '  Ada ',
      lastName: 'B'.repeat(80),
      email: '<script>',
    });
    const { state, canSubmit } = flow.getSnapshot();
    expect(state).toMatchObject({
      isRedirectFromFormerMember: true,
      contactInput: { first_name: 'Ada', last_name: 'B'.repeat(50), email_address: '<script>' },
    });
    expect(canSubmit).toBe(false);
    flow.leaveField('email_address');
    expect(flow.getSnapshot().errors.email_address).toEqual({ key: 'emailMalformed' });
  });

  it('RT-11 the visitor’s changes survive a reload', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openPage({ firstName: 'Ada' });
    flow.changeField('first_name', 'Augusta');
    const again = await env.openPage({ firstName: 'Ada' });
    expect(again.getSnapshot().state.contactInput.first_name).toBe('Augusta');
  });

  it('RT-11 an address without a name marks nobody', async () => {
    const flow = await new VisitorEnvironment().openPage({ firstName: ' ', email: null });
    expect(flow.getSnapshot().state.isRedirectFromFormerMember).toBe(false);
  });
});

describe('guided workouts', () => {
  it('LC-04 are offered if the club has them', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    expect(flow.getSnapshot().offersGuided).toBe(true);
    await env.finish(flow.chooseClub(env.club('102')));
    expect(flow.getSnapshot().offersGuided).toBe(false);
  });

  it('LC-14 LS-08 lead to workout times and are booked as workouts', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    await env.finish(flow.submitGuided());
    expect(flow.getSnapshot().state).toMatchObject({ step: 1, showGuidedWorkouts: true });
    const slot = flow.getSnapshot().times.plan?.days[1]?.slots[0];
    if (slot) flow.selectTime(slot);
    await env.finish(flow.schedule());
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, meetingPurpose: 'workout' });
    expect(env.backEnd.leads[0]?.meetingPurpose).toBe('workout');
  });

  it('LA-07 LS-08 changing a booked workout to a tour updates the back end', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    await env.finish(flow.submitGuided());
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    await env.finish(flow.edit());
    await env.finish(flow.chooseClub(env.club('101')));
    flow.selectTime(openSlot(flow, 1));
    await env.finish(flow.schedule());
    expect(flow.getSnapshot().state.submittedAppointment?.purpose).toBe('tour');
    expect(env.backEnd.leads[0]?.visit).toMatchObject({ type: 'tour' });
  });

  it('LS-04 if the response to a change from workout to tour is lost, it stays a workout', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    await env.finish(flow.submitGuided());
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    const time = env.backEnd.leads[0]?.visit?.time;
    await env.finish(flow.edit());
    await env.finish(flow.chooseClub(env.club('101')));
    flow.selectTime(openSlot(flow, 1));
    env.leads.faults.failNext('update', { kind: 'timeout' }, { takesEffect: true });
    await env.finish(flow.schedule());
    await env.finish(flow.skip());
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, requestedAppointment: null });
    expect(env.backEnd.leads[0]?.visit).toMatchObject({ type: 'workout', time });
  });

  it('RF-03 LS-08 are booked as workouts for a friend too', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage(env.club('101'), {
      referringId: env.backEnd.referrers[0]?.referringId ?? '',
    });
    await env.finish(flow.submitGuided());
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    expect(env.backEnd.leads[0]?.visit).toMatchObject({ type: 'workout' });
  });

  it('LC-14 lead to the confirmation at a club that takes no visits', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage(env.club('105'));
    await env.finish(flow.submitGuided());
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, showGuidedWorkouts: false });
  });

  it('LS-12 choosing the club again shows its tours', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    await env.finish(flow.submitGuided());
    await env.finish(flow.chooseClub(env.club('101')));
    expect(flow.getSnapshot()).toMatchObject({
      state: { showGuidedWorkouts: false, step: 1 },
      times: { status: 'ready' },
    });
  });

  it('LS-12 changing the club clears them', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    await env.finish(flow.submitGuided());
    await env.finish(flow.chooseClub(env.club('103')));
    expect(flow.getSnapshot().state.showGuidedWorkouts).toBe(false);
  });

  it('LS-09 times that fail to load show a message, and nothing is skipped', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    env.openTimes.faults.failNext('forClub', { kind: 'timeout' });
    await env.finish(flow.submitGuided());
    expect(alertOf(flow)).toBe('An error has occurred.');
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 1 }, times: { status: 'failed' } });
  });
});

describe('experiments and settings', () => {
  it.each([
    ['inclusive', ['O', '李']],
    ['literal', []],
  ] as const)('VL-30 the name rule %s decides about names such as O', async (nameRule, sent) => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage(env.club('101'), { settings: { nameRule } });
    flow.changeField('first_name', 'O');
    flow.changeField('last_name', '李');
    await env.finish(flow.submitVisit());
    const { errors } = flow.getSnapshot();
    expect(errors.first_name?.key).toBe(nameRule === 'literal' ? 'nameTooShort' : undefined);
    const names = env.backEnd.leads.flatMap(({ lead }) => [
      lead.contact.firstName,
      lead.contact.lastName,
    ]);
    expect(names).toEqual(sent);
  });

  it('LC-02 the zip code replaces the company e-mail and is sent with the lead', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage(env.club('101'), { settings: { asksZipCode: true } });
    expect(flow.getSnapshot().fields.map(({ name }) => name)).toContain('postal_code');
    expect(flow.getSnapshot().fields.map(({ name }) => name)).not.toContain('company_email');
    expect(flow.getSnapshot().canSubmit).toBe(false);
    flow.changeField('postal_code', ' 10001 ');
    await env.finish(flow.submitVisit());
    expect(env.backEnd.leads[0]?.lead.contact.postalCode).toBe('10001');
  });

  it.each(['lead', 'join'] as const)(
    'LC-05 LC-18 the intent %s starts its own flow',
    async (intent) => {
      const env = new VisitorEnvironment();
      const flow = await env.openPage({ settings: { intent } });
      flow.focusField();
      flow.focusField();
      expect(env.analytics.events).toEqual([{ name: 'flow_started', flow: intent }]);
    },
  );
});

describe('typing', () => {
  it('a mistyped e-mail domain is pointed out once the field is left', async () => {
    const flow = await new VisitorEnvironment().openPage();
    flow.changeField('email_address', 'ada@gmial.com');
    expect(flow.getSnapshot().emailHint).toBeNull();
    flow.leaveField('email_address');
    expect(flow.getSnapshot().emailHint).toBe('ada@gmail.com');
  });

  it('a key press notifies the screen once, and not at all if it changes nothing', async () => {
    const flow = await new VisitorEnvironment().openFilledPage();
    let calls = 0;
    flow.subscribe(() => (calls += 1));
    flow.changeField('first_name', 'Adele');
    expect(calls).toBe(1);
    flow.changeField('first_name', 'Adele');
    expect(calls).toBe(1);
  });
});

describe('consents', () => {
  it('LC-07 OP-128 each is recorded with channel, text, version, time, page, basis and law', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    flow.setTextAlerts(true);
    await env.finish(flow.submitVisit());
    expect(env.backEnd.consents.all).toMatchObject([
      {
        channel: 'newsletter',
        granted: true,
        basis: 'default',
        textVersion: '2026-11.3',
        jurisdiction: 'united-states',
        sourceUrl: 'https://www.club.example/membership',
      },
      { channel: 'text-alerts', granted: true, basis: 'express', jurisdiction: 'united-states' },
    ]);
    expect(env.backEnd.consents.all[1]?.text).toContain('Reply STOP');
    expect(env.backEnd.consents.all[0]?.at).toMatch(/^2026-11-20T15:0/);
  });

  it('LC-07 OP-129 ER-01 the recorded text is in the visitor’s language, names the chain, and isn’t recorded again after a reload', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    flow.showConsents({
      locale: 'fr-CA',
      newsletterText: 'Des nouvelles?',
      newsletterDefaultText: 'Nous pouvons vous écrire.',
      textAlertsText: 'Envoyez-moi des textos de {sender}.',
    });
    flow.setTextAlerts(true);
    await env.finish(flow.submitVisit());
    const seen = env.backEnd.consents.all.map(({ text, textVersion }) => [text, textVersion]);
    expect(seen).toEqual([
      ['Nous pouvons vous écrire.', '2026-11.3/fr-CA'],
      ['Envoyez-moi des textos de Foyer.', '2026-11.3/fr-CA'],
    ]);
    const reloaded = await env.openPage();
    reloaded.goTo(0);
    await env.finish(reloaded.submitVisit());
    expect(env.backEnd.consents.all).toHaveLength(2);
  });

  it('LC-07 a version with a slash and a colon isn’t recorded again either', async () => {
    const consents = { ...defaultConsentSettings, textVersion: '2026/11:3' };
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage(env.club('101'), { settings: { consents } });
    await env.finish(flow.submitVisit());
    flow.goTo(0);
    await env.finish(flow.submitVisit());
    expect(env.backEnd.consents.all).toMatchObject([{ textVersion: '2026/11:3' }]);
  });

  it.each([
    { club: '103', visitor: 'US' },
    { club: '101', visitor: 'GB' },
  ])(
    'LC-07 if the visitor is asked, only a checked box counts as consent: %o',
    async ({ club, visitor }) => {
      const env = new VisitorEnvironment();
      env.visitor.countryCode = visitor;
      const flow = await env.openFilledPage(env.club(club));
      await env.finish(flow.submitVisit());
      expect(env.backEnd.consents.all).toEqual([]);
      flow.goTo(0);
      flow.setNewsletter(true);
      await env.finish(flow.submitVisit());
      expect(env.backEnd.consents.all).toMatchObject([
        { channel: 'newsletter', granted: true, basis: 'express', jurisdiction: 'united-kingdom' },
      ]);
    },
  );

  it('LC-07 a consent is recorded once, and its withdrawal is recorded too', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    flow.setTextAlerts(true);
    await env.finish(flow.submitVisit());
    flow.goTo(0);
    flow.setTextAlerts(false);
    await env.finish(flow.submitVisit());
    expect(env.backEnd.consents.all.map(({ channel, granted }) => `${channel} ${granted}`)).toEqual(
      ['newsletter true', 'text-alerts true', 'text-alerts false'],
    );
  });

  it.each([{ takesEffect: true }, { takesEffect: false }])(
    'LC-07 LC-17 a consent whose response was lost isn’t recorded again after a reload (%o)',
    async (how) => {
      const env = new VisitorEnvironment();
      const flow = await env.openFilledPage();
      env.consentLog.faults.failNext('append', { kind: 'network' }, how);
      await env.finish(flow.submitVisit());
      const again = await env.openPage();
      await env.finish(again.skip());
      expect(env.backEnd.consents.all).toMatchObject([{ channel: 'newsletter', granted: true }]);
      expect(again.getSnapshot().state.requestedConsents).toEqual([]);
    },
  );

  it('LC-07 after a failed response, a new record is made with the current time', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    env.consentLog.faults.failNext('append', { kind: 'unsuccessful' });
    await env.finish(flow.submitVisit());
    expect(flow.getSnapshot().state.requestedConsents).toEqual([]);
    const later = env.clock.now().add({ minutes: 1 });
    await env.clock.advanceAndSettle(60_000);
    await env.finish(flow.skip());
    const [record, ...more] = env.backEnd.consents.all;
    expect(more).toEqual([]);
    expect(readInstantMs(record?.at ?? '')).toBeGreaterThanOrEqual(later.epochMilliseconds);
  });

  it('LC-07 a failure to record doesn’t delay the visitor, and is made up for later', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    env.consentLog.faults.failNext('append', { kind: 'network' });
    await env.finish(flow.submitVisit());
    expect(flow.getSnapshot().state.step).toBe(1);
    await env.finish(flow.skip());
    expect(env.backEnd.consents.all).toHaveLength(1);
  });
});
