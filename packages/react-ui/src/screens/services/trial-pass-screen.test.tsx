// @vitest-environment jsdom
import { aTrialPass } from '@foyer/core/testing/members';
import { cleanup, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { FakeFoyerOptions } from '../../di/foyer.fake.ts';
import { ServicesOnScreen } from '../../testing/open-services.fake.tsx';
import { type PassAddress, TrialPassScreen } from './trial-pass-screen.tsx';

afterEach(cleanup);

const nothing: PassAddress = { facilityId: '', code: '' };
const found = vi.fn<(address: PassAddress) => void>();

const at = (address: PassAddress): JSX.Element => (
  <TrialPassScreen address={address} onFound={found} />
);

async function open(
  address: PassAddress,
  set?: ConstructorParameters<typeof ServicesOnScreen>[1],
  options?: FakeFoyerOptions<ServicesOnScreen['foyer']['clock']>,
): Promise<ServicesOnScreen> {
  found.mockClear();
  const page = new ServicesOnScreen(at(address), set, options);
  await page.settle();
  return page;
}

const codeBox = (): HTMLInputElement => screen.getByLabelText('Pass code');
const unknownPass = /We can’t find that pass at this club/;

describe('the trial pass page', () => {
  it('AC-08 HT-47 shows the pass for a typed code and puts it into the URL', async () => {
    const page = await open({ facilityId: '101', code: '' });
    await page.user.type(codeBox(), ' try-7');
    await page.press('View my pass');
    expect(found.mock.calls).toEqual([[{ facilityId: '101', code: 'TRY-7' }]]);
    page.show(at({ facilityId: '101', code: 'TRY-7' }));
    expect(document.activeElement?.textContent).toBe('A week with us');
    expect(page.account.clubServices.faults.count('trialPass')).toBe(1);
  });

  it('HT-47 PG-240 shows what the front desk needs, with its code to scan, and links to booking a visit there', async () => {
    await open({ facilityId: '101', code: 'TRY-7' });
    for (const texts of [
      'TRY-7',
      '7 consecutive days from your first visit',
      'Thursday, December 31, 2026',
      'Bryant Park',
      'Seven days in a row, once a person.',
    ]) {
      expect(screen.getByText(texts)).toBeTruthy();
    }
    expect(screen.getByRole('img', { name: 'QR code of pass TRY-7' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book your first visit' }).getAttribute('href')).toBe(
      '/inquiry/schedule-your-visit?facilityId=101',
    );
    expect(screen.queryByText(/at the club, /)).toBeNull();
  });

  it('PG-275 keeps the ticket that came with the page until the pass is there', async () => {
    const page = new ServicesOnScreen(
      <TrialPassScreen
        address={{ facilityId: '101', code: 'TRY-7' }}
        waiting={<p>A ticket</p>}
        onFound={found}
      />,
    );
    expect(screen.getByText('A ticket')).toBeTruthy();
    await page.settle();
    expect(screen.queryByText('A ticket')).toBeNull();
    expect(screen.getByText('TRY-7')).toBeTruthy();
  });

  it('HT-47 UI-04 tells a visitor elsewhere that the last day counts in the club’s time zone', async () => {
    await open({ facilityId: '101', code: 'TRY-7' }, undefined, { timeZone: 'Europe/London' });
    expect(screen.getByText('Through the end of that day, EST')).toBeTruthy();
  });

  it('HT-47 uses the club’s date for today', async () => {
    await open(
      { facilityId: '101', code: 'TRY-7' },
      (account, { clock }) => {
        const today = clock.now().toZonedDateTimeISO('America/New_York').toPlainDate();
        account.clubServices.passes = [aTrialPass({ takeUpBy: today, days: 1 })];
      },
      { timeZone: 'Asia/Tokyo' },
    );
    expect(screen.getByText(/^Today, /)).toBeTruthy();
    expect(screen.getByText('1 day from your first visit')).toBeTruthy();
  });

  it.each([
    ['is unknown', { facilityId: '101', code: 'TRY-8' }],
    ['is for another club', { facilityId: '103', code: 'TRY-7' }],
  ])('HT-47 reports a code in the URL that %s and keeps it for correction', async (_, address) => {
    const page = await open(address);
    expect(screen.getByRole('alert').textContent).toMatch(unknownPass);
    expect(codeBox().value).toBe(address.code);
    expect(page.account.clubServices.faults.count('trialPass')).toBeGreaterThan(0);
  });

  it('HT-47 reports a wrong code at its field and keeps it', async () => {
    const page = await open({ facilityId: '101', code: '' });
    await page.user.type(codeBox(), 'TRY-8');
    await page.press('View my pass');
    expect(codeBox().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(unknownPass).length).toBeGreaterThan(0);
    expect(codeBox().value).toBe('TRY-8');
    expect(found).not.toHaveBeenCalled();
  });

  it('HT-47 says that a pass has expired', async () => {
    await open({ facilityId: '101', code: 'TRY-7' }, (_account, { clock }) => {
      clock.advance(60 * 24 * 3_600_000);
    });
    expect(screen.getByRole('alert').textContent).toMatch(/This pass has expired/);
  });

  it('AC-05 keeps the code of a pass that can’t be loaded and lets the visitor retry', async () => {
    const page = await open({ facilityId: '101', code: 'TRY-7' }, ({ clubServices }) => {
      clubServices.faults.goDown({ kind: 'server-error', status: 503 });
    });
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our end');
    expect(codeBox().value).toBe('TRY-7');
    page.account.clubServices.faults.comeBack();
    await page.press('Try again');
    expect(screen.getByText('A week with us')).toBeTruthy();
  });

  it('HT-47 keeps the code and the club when the visitor returns from the pass', async () => {
    const page = await open({ facilityId: '101', code: 'TRY-7' });
    page.show(at(nothing));
    expect(codeBox().value).toBe('TRY-7');
    expect(screen.getByText('Bryant Park')).toBeTruthy();
  });

  it('AC-05 HT-47 restores a typed code after a reload', async () => {
    const page = await open(nothing);
    await page.user.type(codeBox(), 'TRY-');
    await page.reload(<TrialPassScreen key="again" address={nothing} onFound={found} />);
    expect(codeBox().value).toBe('TRY-');
  });

  it('HT-47 shows the pass even if the clubs can’t be loaded', async () => {
    await open({ facilityId: '101', code: 'TRY-7' }, (_account, { clubs }) => {
      clubs.faults.goDown();
    });
    expect(screen.getByText('Thursday, December 31, 2026')).toBeTruthy();
    expect(screen.queryByText('Bryant Park')).toBeNull();
  });
});
