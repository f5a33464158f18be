// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { FakeAccount } from '../../di/account.fake.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { fill } from '../../testing/on-screen.fake.ts';
import { ServicesOnScreen } from '../../testing/open-services.fake.tsx';
import { FeedbackScreen } from './feedback-screen.tsx';

beforeEach(() => installDialogs(window));
afterEach(cleanup);

const atBryantPark = <FeedbackScreen facilityId="101" />;
const message = 'The mornings are the best part of my day.';

async function open(
  of: JSX.Element = atBryantPark,
  set?: (account: FakeAccount) => void,
): Promise<ServicesOnScreen> {
  const page = new ServicesOnScreen(of, set);
  await page.settle();
  return page;
}

const send = 'Send feedback';
const messageBox = (): HTMLTextAreaElement =>
  screen.getByLabelText(/What would you like the club to know/);
const emailBox = (): HTMLInputElement => screen.getByLabelText(/Email Address/);

describe('the feedback page', () => {
  it('AC-08 HT-55 sends the feedback once to the club in the URL and says thanks', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('radio', { name: 'Very good' }));
    await fill(page.user, messageBox(), message);
    await page.press(send);
    expect(page.account.clubServices.received).toMatchObject([
      { facilityId: '101', rating: 4, message, email: null },
    ]);
    expect(document.activeElement?.textContent).toBe('Thank you');
    expect(screen.getByText('We’ve sent your feedback to Bryant Park.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Bryant Park' }).getAttribute('href')).toBe(
      '/clubs/101',
    );
    await page.user.click(screen.getByRole('button', { name: 'Send more feedback' }));
    expect(messageBox().value).toBe('');
    expect(document.activeElement?.textContent).toBe('Change Club');
  });

  it('PG-258 calls fields optional, but not the checkbox, which may stay empty anyway', async () => {
    await open();
    expect(screen.getByLabelText('Email Address (optional)')).toBeTruthy();
    expect(
      screen.getByRole('checkbox', { name: 'Show my comment with my first name' }),
    ).toBeTruthy();
  });

  it('FM-06 HT-55 says what is missing and links to it', async () => {
    const page = await open(<FeedbackScreen facilityId={null} />);
    await page.press(send);
    const summary = screen.getByRole('alert', { name: /check/ });
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('Club is required.');
    await page.user.click(screen.getByRole('link', { name: /Choose a rating/ }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Excellent' }));
    await page.user.click(screen.getByRole('link', { name: /Club is required/ }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose Location' }));
  });

  it('HT-55 CC-01 lets the visitor choose among all clubs', async () => {
    const page = await open(<FeedbackScreen facilityId={null} />);
    await page.settle();
    await page.user.click(screen.getByRole('button', { name: /Choose Location/ }));
    await page.user.click(await screen.findByRole('button', { name: /^Kensington/ }));
    expect(await screen.findByText('Kensington')).toBeTruthy();
    await page.user.click(screen.getByRole('radio', { name: 'Poor' }));
    await page.press(send);
    expect(page.account.clubServices.received).toMatchObject([{ facilityId: '103', rating: 1 }]);
  });

  it.each(['999', 'abc'])('RT-02 reports the unknown club %s and asks for one', async (id) => {
    await open(<FeedbackScreen facilityId={id} />);
    expect(
      screen.getByText('We couldn’t find that club. Please choose one from the list.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose Location' })).toBeTruthy();
  });

  it('AC-05 HT-55 reports a failed submission once and keeps the input', async () => {
    const page = await open();
    const { faults } = page.account.clubServices;
    faults.failNext('sendFeedback', { kind: 'network' }, { takesEffect: true });
    await page.user.click(screen.getByRole('radio', { name: 'Good' }));
    await fill(page.user, messageBox(), message);
    await page.press(send);
    expect(screen.getByRole('alert').textContent).toContain('We can’t reach our server');
    expect(messageBox().value).toBe(message);
    await page.press(send);
    expect(page.account.clubServices.received).toHaveLength(1);
    expect(screen.getByText('Thank you')).toBeTruthy();
  });

  it('AC-05 HT-55 restores the input after a reload, separately for each club', async () => {
    const page = await open();
    await fill(page.user, messageBox(), message);
    await page.reload(<FeedbackScreen key="again" facilityId="101" />);
    expect(messageBox().value).toBe(message);
    await page.reload(<FeedbackScreen key="other" facilityId="103" />);
    expect(messageBox().value).toBe('');
  });

  it('HT-55 fills in a member’s email address unless they typed another', async () => {
    const page = await open(atBryantPark, (account) => {
      account.signIn();
      account.accounts.faults.delayNext('information', 2_000);
      account.accounts.faults.delayNext('information', 2_000);
    });
    expect(emailBox().value).toBe('');
    await page.settle(2_000);
    expect(emailBox().value).toBe('grace@mail.example');
    cleanup();
    const slow = await open(atBryantPark, (account) => {
      account.signIn();
      account.accounts.faults.delayNext('information', 2_000);
      account.accounts.faults.delayNext('information', 2_000);
    });
    await slow.user.type(emailBox(), 'ada@mail.example');
    await slow.settle(2_000);
    expect(emailBox().value).toBe('ada@mail.example');
  });

  it('FM-03 counts the characters of the message and reports one that is too long', async () => {
    const page = await open();
    await page.user.click(messageBox());
    await page.user.paste('x'.repeat(151));
    expect(screen.getByText('151 of 150 characters')).toBeTruthy();
    await page.user.tab();
    expect(screen.getByText('Use 150 characters or fewer.')).toBeTruthy();
  });
});
