// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { giveDialogsTo } from '../../testing/dialog-in-jsdom.fake.ts';
import { alerts, button } from '../../testing/on-screen.fake.ts';
import { adaAtAcme, openJoin } from '../../testing/open-join.fake.tsx';

beforeAll(() => giveDialogsTo(window));

/** All that is told without interrupting. */
const statuses = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
const boxes = (): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from the email' });

describe('the contact step of the corporate join', () => {
  it('CJ-02 asks for both addresses, the company one required, a phone and a club', async () => {
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

  it('CJ-02 Get Started without a club says that one is required, and leads to it', async () => {
    const page = await openJoin();
    await page.enter();
    await page.press('Get Started');
    expect(alerts()).toContain('Club is required.');
    await page.user.click(screen.getByRole('link', { name: 'Club is required.' }));
    expect(document.activeElement).toBe(button('Choose Location'));
  });

  it('CJ-02 a club in the UK asks for the newsletter', async () => {
    const page = await openJoin();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await page.chooseClub('103');
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('CJ-04 who is not eligible goes on to the join that anyone has', async () => {
    const page = await openJoin();
    await page.chooseClub('101');
    await page.enter({ ...adaAtAcme, company_email: 'ada@nowhere.example' });
    await page.press('Get Started');
    await page.until(() => page.foyer.navigation.current() !== '/join/corp');
    expect(page.foyer.navigation.current()).toBe('/join/step1/101');
  });

  it('CJ-05 an address that someone joined by is told of, and everything stays', async () => {
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

describe('a member at the corporate join', () => {
  it('LC-11 is told so, with the way to the benefits', async () => {
    const page = await openJoin();
    page.foyer.memberSession.signIn(3_600_000);
    await page.chooseClub('101');
    await page.enter();
    await page.press('Get Started');
    expect(alerts()).toContain("It looks like you're already an Foyer member.");
    expect(screen.getByRole('link', { name: 'Member Benefits page' }).getAttribute('href')).toBe(
      '/memberbenefits',
    );
  });
});

describe('the code step', () => {
  it('CJ-06 CJ-09 the fourth digit of the mailed code leads on to the plans', async () => {
    const page = await openJoin();
    await page.toCode();
    expect(page.heading.textContent).toBe('Check your work email');
    expect(screen.getByText(/sent a code of four digits to ada@acme\.example/)).toBeTruthy();
    await page.typeCode(page.mailed);
    await page.until(() => screen.queryByText('Choose your membership'));
    expect(page.heading.textContent).toBe('Choose your membership');
    expect(document.activeElement).toBe(page.heading);
  });

  it('CJ-06 a pasted code is sent at once', async () => {
    const page = await openJoin();
    await page.toCode();
    await page.user.click(boxes());
    await page.user.paste(`Your code: ${page.mailed}`);
    await page.pass(200);
    await page.until(() => screen.queryByText('Choose your membership'));
    expect(page.heading.textContent).toBe('Choose your membership');
  });

  it('CJ-09 a wrong code is told under the boxes, and the focus stays in them', async () => {
    const page = await openJoin();
    await page.toCode();
    await page.typeCode(page.wrong);
    expect(alerts()).toContain(
      'That code is not right or has expired. Please check it or ask for a new one.',
    );
    expect(document.activeElement).toBe(boxes());
    await page.user.keyboard(page.mailed);
    await page.pass(200);
    await page.until(() => screen.queryByText('Choose your membership'));
    expect(page.heading.textContent).toBe('Choose your membership');
  });

  it('CJ-20 after five wrong codes it says so, and a new code helps', async () => {
    const page = await openJoin();
    await page.toCode();
    for (let tried = 0; tried < 6; tried += 1) {
      // One try after the other is the point here.
      // oxlint-disable-next-line no-await-in-loop
      await page.user.clear(boxes());
      // oxlint-disable-next-line no-await-in-loop
      await page.typeCode(page.wrong);
    }
    expect(alerts()).toContain('That code was tried too often. Please ask for a new one.');
    await page.press('Resend');
    expect(boxes().value).toBe('');
    expect(document.activeElement).toBe(boxes());
    await page.typeCode(page.mailed);
    await page.until(() => screen.queryByText('Choose your membership'));
    expect(page.heading.textContent).toBe('Choose your membership');
  });

  it('CJ-07 CJ-08 the time runs out second by second, and then the link reads Resend new Code', async () => {
    const page = await openJoin();
    await page.toCode();
    const time = (): string | null => screen.getByRole('timer').textContent;
    const before = time();
    await page.pass(1_000);
    expect(time()).not.toBe(before);
    expect(time()).toMatch(/^14:5\d$/);
    await page.pass(900_000);
    expect(time()).toBe('00:00');
    expect(statuses()).not.toContain('A new code');
    await page.press('Resend new Code');
    expect(time()).toBe('15:00');
    expect(button('Resend')).toBeTruthy();
    expect(statuses()).toContain('A new code is on its way. Earlier ones work no more.');
    page.foyer.corporate.faults.failNext('resendCode', {
      kind: 'rate-limited',
      retryAfterMs: 60_000,
    });
    await page.press('Resend');
    expect(statuses()).not.toContain('A new code');
  });

  it('CJ-20 past the limit of codes it says when to come back', async () => {
    const page = await openJoin();
    await page.toCode();
    page.foyer.corporate.faults.failNext('resendCode', {
      kind: 'rate-limited',
      retryAfterMs: 2_400_000,
    });
    await page.press('Resend');
    expect(alerts()).toContain('Too many codes were sent. Please ask for a new one in 40 minutes.');
  });
});
