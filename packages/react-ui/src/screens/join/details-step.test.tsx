// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { alerts, button } from '../../testing/on-screen.fake.ts';
import { fakeFoyer } from '../../di/foyer.fake.ts';
import { openDetails, openStandardJoin } from '../../testing/open-standard-join.fake.tsx';

beforeAll(() => installDialogs(window));

const order = (): string[] =>
  within(screen.getByRole('region', { name: 'Your membership' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('step 2/3', () => {
  it('SJ-04 requires name, email and phone, and offers text messages', async () => {
    await openDetails();
    expect(screen.getByText('Step 2 of 3 ·')).toBeTruthy();
    expect(
      screen
        .getAllByRole('textbox')
        .map((box) => [
          (box as HTMLInputElement).labels?.[0]?.textContent,
          box.getAttribute('aria-required'),
        ]),
    ).toEqual([
      ['First Name', 'true'],
      ['Last Name', 'true'],
      ['Email Address', 'true'],
      ['Phone Number', 'true'],
    ]);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('SJ-04 asks about the newsletter only at clubs that ask for it', async () => {
    const page = await openDetails();
    await page.chooseClub('103');
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await page.chooseClub('101');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('SJ-04 enables Next once everything is filled in, and until then says what is missing', async () => {
    const page = await openDetails();
    expect(button('Next').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/^Still needed: First Name, Last Name, /)).toBeTruthy();
    await page.enter();
    expect(button('Next').getAttribute('aria-disabled')).toBeNull();
    expect(
      screen.getByText('You’ll pay on our secure checkout page, then come back here.'),
    ).toBeTruthy();
    await page.enter({ email_address: 'ada' });
    expect(button('Next').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Still needed: Email Address')).toBeTruthy();
  });

  it('SJ-04 FM-06 shows a summary that takes the focus and links to each field when pressed too early', async () => {
    const page = await openDetails();
    await page.enter({ first_name: 'Ada', last_name: 'Byron', phone_number: '2125550123' });
    await page.press('Next');
    expect(document.activeElement?.textContent).toContain(
      'Please check that all fields contain valid values.',
    );
    await page.user.click(screen.getByRole('link', { name: /^Email/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email Address'));
    expect(page.foyer.backEnd.leads).toHaveLength(0);
  });

  it('SJ-04 PL-04 shows the amount due today, later payments and the commitment', async () => {
    await openDetails();
    const summary = screen.getByRole('region', { name: 'Your membership' });
    expect(summary.textContent).toContain('Select Access');
    expect(summary.textContent).toContain('At Bryant Park');
    expect(summary.textContent).toContain('12-month minimum.');
    expect(order()).toEqual([
      '$205',
      '$300',
      '−$100',
      '$405',
      '$205 a month from December 20, 2026',
      'November 20, 2026',
    ]);
  });

  it('SJ-04 PL-04 names no minimum for a membership without a commitment', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    const { clubPlans } = foyer.backEnd;
    const plans = clubPlans.at.bind(clubPlans);
    clubPlans.at = (club) =>
      plans(club).map((plan) => ({ ...plan, cost: { ...plan.cost, commitmentMonths: 0 } }));
    const page = await openStandardJoin({ foyer });
    expect(screen.queryByText(/commitment$/)).toBeNull();
    await page.toDetails();
    const summary = screen.getByRole('region', { name: 'Your membership' });
    expect(summary.textContent).not.toContain('minimum');
  });

  it('PR-03: in a presale, names the opening day, what is due today, and when the monthly fee begins', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    foyer.backEnd.clubs = foyer.backEnd.clubs.map((club) => ({ ...club, status: 'presale' }));
    const page = await openStandardJoin({ foyer });
    const card = screen.getByRole('radio', { name: /^Select/ });
    expect(
      document.getElementById(card.getAttribute('aria-describedby')?.split(' ')[2] ?? '')
        ?.textContent,
    ).toContain('First $205 on March 1, 2027, when the club opens');
    await page.toDetails();
    expect(order()).toEqual([
      '$300',
      '−$100',
      '$200',
      '$205 a month from March 1, 2027',
      'March 1, 2027',
    ]);
    const summary = screen.getByRole('region', { name: 'Your membership' });
    expect(summary.textContent).toContain('Bryant Park opens on March 1, 2027.');
  });

  it('PL-05 shows the club’s amounts and updates them with the club', async () => {
    const page = await openDetails();
    await page.chooseClub('103');
    expect(order()).toEqual([
      '£205',
      '£300',
      '−£100',
      '£405',
      '£205 a month from December 20, 2026',
      'November 20, 2026',
    ]);
    await page.chooseClub('104');
    expect(order()[3]).toBe('CA$405');
    await page.chooseClub('101');
    expect(order()[3]).toBe('$405');
  });

  it('SJ-04 lets the visitor change the membership and keeps the details', async () => {
    const page = await openDetails();
    await page.enter();
    await page.press('Change the membership');
    expect(page.heading.textContent).toBe('Choose your membership');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Select/ }).checked).toBe(true);
    await page.toDetails(/^Regional/);
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ada');
    expect(order()[3]).toBe('$435');
  });

  it('SJ-05 RT-09 records the lead once on Next and leads to the payment, with the token in a cookie', async () => {
    const page = await openDetails();
    await page.enter();
    await page.press('Next');
    expect(page.foyer.navigation.loaded).toEqual(['/payment']);
    expect(page.foyer.cookies.read('foyer_product_token')).not.toBeNull();
    expect(page.foyer.backEnd.leads).toHaveLength(1);
  });

  it.each([
    [
      'the lead could not be saved',
      'lead',
      "An error has occurred. If you've just shared your email address with us",
    ],
    ['the purchase could not be started', 'token', 'There was an error processing your request.'],
  ])('SJ-05 says that %s, and keeps everything', async (_what, broken, text) => {
    const page = await openDetails();
    await page.enter();
    if (broken === 'lead') page.foyer.leads.faults.failNext('create', { kind: 'network' });
    else page.foyer.products.faults.failNext('createToken', { kind: 'network' });
    await page.press('Next');
    expect(alerts()).toContain(text);
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ada');
    expect(page.foyer.navigation.loaded).toEqual([]);
    await page.press('Next');
    expect(page.foyer.navigation.loaded).toEqual(['/payment']);
    expect(page.foyer.backEnd.leads).toHaveLength(1);
  });

  it.each([
    ['cancelled', 'You canceled the payment, so you weren’t charged. Your selection is saved.'],
    ['declined', 'Your payment was declined, so you weren’t charged. You can try another card.'],
  ])('SJ-05 reports above the unchanged order that a payment was %s', async (payment, text) => {
    const page = await openDetails();
    await page.enter();
    await page.press('Next');
    await act(() => page.join.enter({ step: 1, facilityId: '101', payment }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(order()[3]).toBe('$405');
    expect(button('Next').getAttribute('aria-disabled')).toBeNull();
  });
});
