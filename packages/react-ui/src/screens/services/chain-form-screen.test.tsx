// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { FakeAccount } from '../../di/account.fake.ts';
import { fill } from '../../testing/on-screen.fake.ts';
import { ServicesOnScreen } from '../../testing/open-services.fake.tsx';
import { ChainFormScreen } from './chain-form-screen.tsx';

afterEach(cleanup);

async function open(
  formId = 'group-visit',
  set?: (account: FakeAccount) => void,
): Promise<ServicesOnScreen> {
  const page = new ServicesOnScreen(<ChainFormScreen formId={formId} />, set);
  await page.settle();
  return page;
}

async function fillForm({ user }: ServicesOnScreen, name: string): Promise<void> {
  await user.type(screen.getByLabelText('Contact name'), name);
  await fill(user, screen.getByLabelText('Email'), 'ada@mail.example');
  await user.click(screen.getByRole('radio', { name: '5 to 10 people' }));
}

describe('a form of the chain', () => {
  it('VA-09 AC-17 asks the configured fields, sends the answers once and says thanks', async () => {
    const page = await open('group-visit', ({ clubServices }) =>
      clubServices.faults.failNext('sendForm', { kind: 'network' }),
    );
    await fillForm(page, 'Ada Byron');
    await page.press('Send');
    expect(screen.getByText(/We can’t reach our server/)).toBeTruthy();
    await page.press('Send');
    expect(page.account.clubServices.answered).toMatchObject([
      { formId: 'group-visit', values: { contact: 'Ada Byron', people: '5-10', notes: '' } },
    ]);
    expect(document.activeElement?.textContent).toBe('Thank you');
    await page.press('Fill out the form again');
    expect(document.activeElement).toBe(screen.getByLabelText('Contact name'));
  });

  it('VA-01 VA-09 holds a label with “name” to the rule for names', async () => {
    const page = await open();
    await fillForm(page, 'Ada 2');
    await page.press('Send');
    const rule = 'Field is required and must be longer than one character.';
    expect(screen.getAllByText(rule, { exact: false }).length).toBeGreaterThan(0);
    expect(page.account.clubServices.answered).toEqual([]);
  });

  it('AC-17 tells its page when there is no such form', async () => {
    const onUnknown = vi.fn<() => void>();
    const page = new ServicesOnScreen(<ChainFormScreen formId="nothing" onUnknown={onUnknown} />);
    await page.settle();
    expect(onUnknown).toHaveBeenCalledOnce();
  });

  it('AC-17 says so when there is no such form, or when it can’t be loaded', async () => {
    await open('nothing');
    expect(screen.getByText(/We can’t find that form/)).toBeTruthy();
    cleanup();
    const page = await open('group-visit', ({ clubServices }) =>
      clubServices.faults.failNext('form', { kind: 'network' }, { times: 2 }),
    );
    await page.press('Try again');
    expect(screen.getByRole('form', { name: 'Plan a group visit' })).toBeTruthy();
  });
});
