// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { fakeFoyer, usedToken } from '../../di/foyer.fake.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { alerts, button } from '../../testing/on-screen.fake.ts';
import { adaAtAcme, openCode, openJoin, openPlans } from '../../testing/open-join.fake.tsx';

beforeAll(() => installDialogs(window));

describe('the plan step', () => {
  it('CJ-10 lists each plan with its type, name, price and note, and the club on the first', async () => {
    await openPlans();
    const radios = screen.getAllByRole('radio');
    expect(radios.map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false]);
    const select = screen.getByRole('radio', { name: 'Select Access $175 a month' });
    const described = (select.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described[0]).toBe('Single club');
    expect(described[1]).toBe('$275 due today: first month $175, initiation $100');
    expect(described[2]).toContain('Normally $205');
    expect(described[3]).toMatch(/^Unlimited access to /);
    expect(screen.getAllByRole('button', { name: 'Change club' })).toHaveLength(1);
  });

  it('MB-06: shows what an employee saves on each plan', async () => {
    await openPlans();
    const savings = screen.getAllByText('You save').map((term) => term.parentElement?.textContent);
    expect(savings).toEqual([
      'You save$30 a month, $510 in the first 12 monthsCompared with the public price',
      'You save$10 a month, $120 in the first 12 monthsCompared with the public price',
    ]);
  });

  it('CJ-11 preselects a single plan', async () => {
    await openPlans({ input: { ...adaAtAcme, company_email: 'ada@globex.example' } });
    expect(screen.getByRole<HTMLInputElement>('radio').checked).toBe(true);
  });

  it('CJ-11 asks for a selection on Purchase without a plan', async () => {
    const page = await openPlans();
    await page.press('Purchase membership');
    expect(alerts()).toContain('Select a membership type above to join.');
    expect(page.foyer.backEnd.purchases.requests).toHaveLength(0);
  });

  it('CJ-11 says that there are no plans and offers another club', async () => {
    const page = await openPlans({ input: { ...adaAtAcme, company_email: 'ada@initech.example' } });
    expect(
      screen.getByText(
        'Your employer does not offer an exclusive membership with this club. Please choose another location.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Purchase membership' })).toBeNull();
    await page.press('Select a club');
    await page.until(() => screen.queryByRole('dialog'));
    expect(screen.getByRole('dialog').textContent).toContain('Choose a club for your membership');
  });

  it('CJ-12 reports plans that fail to load and lets the visitor retry', async () => {
    const page = await openCode();
    page.foyer.corporate.faults.failNext('plans', { kind: 'server-error', status: 500 });
    await page.typeCode(page.mailed);
    await page.until(() => screen.queryByRole('button', { name: 'Try again' }));
    expect(alerts()).toContain(
      'There was an error processing your request. Please try again later.',
    );
    await page.press('Try again');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('CJ-22 reports a purchase that fails to start and keeps the selection', async () => {
    const page = await openPlans();
    await page.user.click(screen.getByRole('radio', { name: /^Select Access/ }));
    page.foyer.products.faults.failNext('createToken', { kind: 'network' });
    await page.press('Purchase membership');
    expect(alerts()).toContain(
      'There was an error processing your request. Please try again later.',
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Select Access/ }).checked).toBe(
      true,
    );
  });

  it('CJ-13 RT-09 leads to the payment application with the token in a cookie', async () => {
    const page = await openPlans();
    await page.user.click(screen.getByRole('radio', { name: /^Select Access/ }));
    await page.press('Purchase membership');
    expect(page.foyer.navigation.loaded).toEqual(['/payment']);
    expect(page.foyer.cookies.read('foyer_product_token')).not.toBeNull();
    expect(page.foyer.backEnd.purchases.requests[0]?.plan.planId).toBe('31');
  });
});

describe('returning from the payment', () => {
  it('CJ-14 shows the member id and its barcode after a payment', async () => {
    const first = await openPlans();
    await first.user.click(screen.getByRole('radio', { name: /^Select Access/ }));
    await first.press('Purchase membership');
    const { foyer } = first;
    const productToken = foyer.cookies.read('foyer_product_token') ?? '';
    const confirmationToken = foyer.backEnd.purchases.pay(productToken);
    await act(() => first.join.enter({ confirmationToken }));
    const [memberId = ''] = foyer.backEnd.purchases.members;
    await first.until(() => screen.queryByText('Welcome, Ada'));
    expect(first.heading.textContent).toBe('Welcome, Ada');
    const card = within(screen.getByRole('region', { name: 'Your membership card' }));
    expect(card.getByText(memberId)).toBeTruthy();
    expect(card.getByRole('img', { name: `Barcode for member ID ${memberId}` })).toBeTruthy();
  });

  it('SJ-07 resends the confirmation email and reports a failure', async () => {
    const page = await openPlans();
    await page.user.click(screen.getByRole('radio', { name: /^Select Access/ }));
    await page.press('Purchase membership');
    const { cookies, backEnd, products } = page.foyer;
    const confirmationToken = backEnd.purchases.pay(cookies.read('foyer_product_token') ?? '');
    await act(() => page.join.enter({ confirmationToken }));
    await page.until(() => screen.queryByText('Welcome, Ada'));
    products.faults.failNext('resendConfirmation', { kind: 'network' });
    await page.press('Resend confirmation email');
    expect(alerts()).toBe('Unable to Resend the Confirmation Email. Please try again');
    await page.press('Resend confirmation email');
    expect(
      screen.getByText('We’ve resent your confirmation email, please check your inbox.'),
    ).toBeTruthy();
  });

  it.each([
    ['cancelled', 'You canceled the payment, so you weren’t charged. Your selection is saved.'],
    ['declined', 'Your payment was declined, so you weren’t charged. You can try another card.'],
  ])('CJ-14 reports at the plans that a payment was %s', async (payment, text) => {
    const page = await openPlans();
    await act(() => page.join.enter({ payment }));
    expect(page.heading.textContent).toBe('Choose your membership');
    expect(screen.getByText(text)).toBeTruthy();
    expect(button('Purchase membership')).toBeTruthy();
  });

  it('CJ-14 reports an unknown token and offers the form', async () => {
    await openJoin({ arrival: { confirmationToken: 'nobody-made-this' } });
    expect(alerts()).toContain('We couldn’t find a payment for this link.');
    expect(button('Get Started')).toBeTruthy();
  });

  it('CJ-14 reports a used token and offers the form', async () => {
    const foyer = fakeFoyer({ path: '/join/corp' });
    const confirmationToken = usedToken(foyer);
    await openJoin({ foyer, arrival: { confirmationToken } });
    expect(screen.getByText(/You’ve already viewed this confirmation/)).toBeTruthy();
    expect(button('Get Started')).toBeTruthy();
  });
});
