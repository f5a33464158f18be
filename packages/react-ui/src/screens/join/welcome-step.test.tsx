// @vitest-environment jsdom
import { readRegistrationHandoff } from '@foyer/core/registration';
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { fakeFoyer, usedToken } from '../../di/foyer.fake.ts';
import { portTokens } from '../../di/tokens.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { alerts, button } from '../../testing/on-screen.fake.ts';
import {
  openDetails,
  openMembership,
  openStandardJoin,
} from '../../testing/open-standard-join.fake.tsx';

beforeAll(() => installDialogs(window));

const resend = 'Resend confirmation email';

describe('step 3/3', () => {
  it('SJ-06 SJ-09 PG-240 fills the barcode and member id into the content, and shows them with the club on a ticket', async () => {
    const page = await openMembership();
    const { memberId, barcode } = page.join.getSnapshot().state.confirmation ?? {};
    expect(screen.getByText('Your membership')).toBeTruthy();
    expect(page.heading.textContent).toBe('You’re in, Ada');
    expect(screen.getByText('From today Bryant Park is your club.')).toBeTruthy();
    expect(screen.getByText(`Member ${memberId}`)).toBeTruthy();
    expect(screen.getByText(`Barcode ${barcode}`)).toBeTruthy();
    const card = within(screen.getByRole('region', { name: 'Your membership card' }));
    expect(card.getByRole('img', { name: `Barcode for member ID ${memberId}` })).toBeTruthy();
    const club = within(screen.getByRole('region', { name: 'Your club' }));
    expect(club.getByText('Bryant Park')).toBeTruthy();
  });

  it('MB-30 shows the receipt with the next bill, and what to do next', async () => {
    await openMembership();
    const receipt = within(screen.getByRole('region', { name: 'Your receipt' }));
    const facts = receipt.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      '$405with Visa',
      '$205 on December 20, 2026, then each month',
      expect.stringMatching(/-1$/),
    ]);
    const next = within(screen.getByRole('region', { name: 'What’s next' }));
    expect(next.getByRole('link', { name: '212-555-0101' }).getAttribute('href')).toBe(
      'tel:+12125550101',
    );
    expect(next.getByRole('link', { name: 'invite them to visit' })).toBeTruthy();
  });

  it('MB-30 offers no call at a club without a telephone', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    foyer.backEnd.clubs = foyer.backEnd.clubs.map((club) => ({ ...club, phoneNumber: '' }));
    await openMembership({ foyer });
    expect(screen.getByRole('region', { name: 'What’s next' })).toBeTruthy();
    expect(document.querySelector('[href^="tel:"]')).toBeNull();
  });

  it('PG-119 shows the opening hours of the club, and goes without them', async () => {
    await openMembership();
    const hours = within(await screen.findByRole('region', { name: 'Opening hours' }));
    expect(hours.getByText('7:00 AM to 1:00 PM')).toBeTruthy();
    expect(hours.getByText('Thanksgiving Day')).toBeTruthy();
    cleanup();
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    foyer.clubProfiles.faults.goDown();
    const page = await openMembership({ foyer });
    expect(page.heading.textContent).toBe('You’re in, Ada');
    expect(screen.queryByRole('region', { name: 'Opening hours' })).toBeNull();
  });

  it('MB-31 leaves without a question, because a member loses nothing', async () => {
    const page = await openMembership();
    await page.user.click(screen.getByRole('link', { name: 'Exit' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.foyer.navigation.current()).toBe('/memberbenefits');
  });

  it('SJ-06 shows the club’s picture next to the step, or below the card on narrow screens', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    const imageUrl = '/media/photos/101/pool-960.jpg';
    foyer.backEnd.clubs = foyer.backEnd.clubs.map((club) => ({ ...club, imageUrl }));
    await openMembership({ foyer });
    const places = [...document.querySelectorAll(`img[src="${imageUrl}"]`)].map(
      (picture) => picture.closest('picture')?.parentElement?.className,
    );
    expect(places).toEqual(['foyer-step__art', 'foyer-welcome__art']);
  });

  it('SJ-06 shows the default copy without the content service', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    foyer.joinContent.faults.goDown({ kind: 'network' });
    const page = await openMembership({ foyer });
    expect(page.heading.textContent).toBe('Welcome, Ada');
    expect(screen.getByRole('link', { name: 'Activate your online account' })).toBeTruthy();
  });

  it('SJ-06 links to account activation and back home', async () => {
    await openMembership();
    const hrefOf = (name: string): string | null =>
      screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Activate')).toBe('/account/activate');
    expect(hrefOf('Back to home')).toBe('/');
  });

  it('AC-08 SJ-06 hands the new member over to the account page without revealing them in the URL', async () => {
    const page = await openMembership();
    const { sessionStore, clock, container } = page.foyer;
    const logger = container.get(portTokens.logger);
    const { memberId, buyer } = page.join.getSnapshot().state.confirmation ?? {};
    const link = screen.getByRole('link', { name: 'Activate' });
    link.addEventListener('click', (event) => event.preventDefault());
    await act(async () => link.click());
    expect(readRegistrationHandoff({ sessionStore, clock, logger })).toEqual({
      memberId,
      lastName: buyer?.lastName,
    });
  });

  it('SJ-07 resends the email and announces it', async () => {
    const page = await openMembership();
    await page.press(resend);
    const said = screen
      .getAllByRole('status')
      .find(({ textContent }) => textContent.includes('resent'));
    expect(said?.textContent).toBe(
      'We’ve resent your confirmation email, please check your inbox.',
    );
    expect(button(resend)).toBeTruthy();
  });

  it('SJ-07 reports a failed email, which can be sent again', async () => {
    const page = await openMembership();
    page.foyer.products.faults.failNext('resendConfirmation', { kind: 'network' });
    await page.press(resend);
    expect(alerts()).toBe('Unable to Resend the Confirmation Email. Please try again');
    await page.press(resend);
    expect(alerts()).toBe('');
    expect(screen.getByText(/resent your confirmation email/)).toBeTruthy();
  });

  it('HT-15 says when to come back after too many emails', async () => {
    const page = await openMembership();
    page.foyer.products.faults.failNext('resendConfirmation', {
      kind: 'rate-limited',
      retryAfterMs: 1_200_000,
    });
    await page.press(resend);
    expect(alerts()).toContain('20 minutes');
  });

  it('SJ-07 shows progress in the button during sending and ignores a second press', async () => {
    const page = await openMembership();
    page.foyer.products.faults.delayNext('resendConfirmation', 3_000);
    await page.press(resend);
    await page.press('Sending the email…');
    await page.pass(3_000);
    expect(page.foyer.products.faults.count('resendConfirmation')).toBe(1);
  });
});

