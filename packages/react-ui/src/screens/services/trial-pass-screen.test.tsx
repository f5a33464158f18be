// @vitest-environment jsdom
import { aTrialPass } from '@foyer/core/testing';
import { cleanup, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { FakeFoyerOptions } from '../../di/foyer.fake.ts';
import { ServicesOnScreen } from '../../testing/open-services.fake.tsx';
import { TrialPassScreen } from './trial-pass-screen.tsx';
import type { PassAddress } from './use-trial-pass.ts';

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
const unknownPass = /We found no pass with this code at this club/;

describe('the trial pass page', () => {
  it('AC-08 HT-47 a code that was typed becomes the pass, and its address', async () => {
    const page = await open({ facilityId: '101', code: '' });
    await page.user.type(codeBox(), ' try-7');
    await page.press('Show the pass');
    expect(found.mock.calls).toEqual([[{ facilityId: '101', code: 'TRY-7' }]]);
    page.show(at({ facilityId: '101', code: 'TRY-7' }));
    expect(document.activeElement?.textContent).toBe('A week with us');
    expect(page.account.clubServices.faults.count('trialPass')).toBe(1);
  });

  it('HT-47 the pass says all that a desk wants to see, and leads to a visit there', async () => {
    await open({ facilityId: '101', code: 'TRY-7' });
    for (const words of [
      'TRY-7',
      '7 days in a row, from your first visit',
      'Thursday, December 31, 2026',
      'Bryant Park',
      'Seven days in a row, once a person.',
    ]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: 'Book a first visit' }).getAttribute('href')).toBe(
      '/inquiry/schedule-your-visit?facilityId=101',
    );
    expect(screen.queryByText(/at the club, /)).toBeNull();
  });

  it('HT-47 UI-04 to who is elsewhere it says that the day ends where the club is', async () => {
    await open({ facilityId: '101', code: 'TRY-7' }, undefined, { timeZone: 'Europe/London' });
    expect(screen.getByText('The end of that day at the club, EST')).toBeTruthy();
  });

  it('HT-47 today is the club’s', async () => {
    await open(
      { facilityId: '101', code: 'TRY-7' },
      (account, { clock }) => {
        const today = clock.now().toZonedDateTimeISO('America/New_York').toPlainDate();
        account.clubServices.passes = [aTrialPass({ takeUpBy: today, days: 1 })];
      },
      { timeZone: 'Asia/Tokyo' },
    );
    expect(screen.getByText(/^Today, /)).toBeTruthy();
    expect(screen.getByText('One day, from your first visit')).toBeTruthy();
  });

  it.each([
    ['nobody gave out', { facilityId: '101', code: 'TRY-8' }],
    ['is for another club', { facilityId: '103', code: 'TRY-7' }],
  ])('HT-47 a code of the address that %s is told, and stays to be changed', async (_, address) => {
    const page = await open(address);
    expect(screen.getByRole('alert').textContent).toMatch(unknownPass);
    expect(codeBox().value).toBe(address.code);
    expect(page.account.clubServices.faults.count('trialPass')).toBeGreaterThan(0);
  });

  it('HT-47 one that was typed is told at its box, and stays', async () => {
    const page = await open({ facilityId: '101', code: '' });
    await page.user.type(codeBox(), 'TRY-8');
    await page.press('Show the pass');
    expect(codeBox().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(unknownPass).length).toBeGreaterThan(0);
    expect(codeBox().value).toBe('TRY-8');
    expect(found).not.toHaveBeenCalled();
  });

  it('HT-47 a pass that has ended is told as such', async () => {
    await open({ facilityId: '101', code: 'TRY-7' }, (_account, { clock }) => {
      clock.advance(60 * 24 * 3_600_000);
    });
    expect(screen.getByRole('alert').textContent).toMatch(/This pass has ended/);
  });

  it('AC-05 a pass that can not be looked up is asked for again on asking, its code kept', async () => {
    const page = await open({ facilityId: '101', code: 'TRY-7' }, ({ clubServices }) => {
      clubServices.faults.goDown({ kind: 'server-error', status: 503 });
    });
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our side');
    expect(codeBox().value).toBe('TRY-7');
    page.account.clubServices.faults.comeBack();
    await page.press('Try again');
    expect(screen.getByText('A week with us')).toBeTruthy();
  });

  it('HT-47 back from the pass, its code and club are still there', async () => {
    const page = await open({ facilityId: '101', code: 'TRY-7' });
    page.show(at(nothing));
    expect(codeBox().value).toBe('TRY-7');
    expect(screen.getByText('Bryant Park')).toBeTruthy();
  });

  it('AC-05 HT-47 a code that was typed is there again after a reload', async () => {
    const page = await open(nothing);
    await page.user.type(codeBox(), 'TRY-');
    await page.reload(<TrialPassScreen key="again" address={nothing} onFound={found} />);
    expect(codeBox().value).toBe('TRY-');
  });

  it('HT-47 without the list of clubs the pass stands all the same', async () => {
    await open({ facilityId: '101', code: 'TRY-7' }, (_account, { clubs }) => {
      clubs.faults.goDown();
    });
    expect(screen.getByText('Thursday, December 31, 2026')).toBeTruthy();
    expect(screen.queryByText('Bryant Park')).toBeNull();
  });
});
