// @vitest-environment jsdom
import { handOverToRegistration } from '@foyer/core';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { FakeFoyer } from '../../di/foyer.fake.ts';
import { portTokens } from '../../di/tokens.ts';
import { alerts, button } from '../../testing/on-screen.fake.ts';
import { openRegistration, type OpenRegistration } from '../../testing/open-registration.fake.tsx';
import { RecoverScreen } from './recover-screen.tsx';
import { RegisterScreen } from './register-screen.tsx';
import { ResendScreen } from './resend-screen.tsx';

afterEach(cleanup);

const send = 'Email me the link';

function joined({ sessionStore, clock, container }: FakeFoyer): void {
  const logger = container.get(portTokens.logger);
  const buyer = {
    ...{ firstName: 'Katherine', lastName: 'Johnson', email: 'katherine@mail.example' },
    phone: '2125550123',
  };
  handOverToRegistration({ sessionStore, clock, logger }, { memberId: '901003', buyer });
}

async function fillMember(page: OpenRegistration, lastName = 'Johnson'): Promise<void> {
  await page.type('Member ID', '901003');
  await page.type('Last Name', lastName);
  await page.type('Email Address', 'katherine@mail.example');
}

const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

describe('asking for a login', () => {
  it('AC-08 HT-50 HT-51 a member is told where the link went, how long it is good, and what to do without it', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await fillMember(page);
    await page.press(send);
    const heading = screen.getByRole('heading', { name: 'Look in your email' });
    expect(document.activeElement).toBe(heading);
    expect(
      screen.getByText(/to the email address that your club has for you\. By it/),
    ).toBeTruthy();
    expect(screen.getByText(/48 hours at most/)).toBeTruthy();
    expect(page.account.links.sent).toHaveLength(1);
  });

  it('AC-08 a link is sent again once there was time for it to come, and then it says so', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await fillMember(page);
    await page.press(send);
    await page.press('Send it again');
    expect(page.account.links.sent).toHaveLength(1);
    expect(button('Send it again').getAttribute('aria-disabled')).toBe('true');
    await page.pass(30_000);
    await page.press('Send it again');
    expect(page.account.links.sent).toHaveLength(2);
    expect(screen.getByText(/We sent it again/)).toBeTruthy();
  });

  it('AC-08 past the limit it says when to come back, and a try that failed may be made again at once', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await fillMember(page);
    await page.press(send);
    await page.pass(30_000);
    page.account.registrations.faults.failNext('signUp', {
      kind: 'rate-limited',
      retryAfterMs: 1_200_000,
    });
    await page.press('Send it again');
    expect(alerts()).toContain('in 20 minutes');
    await page.press('Send it again');
    expect(alerts()).toBe('');
  });

  it('HT-50 a number and a name that don’t go together are told at the number, with all that was typed', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await fillMember(page, 'Hopper');
    await page.press(send);
    const box = screen.getByLabelText('Member ID');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(alerts()).toContain('We can’t find a member with this number and last name.');
    expect(valueOf('Email Address')).toBe('katherine@mail.example');
  });

  it('HT-50 who has a login already is led to it, and back to it', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await page.type('Member ID', '901001');
    await page.type('Last Name', 'Hopper');
    await page.type('Email Address', 'grace@mail.example');
    await page.press(send);
    expect(screen.getByText(/You have a login already/)).toBeTruthy();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/login');
    expect(hrefs).toContain('/account/recover');
    expect(page.account.links.sent).toEqual([]);
  });

  it('AC-08 SJ-06 who has just joined types nothing, and is forgotten once the link was asked for', async () => {
    const page = await openRegistration(
      () => <RegisterScreen isMember />,
      (_, foyer) => joined(foyer),
    );
    expect(screen.getByText('We filled in what you joined with.')).toBeTruthy();
    expect(valueOf('Member ID')).toBe('901003');
    await page.press(send);
    expect(page.account.links.sent).toHaveLength(1);
    expect(screen.queryByText('We filled in what you joined with.')).toBeNull();
    await page.press('Enter something else');
    expect(valueOf('Last Name')).toBe('Johnson');
    cleanup();
    expect(page.foyer.sessionStore.read('foyer.new-member')).toBeNull();
  });

  it('HT-51 AC-10 somebody without a membership gets a login, too; the same is said of every address', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await page.user.click(screen.getByRole('radio', { name: 'I have no membership' }));
    await page.type('First Name', 'Ada');
    await page.type('Last Name', 'Byron');
    await page.type('Email Address', 'grace@mail.example');
    await page.press(send);
    expect(screen.getByText(/We sent a link to grace@mail\.example\./)).toBeTruthy();
  });

  it('AC-05 AC-08 what was typed is kept when the call fails, and over a reload', async () => {
    const page = await openRegistration(() => <RegisterScreen />);
    await fillMember(page);
    page.account.registrations.faults.failNext('validateMember', { kind: 'network' });
    await page.press(send);
    expect(alerts()).toContain('We can’t reach our server.');
    expect(valueOf('Member ID')).toBe('901003');
    const kept = page.foyer.sessionStore.read('foyer:draft:register-member') ?? '';
    expect(kept).toContain('901003');
    await page.press(send);
    expect(page.account.links.sent).toHaveLength(1);
    expect(page.foyer.sessionStore.read('foyer:draft:register-member')).toBeNull();
  });
});

describe('getting back in', () => {
  it('AC-08 HT-49 says the same of whoever has an account and of whoever has none', async () => {
    const told = [];
    for (const email of ['grace@mail.example', 'nobody@mail.example']) {
      // oxlint-disable-next-line no-await-in-loop
      const page = await openRegistration(() => <RecoverScreen />);
      // oxlint-disable-next-line no-await-in-loop
      await page.type('Email Address', email);
      // oxlint-disable-next-line no-await-in-loop
      await page.press(send);
      told.push(document.body.textContent.replaceAll(email, '…'));
      cleanup();
    }
    expect(told[0]).toContain('If somebody has an account by …');
    expect(told[1]).toBe(told[0]);
  });

  it('AC-08 HT-54 the activation’s link is sent once more by number or username, not by an address', async () => {
    const page = await openRegistration(() => <ResendScreen />);
    await page.type('Member ID or username', 'katherine@mail.example');
    await page.press(send);
    expect(alerts()).toContain('An email address is neither.');
    await page.type('Member ID or username', '901003');
    await page.press(send);
    expect(screen.getByText(/If 901003 has no login yet/)).toBeTruthy();
    expect(page.account.links.sent).toHaveLength(1);
  });
});