describe('returning from the payment', () => {
  it('SJ-05 CJ-14 reports a confirmation that can’t be loaded and lets the visitor retry', async () => {
    const page = await openDetails();
    await page.enter();
    await page.press('Next');
    const { foyer } = page;
    const confirmationToken = foyer.backEnd.purchases.pay(
      foyer.cookies.read('foyer_product_token') ?? '',
    );
    foyer.products.faults.failNext('details', { kind: 'network' });
    await act(() => page.join.enter({ step: 2, confirmationToken }));
    await page.pass();
    expect(page.heading.textContent).toBe('Setting up your membership');
    expect(alerts()).toContain('There was an error processing your request.');
    await page.press('Try again');
    await page.until(() => screen.queryByText('Your membership'));
    expect(page.heading.textContent).toBe('You’re in, Ada');
    expect(document.activeElement).toBe(page.heading);
  });

  it('SJ-05 CJ-14 reports an unknown token and offers the plans', async () => {
    await openStandardJoin({
      arrival: { step: 2, facilityId: '101', confirmationToken: 'nobody-made-this' },
    });
    expect(alerts()).toContain('We couldn’t find a payment for this link.');
    expect(button('Continue')).toBeTruthy();
  });

  it('SJ-05 CJ-14 reports a used token and offers the plans', async () => {
    const foyer = fakeFoyer({ path: '/join/step3/101' });
    const confirmationToken = usedToken(foyer);
    await openStandardJoin({ foyer, arrival: { step: 2, facilityId: '101', confirmationToken } });
    expect(screen.getByText(/You’ve already viewed this confirmation/)).toBeTruthy();
    expect(button('Continue')).toBeTruthy();
  });
});
