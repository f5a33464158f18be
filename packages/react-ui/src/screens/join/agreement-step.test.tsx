// @vitest-environment jsdom
import { someJoinTerms } from '@foyer/core/testing';
import { signAgreement } from '@foyer/core/testing/members';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { button } from '../../testing/on-screen.fake.ts';
import { openDetails, type StandardOnScreen } from '../../testing/open-standard-join.fake.tsx';

beforeAll(() => installDialogs(window));

/** The agreement of someone who has chosen a plan and entered their details. */
async function open(
  prepare: (foyer: ReturnType<typeof fakeFoyer>) => void = () => undefined,
): Promise<StandardOnScreen> {
  const foyer = fakeFoyer({ path: '/join/step1/101' });
  foyer.backEnd.joinTerms = someJoinTerms;
  prepare(foyer);
  const page = await openDetails({ foyer });
  await page.enter();
  await page.press('Next');
  await page.until(() => screen.queryByRole('heading', { name: 'Read and sign' }));
  return page;
}

const born = (day: string): void => {
  fireEvent.change(screen.getByLabelText('Birth Date'), { target: { value: day } });
};
const purchases = ({ foyer }: StandardOnScreen) => foyer.backEnd.purchases.requests;

describe('the agreement before paying', () => {
  it('MB-100 UI-02 shows the whole text in a region that takes the focus, and prints it', async () => {
    const page = await open();
    const region = screen.getByRole('region', { name: 'Membership agreement' });
    expect(region.tabIndex).toBe(0);
    expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    let printed = 0;
    window.print = () => {
      printed += 1;
    };
    await page.press('Print agreement');
    expect(printed).toBe(1);
  });

  it('MB-101 FM-06 VL-64 says what is missing, and a press shows where', async () => {
    const page = await open();
    expect(
      screen.getByText('Still needed: Birth Date, Your full name, your agreement'),
    ).toBeTruthy();
    await page.press('Continue to checkout');
    expect(document.activeElement?.textContent).toContain('Birth Date is required.');
    await page.user.click(screen.getByRole('link', { name: /Check the box/ }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(purchases(page)).toHaveLength(0);
  });

  it('MB-101 a name and a check lead to the checkout, with the amount beside the button', async () => {
    const page = await open();
    born('1990-12-10');
    await page.user.type(screen.getByLabelText('Your full name'), 'Ada Byron');
    await page.user.click(screen.getByRole('checkbox'));
    expect(screen.getByText(/^Select Access: \$\d+ due today$/)).toBeTruthy();
    expect(button('Continue to checkout').getAttribute('aria-disabled')).toBeNull();
    await page.press('Continue to checkout');
    expect(purchases(page)).toMatchObject([{ answers: { signed: { signature: 'Ada Byron' } } }]);
  });

  it('MB-102 a newer text takes the focus to the reason, keeps the name and asks again', async () => {
    const page = await open();
    act(() => signAgreement(page.join));
    const { agreement } = someJoinTerms;
    page.foyer.backEnd.joinTerms = {
      ...someJoinTerms,
      agreement: agreement && { ...agreement, version: '2026-12' },
    };
    await page.press('Continue to checkout');
    await page.until(() => screen.queryByText(/^Version 2026-12/));
    expect(document.activeElement?.textContent).toContain('The agreement has changed');
    expect(screen.getByLabelText<HTMLInputElement>('Your full name').value).toBe('Ada Byron');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('MB-105 says that the agreement didn’t load, and loads it again', async () => {
    const page = await open(({ products }) =>
      products.faults.failNext('joinTerms', { kind: 'network' }),
    );
    expect(screen.queryByRole('form')).toBeNull();
    await page.press('Try again');
    await page.until(() => screen.queryByRole('region', { name: 'Membership agreement' }));
  });

  it('MB-111 asks a minor for a guardian, and says that the guardian signs', async () => {
    await open();
    born('2009-05-05');
    expect(screen.getByLabelText('Guardian’s name')).toBeTruthy();
    expect(screen.getByLabelText('Guardian’s email')).toBeTruthy();
    expect(screen.getByLabelText('Guardian’s signature')).toBeTruthy();
    expect(screen.queryByLabelText('Your full name')).toBeNull();
  });

  it('MB-113 offers a visit to someone who is too young', async () => {
    const page = await open();
    born('2014-05-05');
    expect(screen.queryByText(/16 or older/)).toBeNull();
    fireEvent.blur(screen.getByLabelText('Birth Date'));
    expect(screen.getByText(/^You have to be 16 or older to join online\./)).toBeTruthy();
    await page.press('Schedule a visit');
    expect(page.foyer.navigation.current()).toContain('/inquiry/schedule-your-visit');
  });
});
