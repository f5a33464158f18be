// @vitest-environment jsdom
import { handOffToRegistration } from '@foyer/core/registration';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { FakeFoyer } from '../../di/foyer.fake.ts';
import { portTokens } from '../../di/tokens.ts';
import { alerts, button } from '../../testing/on-screen.fake.ts';
import { openRegistration, type OpenRegistration } from '../../testing/open-registration.fake.tsx';
import { RecoverScreen, ResendScreen } from './link-form.tsx';
import { RegisterScreen } from './register-screen.tsx';

afterEach(cleanup);

const send = 'Email me a link';

function joined({ sessionStore, clock, container }: FakeFoyer): void {
  const logger = container.get(portTokens.logger);
  const buyer = {
    firstName: 'Katherine',
    lastName: 'Johnson',
    email: 'katherine@mail.example',
    phone: '2125550123',
  };
  handOffToRegistration({ sessionStore, clock, logger }, { memberId: '901003', buyer });
}

async function fillMember(page: OpenRegistration, lastName = 'Johnson'): Promise<void> {
  await page.type('Member ID', '901003');
  await page.type('Last Name', lastName);
}

const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

describe('registration', () => {
  it('AC-08 HT-50 HT-51 tells a member where the link was sent, how long it’s valid, and what to do if it doesn’t arrive', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await fillMember(page);
    await page.press(send);
    const heading = screen.getByRole('heading', { name: 'Check your email' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/to the email address on file\. Use it/)).toBeTruthy();
    expect(screen.getByText(/expires in 48 hours/)).toBeTruthy();
    expect(page.account.links.sent).toHaveLength(1);
  });

  it('HT-50 keeps the choice of a form when the answer of the other one comes late', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await fillMember(page);
    page.account.registrations.faults.delayNext('signUp', 1_000);
    await page.user.click(button(send));
    await page.user.click(screen.getByRole('radio', { name: 'I’m not a member yet' }));
    await page.pass(2_000);
    expect(page.account.links.sent).toHaveLength(1);
    expect(screen.getByRole('form', { name: 'Create an online account' })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('AC-08 offers to resend the link after a while and confirms it', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await fillMember(page);
    await page.press(send);
    await page.press('Resend email');
    expect(page.account.links.sent).toHaveLength(1);
    expect(button('Resend email').getAttribute('aria-disabled')).toBe('true');
    await page.pass(30_000);
    await page.press('Resend email');
    expect(page.account.links.sent).toHaveLength(2);
    expect(screen.getByText(/Email resent/)).toBeTruthy();
    await page.pass(30_000);
    page.account.registrations.faults.delayNext('signUp', 1_000);
    await page.user.click(button('Resend email'));
    // The same text is announced again only if it was gone.
    expect(screen.queryByText(/Email resent/)).toBeNull();
    await page.pass(1_000);
    expect(screen.getByText(/Email resent/)).toBeTruthy();
  });

  it('AC-08 says when to come back after too many links, and lets the visitor retry a failed request at once', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await fillMember(page);
    await page.press(send);
    await page.pass(30_000);
    page.account.registrations.faults.failNext('signUp', {
      kind: 'rate-limited',
      retryAfterMs: 1_200_000,
    });
    await page.press('Resend email');
    expect(alerts()).toContain('in 20 minutes');
    await page.press('Resend email');
    expect(alerts()).toBe('');
  });

  it('HT-50 reports a member number and name that don’t match at the number and keeps all input', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await fillMember(page, 'Hopper');
    await page.press(send);
    const box = screen.getByLabelText('Member ID');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(alerts()).toContain('We can’t find a member with that ID and last name.');
    expect(valueOf('Last Name')).toBe('Hopper');
  });

  it('HT-50 leads a visitor who already has a login to it and to recovery', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await page.type('Member ID', '901001');
    await page.type('Last Name', 'Hopper');
    await page.press(send);
    expect(screen.getByText(/You already have a login/)).toBeTruthy();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/login');
    expect(hrefs).toContain('/account/recover');
    expect(page.account.links.sent).toEqual([]);
  });

  it('AC-08 SJ-06 fills in the form for a new member and forgets the data once a link was requested', async () => {
    const page = await openRegistration(
      () => <RegisterScreen isMember />,
      (_, foyer) => joined(foyer),
    );
    expect(screen.getByText('We filled in the details you joined with.')).toBeTruthy();
    expect(valueOf('Member ID')).toBe('901003');
    await page.press(send);
    expect(page.account.links.sent).toHaveLength(1);
    expect(screen.queryByText('We filled in the details you joined with.')).toBeNull();
    await page.press('Use different details');
    expect(document.activeElement).toBe(screen.getByLabelText('Member ID'));
    expect(valueOf('Last Name')).toBe('Johnson');
    cleanup();
    expect(page.foyer.sessionStore.read('foyer.new-member')).toBeNull();
  });

  it('HT-51 AC-10 registers a visitor without a membership, with the same response for every address', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await page.user.click(screen.getByRole('radio', { name: 'I’m not a member yet' }));
    await page.type('First Name', 'Ada');
    await page.type('Last Name', 'Byron');
    await page.type('Email Address', 'grace@mail.example');
    await page.press(send);
    expect(screen.getByText(/We sent a link to grace@mail\.example\./)).toBeTruthy();
  });

  it('AC-05 AC-08 keeps the input after a failed request and after a reload', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await fillMember(page);
    page.account.registrations.faults.failNext('validateMember', { kind: 'network' });
    await page.press(send);
    expect(alerts()).toContain('We can’t reach our server.');
    expect(valueOf('Member ID')).toBe('901003');
    const draft = page.foyer.sessionStore.read('foyer:draft:register-member') ?? '';
    expect(draft).toContain('901003');
    await page.press(send);
    expect(page.account.links.sent).toHaveLength(1);
    expect(page.foyer.sessionStore.read('foyer:draft:register-member')).toBeNull();
  });
});

describe('account recovery', () => {
  it('AC-08 HT-49 shows the same response whether or not an account exists, and mails a link only to an account', async () => {
    const alertText = [];
    const sent = [];
    for (const email of ['grace@mail.example', 'nobody@mail.example']) {
      const page = await openRegistration(() => <RecoverScreen />);
      expect(screen.getByRole('form', { name: 'Recover your account' })).toBeTruthy();
      await page.type('Email Address', email);
      await page.press(send);
      sent.push(page.account.links.sent.length);
      alertText.push(document.body.textContent.replaceAll(email, '…'));
      cleanup();
    }
    expect(alertText[0]).toContain('If there’s an account for …');
    expect(alertText[1]).toBe(alertText[0]);
    expect(sent).toEqual([1, 0]);
  });

  it('AC-08 HT-54 resends the activation link by member number or username, but not by email address', async () => {
    const page = await openRegistration(() => <ResendScreen />);
    await page.type('Member ID or username', 'katherine@mail.example');
    await page.press(send);
    expect(alerts()).toContain('not an email address.');
    await page.type('Member ID or username', '901003');
    await page.press(send);
    expect(screen.getByText(/If 901003 doesn’t have a login yet/)).toBeTruthy();
    expect(page.account.links.sent).toHaveLength(1);
  });
});
