// @vitest-environment jsdom
import { aMailedPass } from '@foyer/core/testing/members';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ServicesOnScreen } from '../../testing/open-services.fake.tsx';
import { MailedPassScreen } from './mailed-pass-screen.tsx';

afterEach(cleanup);

async function open(
  set: ConstructorParameters<typeof ServicesOnScreen>[1] = ({ clubServices }) =>
    void clubServices.mailedPasses.set('token', aMailedPass()),
): Promise<ServicesOnScreen> {
  const page = new ServicesOnScreen(<MailedPassScreen token="token" />, set);
  await page.settle();
  return page;
}

describe('the page of a mailed trial pass', () => {
  it('MB-164 shows the barcode, the name and the days', async () => {
    await open();
    expect(await screen.findByRole('img', { name: 'QR code of pass K7QM-2XAD' })).toBeTruthy();
    for (const text of [
      'Ada Byron',
      'Bryant Park',
      'Saturday, November 21, 2026',
      'Monday, November 23, 2026',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(document.activeElement?.textContent).toBe('3-day trial pass');
  });

  it('MB-164 has no code to show at the front desk after the last day, and leads to the memberships', async () => {
    await open(({ clubServices }) => {
      const pass = aMailedPass();
      const startsOn = pass.startsOn.subtract({ days: 9 });
      const endsOn = pass.endsOn.subtract({ days: 9 });
      clubServices.mailedPasses.set('token', { ...pass, startsOn, endsOn });
    });
    expect(screen.getByText(/^This pass has ended/)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
    expect(screen.queryByText(/front desk/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See memberships' })).toBeTruthy();
  });

  it('MB-164 says that an unknown link doesn’t work', async () => {
    await open(() => undefined);
    expect(document.activeElement?.textContent).toBe('This link doesn’t work');
  });

  it('MB-164 tries again after a failure', async () => {
    const page = await open(({ clubServices }) => {
      clubServices.mailedPasses.set('token', aMailedPass());
      // Strict mode asks twice.
      clubServices.faults.failNext('mailedPass', { kind: 'network' }, { times: 2 });
    });
    await page.press('Try again');
    expect(screen.getByText('Ada Byron')).toBeTruthy();
  });
});
