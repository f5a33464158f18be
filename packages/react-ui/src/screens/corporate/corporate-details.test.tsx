// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { alerts, button } from '../../testing/on-screen.fake.ts';
import { adaAtAcme, openCode, openJoin } from '../../testing/open-join.fake.tsx';

beforeAll(() => installDialogs(window));

/** All text in polite live regions. */
const statuses = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
const boxes = (): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name: '4-digit code' });

describe('the contact step of the corporate join', () => {
  it('CJ-02 asks for two email addresses (the company one is required), a phone number and a club', async () => {
    await openJoin();
    for (const label of [
      'First Name',
      'Last Name',
      'Personal Email',
      'Company Email',
      'Phone Number',
    ]) {
      expect(screen.getByLabelText(label).getAttribute('aria-required')).toBe('true');
    }
    expect(button('Select a Club to Join')).toBeTruthy();
    expect(button('Get Started').getAttribute('aria-disabled')).toBe('true');
  });

  it('CJ-02 says that a club is required on Get Started and links to it', async () => {
    const page = await openJoin();
    await page.enter();
    await page.press('Get Started');
    expect(alerts()).toContain('Club is required.');
    await page.user.click(screen.getByRole('link', { name: 'Club is required.' }));
    expect(document.activeElement).toBe(button('Choose Location'));
  });

  it('CJ-02 asks for newsletter consent at a club in the UK', async () => {
    const page = await openJoin();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await page.chooseClub('103');
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('CJ-04 continues with the standard join for visitors who aren’t eligible', async () => {
    const page = await openJoin();
    await page.chooseClub('101');
    await page.enter({ ...adaAtAcme, company_email: 'ada@nowhere.example' });
    await page.press('Get Started');
    await page.until(() => page.foyer.navigation.current() !== '/join/corp');
    expect(page.foyer.navigation.current()).toBe('/join/step1/101');
  });

  it('CJ-05 reports an address that is already used by a member and keeps all input', async () => {
    const page = await openJoin();
    page.foyer.corporateLeads.faults.failNext('create', {
      kind: 'rejected',
      status: 409,
      code: 'EMAIL_TAKEN',
      field: 'companyEmail',
    });
    await page.chooseClub('101');
    await page.enter();
    await page.press('Get Started');
    expect(alerts()).toContain('This email address is already in use. Please use a different one.');
    expect(screen.getByLabelText<HTMLInputElement>('Company Email').value).toBe('ada@acme.example');
  });
});

describe('a member in the corporate join', () => {
  it('LC-11 is told so and gets a link to the member benefits', async () => {
    const page = await openJoin();
    page.foyer.signIn();
    await page.chooseClub('101');
    await page.enter();
    await page.press('Get Started');
    expect(alerts()).toContain("It looks like you're already a Foyer member.");
    expect(screen.getByRole('link', { name: 'Member Benefits page' }).getAttribute('href')).toBe(
      '/memberbenefits',
    );
  });
});

describe('the code step', () => {
  it('CJ-06 CJ-09 continues to the plans at the fourth digit of the mailed code', async () => {
    const page = await openCode();
    expect(page.heading.textContent).toBe('Check your work email');
    expect(screen.getByText(/sent a 4-digit code to ada@acme\.example/)).toBeTruthy();
    await page.typeCode(page.mailed);
    await page.until(() => screen.queryByText('Choose your membership'));
    expect(page.heading.textContent).toBe('Choose your membership');
    expect(document.activeElement).toBe(page.heading);
  });

  it('CJ-06 submits a pasted code at once', async () => {
    const page = await openCode();
    await page.user.click(boxes());
    await page.user.paste(`Your code: ${page.mailed}`);
    await page.pass(200);
    await page.until(() => screen.queryByText('Choose your membership'));
    expect(page.heading.textContent).toBe('Choose your membership');
  });

  it('CJ-09 reports a wrong code below the boxes, which keep the focus', async () => {
    const page = await openCode();
    await page.typeCode(page.wrong);
    expect(alerts()).toContain('That code is wrong or has expired. Check it or request a new one.');
    expect(document.activeElement).toBe(boxes());
    await page.user.keyboard(page.mailed);
    await page.pass(200);
    await page.until(() => screen.queryByText('Choose your membership'));
    expect(page.heading.textContent).toBe('Choose your membership');
  });

  it('CJ-20 says so after five wrong codes, and accepts a new code', async () => {
    const page = await openCode();
    for (let tried = 0; tried < 6; tried += 1) {
      await page.user.clear(boxes());
      await page.typeCode(page.wrong);
    }
    expect(alerts()).toContain('Too many wrong tries for that code. Please request a new one.');
    await page.press('Resend');
    expect(boxes().value).toBe('');
    expect(document.activeElement).toBe(boxes());
    await page.typeCode(page.mailed);
    await page.until(() => screen.queryByText('Choose your membership'));
    expect(page.heading.textContent).toBe('Choose your membership');
  });

  it('CJ-07 CJ-08 counts down second by second and then offers Resend new Code', async () => {
    const page = await openCode();
    const time = (): string | null => screen.getByRole('timer').textContent;
    const before = time();
    await page.pass(1_000);
    expect(time()).not.toBe(before);
    expect(time()).toMatch(/^14:5\d$/);
    await page.skip(900_000);
    expect(time()).toBe('00:00');
    expect(statuses()).not.toContain('A new code');
    await page.press('Resend new Code');
    expect(time()).toBe('15:00');
    expect(button('Resend')).toBeTruthy();
    expect(statuses()).toContain('We sent a new code. Older codes no longer work.');
    page.foyer.corporate.faults.failNext('resendCode', {
      kind: 'rate-limited',
      retryAfterMs: 60_000,
    });
    await page.press('Resend');
    expect(statuses()).not.toContain('A new code');
  });

  it('CJ-20 says when to come back after too many codes', async () => {
    const page = await openCode();
    page.foyer.corporate.faults.failNext('resendCode', {
      kind: 'rate-limited',
      retryAfterMs: 2_400_000,
    });
    await page.press('Resend');
    expect(alerts()).toContain(
      'We’ve sent too many codes. Please request a new one in 40 minutes.',
    );
  });
});
