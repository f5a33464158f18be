// @vitest-environment jsdom
import type { LeadFlowSettings } from '@foyer/core';
import { consentText, defaultConsentSettings } from '@foyer/core/consents';
import { aProspect, aSparseMember } from '@foyer/core/testing/members';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { ada, openFlow, visitButton } from '../../testing/open-flow.fake.tsx';

const ways = (): (string | null)[] =>
  screen
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((name) => /Visit|Join|Guided/.test(name));

const checkbox = (name: string): HTMLElement => screen.getByRole('checkbox', { name });

/** The texts of a checkbox: its label and its description. */
function textBeside(name: string): string {
  const box = checkbox(name);
  const terms = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  return `${name} ${terms?.textContent ?? ''}`;
}

describe('the options of the contact step', () => {
  it('RT-01 LC-04 offers a guided tour and a guided workout at a club that has them', async () => {
    const page = await openFlow();
    await page.chooseClub('102');
    expect(ways()).toEqual(['Visit A Club', 'Join Online']);
    await page.chooseClub('101');
    expect(ways()).toEqual([
      'Schedule a VIP Guided Tour',
      'Schedule a VIP Guided Workout',
      'Join Online',
    ]);
  });

  it('RT-01 offers nothing guided outside the membership pages', async () => {
    const page = await openFlow({ page: { path: '/pilates', kind: 'embedding' } });
    await page.chooseClub('101');
    expect(ways()).toEqual(['Visit A Club', 'Join Online']);
  });

  it('LC-14 leads from the guided workout to workout times', async () => {
    const page = await openFlow();
    await page.chooseClub('101');
    await page.enter();
    await page.press('Schedule a VIP Guided Workout');
    const { state } = page.foyer.flow.getSnapshot();
    expect([state.step, state.showGuidedWorkouts]).toEqual([1, true]);
  });

  it.each([
    ['lead', 'Book Your Visit', 1],
    ['join', 'Join Today', 0],
  ] as const)(
    'LC-05 has a single submit button in the %s variant: %s',
    async (intent, name, step) => {
      const page = await openFlow({ settings: { intent } });
      await page.chooseClub('101');
      await page.enter();
      expect(ways()).toEqual([name]);
      await page.press(name);
      expect(page.foyer.backEnd.leads).toHaveLength(1);
      expect(page.foyer.flow.getSnapshot().state.step).toBe(step);
      const joins = (): boolean => page.foyer.navigation.current().startsWith('/join/');
      await page.until(() => joins() === (intent === 'join'));
      expect(joins()).toBe(intent === 'join');
    },
  );

  it('LC-10 LC-08 reports an unknown company email and disables joining online, but not the visit', async () => {
    const page = await openFlow();
    await page.chooseClub('102');
    await page.enter({ ...ada, company_email: 'ada@nowhere.example' });
    await page.press(visitButton);
    expect(screen.getByRole('alert').textContent).toContain(
      'We don’t recognize that company email.',
    );
    const states = ['Visit A Club', 'Join Online'].map((name) =>
      screen.getByRole('button', { name }).getAttribute('aria-disabled'),
    );
    expect(states).toEqual([null, 'true']);
    await page.press(visitButton);
    expect(page.foyer.flow.getSnapshot().state.step).toBe(1);
  });

  it('LC-11 leads a member who is logged in to the member benefits', async () => {
    const page = await openFlow();
    page.foyer.signIn();
    await page.chooseClub('102');
    await page.enter();
    await page.press(visitButton);
    expect(screen.getByRole('alert').textContent).toBe(
      "It looks like you're already a Foyer member. To learn more, please visit our Member Benefits page.",
    );
    expect(screen.getByRole('link', { name: 'Member Benefits page' }).getAttribute('href')).toBe(
      '/memberbenefits',
    );
    expect(page.foyer.backEnd.leads).toHaveLength(0);
  });

  it('AC-14 leads a frozen member to the phone of their club', async () => {
    const page = await openFlow();
    page.foyer.signIn(aSparseMember());
    await page.chooseClub('102');
    await page.enter();
    await page.press(visitButton);
    const { name, phoneNumber } = page.foyer.club('101');
    expect(screen.getByRole('alert').textContent).toBe(
      `Your membership is frozen. To end the freeze, call ${name} at ${phoneNumber}.`,
    );
    const link = screen.getByRole('link', { name: phoneNumber });
    expect(link.getAttribute('href')).toBe(`tel:+1${phoneNumber.replaceAll('-', '')}`);
    expect(page.foyer.backEnd.leads).toHaveLength(0);
  });

  it('AC-13 shows a prospect their name and email address in the form', async () => {
    const foyer = fakeFoyer();
    foyer.signIn(
      aProspect({ id: 'p-1', firstName: 'Ada', lastName: 'Byron', email: 'ada@mail.example' }),
    );
    await openFlow({ foyer });
    const typed = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;
    expect(['First Name', 'Last Name', 'Email Address'].map(typed)).toEqual([
      'Ada',
      'Byron',
      'ada@mail.example',
    ]);
  });

  it('LC-12 tells a former member without a membership on file why they see the form', async () => {
    await openFlow({ arrival: { firstName: 'Ada' } });
    expect(screen.getByText(/^We're sorry\. We were not able to locate/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ada');
  });

  it('LC-06 LC-07 OP-129 shows exactly the consent texts that the consent log records', async () => {
    const page = await openFlow({ country: 'FR' });
    await page.chooseClub('102');
    await page.enter();
    await page.user.click(checkbox('Email me news and offers from Foyer.'));
    await page.user.click(checkbox('Text me about my visit or my membership.'));
    expect(textBeside('Email me news and offers from Foyer.')).toBe(
      'Email me news and offers from Foyer. You can unsubscribe at any time, in each email or at your club. Our privacy policy explains how we use your information.',
    );
    expect(textBeside('Text me about my visit or my membership.')).toBe(
      consentText(defaultConsentSettings.textAlertsText, { sender: 'Foyer' }),
    );
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe(
      '/privacy',
    );
  });

  it('LC-07 shows the recorded text instead of a checkbox to visitors who aren’t asked', async () => {
    await openFlow({ country: 'US' });
    expect(screen.queryByRole('checkbox', { name: /news and offers/ })).toBeNull();
    expect(screen.getByText(defaultConsentSettings.newsletterDefaultText)).toBeTruthy();
    cleanup();
    await openFlow({ country: 'FR' });
    expect(screen.queryByText(defaultConsentSettings.newsletterDefaultText)).toBeNull();
  });

  it('LC-07 appends the privacy policy link to a custom text that doesn’t mention it', async () => {
    const settings: Partial<LeadFlowSettings> = {
      consents: { ...defaultConsentSettings, newsletterText: 'Send me the letter. Stop any time.' },
    };
    await openFlow({ country: 'CA', settings });
    expect(textBeside('Send me the letter.')).toBe(
      'Send me the letter. Stop any time. privacy policy',
    );
  });

  it('VA-07 upper-cases a postal code while it is typed, and keeps the caret', async () => {
    const page = await openFlow({ settings: { asksZipCode: true } });
    const box = screen.getByLabelText<HTMLInputElement>('Zip Code');
    await page.user.type(box, 'sw1 1aa');
    await page.user.type(box, 'a', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect([box.value, box.selectionStart]).toEqual(['SW1A 1AA', 4]);
  });

  it('RF-01 greets a referred guest by the friend’s name, and without a known friend like anybody else', async () => {
    const page = await openFlow({ arrival: { referringId: 'R-1001' } });
    const { firstName } = page.foyer.flow.getSnapshot().state.referrerDetails ?? {};
    expect(firstName).toBeTruthy();
    expect(page.heading.textContent).toBe(`${firstName} invited you to visit`);
  });

  it('RF-01 shows the standard headline for an unknown referring id', async () => {
    const page = await openFlow({ arrival: { referringId: 'R-0' } });
    expect(page.heading.textContent).toBe('See it for yourself');
  });
});
