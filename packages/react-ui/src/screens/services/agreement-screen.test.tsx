// @vitest-environment jsdom
import { aMember } from '@foyer/core/testing/members';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ServicesOnScreen } from '../../testing/open-services.fake.tsx';
import { AgreementScreen } from './agreement-screen.tsx';

afterEach(cleanup);

async function open(
  set: ConstructorParameters<typeof ServicesOnScreen>[1] = () => undefined,
  agreementId = 'hamptons',
  timeZone = 'America/New_York',
): Promise<ServicesOnScreen> {
  const page = new ServicesOnScreen(
    <AgreementScreen agreementId={agreementId} />,
    (account, foyer) => {
      account.signIn();
      set(account, foyer);
    },
    { timeZone },
  );
  await page.settle();
  return page;
}

const nameBox = (): HTMLInputElement => screen.getByLabelText('Your full name');
const consent = (): HTMLInputElement => screen.getByRole('checkbox');
const signIt = 'Sign agreement';

async function fill(page: ServicesOnScreen): Promise<void> {
  await page.user.type(nameBox(), 'Grace Hopper');
  await page.user.click(consent());
}

describe('the agreement page', () => {
  it('AC-08 HT-44 shows the text to sign and its version', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'The summer club' })).toBeTruthy();
    expect(screen.getByText('Version 4')).toBeTruthy();
    expect(screen.getByText('These are the terms of version 4.')).toBeTruthy();
  });

  it('PR-04: says why an excluded add-on can’t be signed and whom to ask, without a form', async () => {
    await open(({ members }) => members.put(aMember({ addOn: null })));
    expect(screen.getByText(/Your membership doesn’t include this add-on/)).toBeTruthy();
    const ask = screen.getByRole('link', { name: 'Contact your club' });
    expect(ask.getAttribute('href')).toBe('/clubs/101');
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByLabelText('Your full name')).toBeNull();
  });

  it('AC-08 HT-45 says when it was signed, in the visitor’s time zone', async () => {
    const page = await open(undefined, undefined, 'Europe/London');
    await fill(page);
    await page.press(signIt);
    expect(document.activeElement?.textContent).toBe('Signed');
    expect(
      screen.getByText(/^You signed this agreement on November 20, 2026 at \d+:\d\d [AP]M GMT\.$/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: signIt })).toBeNull();
  });

  it('MB-107 shows the agreement that was signed on joining, who signed it, and when', async () => {
    await open(({ agreements, members }) => {
      agreements.joined = {
        agreementId: 'membership',
        version: '7',
        title: 'Membership agreement',
        paragraphs: ['You pay $205 a month.'],
        signedAt: members.clock.now(),
        signedBy: 'Anne Byron',
      };
    }, 'membership');
    expect(screen.getByText('You pay $205 a month.')).toBeTruthy();
    expect(screen.getByText(/^Signed by Anne Byron on November 20, 2026 at/)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('HT-45 FM-06 requires a name and consent for signing', async () => {
    const page = await open();
    await page.press(signIt);
    expect(screen.getByRole('alert', { name: /check/ }).textContent).toContain(
      'Check the box to agree.',
    );
    expect(consent().getAttribute('aria-invalid')).toBe('true');
    expect(page.account.agreements.faults.count('sign')).toBe(0);
  });

  it('HT-45 reports and shows a new version, keeps the name, and asks for consent again', async () => {
    const page = await open(({ agreements }) => {
      agreements.versions = ['1'];
    });
    await fill(page);
    page.account.agreements.versions = ['2', '1'];
    await page.press(signIt);
    expect(document.activeElement?.textContent).toContain('has been updated');
    expect(screen.getByText('Version 2')).toBeTruthy();
    const before = screen.getByRole('link', { name: 'Read version 1 again' });
    expect(before.getAttribute('href')).toBe('/account/agreements/hamptons?version=1');
    expect(nameBox().value).toBe('Grace Hopper');
    expect(consent().checked).toBe(false);
    await page.user.click(consent());
    await page.press(signIt);
    expect(screen.getByText(/^You signed this agreement/)).toBeTruthy();
    expect(screen.queryByText(/has been updated/)).toBeNull();
  });

  it('HT-44 shows an earlier version to read, not to sign, and leads to the current one', async () => {
    const page = new ServicesOnScreen(
      <AgreementScreen agreementId="hamptons" version="1" />,
      (account) => account.signIn(),
    );
    await page.settle();
    expect(screen.getByText('Version 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: signIt })).toBeNull();
    const current = screen.getByRole('link', { name: 'Read the current version' });
    expect(current.getAttribute('href')).toBe('/account/agreements/hamptons');
  });

  it('AC-05 HT-45 keeps the input of a signature that can’t be sent', async () => {
    const page = await open(({ agreements }) => {
      agreements.faults.failNext('sign', { kind: 'server-error', status: 503 });
    });
    await fill(page);
    await page.press(signIt);
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our end');
    expect(nameBox().value).toBe('Grace Hopper');
    expect(consent().checked).toBe(true);
    await page.press(signIt);
    expect(screen.getByText(/^You signed this agreement/)).toBeTruthy();
  });

  it('HT-44 reports an unknown agreement and links to the account', async () => {
    await open(undefined, 'nothing');
    expect(screen.getByRole('alert').textContent).toContain('We can’t find that agreement');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to your account' })).toBeTruthy();
  });

  it('HT-44 does not show another member’s agreement', async () => {
    await open(({ agreements }) => {
      agreements.faults.goDown({ kind: 'rejected', status: 403, code: 'NOT_YOURS', field: null });
    });
    expect(screen.getByRole('alert').textContent).toContain('another member');
  });

  it('HT-44 says whom to ask when the member has no home club', async () => {
    await open(({ members }) => {
      const { profile } = aMember();
      members.put(aMember({ profile: profile && { ...profile, homeFacilityId: null } }));
    });
    expect(screen.getByRole('alert').textContent).toContain('ask the front desk.');
  });

  it('AC-05 retries an agreement that can’t be loaded', async () => {
    const page = await open(({ agreements }) => agreements.faults.goDown());
    page.account.agreements.faults.comeBack();
    await page.press('Try again');
    expect(screen.getByText('Version 4')).toBeTruthy();
  });
});
