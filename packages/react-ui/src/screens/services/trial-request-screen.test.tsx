// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { fill } from '../../testing/on-screen.fake.ts';
import { ServicesOnScreen } from '../../testing/open-services.fake.tsx';
import { TrialRequestScreen } from './trial-request-screen.tsx';

afterEach(cleanup);

async function open(facilityId = '101'): Promise<ServicesOnScreen> {
  const page = new ServicesOnScreen(<TrialRequestScreen facilityId={facilityId} />);
  await page.settle();
  return page;
}

async function fillForm(page: ServicesOnScreen, email = 'ada@mail.example'): Promise<void> {
  for (const [label, text] of [
    ['First Name', 'Ada'],
    ['Last Name', 'Byron'],
    ['Email Address', email],
    ['Phone Number', '2125550123'],
  ] as const) {
    await fill(page.user, screen.getByLabelText(label), text);
  }
}

describe('the page for a trial pass', () => {
  it('MB-162 sends the details for today at the club of the link, and says where the pass is', async () => {
    const page = await open();
    await fillForm(page);
    expect(screen.getByLabelText<HTMLInputElement>('First Day').value).toBe('2026-11-20');
    await page.press('Send my pass');
    expect(page.account.clubServices.trialMails).toMatchObject([{ to: 'ada@mail.example' }]);
    expect(document.activeElement?.textContent).toBe('Check your email');
    expect(screen.getByText(/^We’ve written to ada@mail\.example\./)).toBeTruthy();
  });

  it('MB-184 says how many days the trial of the club has, and what a day pass costs', async () => {
    const page = await open();
    expect(screen.getByText('Your pass is good for 3 days from this one.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Buy a day pass' });
    expect(link.getAttribute('href')).toBe('/day-pass?facilityId=101');
    expect(screen.getByText(/A day pass is \$45/)).toBeTruthy();
    page.account.dayPasses.faults.failNext('atClub', { kind: 'network' });
    cleanup();
    await open('102');
    expect(screen.getByText(/good for/)).toBeTruthy();
  });

  it('MB-165 says the same to someone who had a pass', async () => {
    const first = await open();
    await fillForm(first);
    await first.press('Send my pass');
    const answer = document.body.textContent;
    cleanup();
    const { clubServices } = first.account;
    const second = new ServicesOnScreen(<TrialRequestScreen facilityId="101" />, (account) => {
      account.clubServices.requestTrial = (request) =>
        clubServices.requestTrial({ ...request, id: 'another' });
    });
    await second.settle();
    await fillForm(second);
    await second.press('Send my pass');
    expect(document.body.textContent).toBe(answer);
    const [mail, again, ...more] = clubServices.trialMails;
    expect([again, more]).toEqual([mail, []]);
  });

  it('MB-162 explains a day that isn’t offered, and keeps what was typed', async () => {
    const page = await open();
    await fillForm(page);
    fireEvent.change(screen.getByLabelText('First Day'), { target: { value: '2027-03-01' } });
    await page.press('Send my pass');
    expect(screen.getAllByText(/Choose a date between/).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ada');
    expect(page.account.clubServices.trialMails).toEqual([]);
  });

  it('MB-163 shows at the club that it has no trial passes', async () => {
    const page = await open();
    await fillForm(page);
    page.account.clubServices.faults.failNext('requestTrial', {
      ...({ kind: 'rejected', status: 422, code: 'INVALID_FIELD' } as const),
      field: 'facilityId',
    });
    await page.press('Send my pass');
    expect(screen.getAllByText(/This club has no trial passes/).length).toBeGreaterThan(0);
  });
});
