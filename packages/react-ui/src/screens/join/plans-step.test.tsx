// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { giveDialogsTo } from '../../testing/dialog-in-jsdom.fake.ts';
import { alerts, button } from '../../testing/on-screen.fake.ts';
import { openStandardJoin } from '../../testing/open-standard-join.fake.tsx';

beforeAll(() => giveDialogsTo(window));

const radios = (): HTMLInputElement[] => screen.getAllByRole<HTMLInputElement>('radio');

/** All that is told of a plan besides its name and price. */
function toldOf(radio: HTMLElement): string {
  return (radio.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');
}

describe('step 1/3', () => {
  it('SJ-01 SJ-08 PL-04 each plan has its reach, its price, what is due today, its notes and the commitment', async () => {
    const page = await openStandardJoin();
    expect(screen.getByText('Step 1/3')).toBeTruthy();
    expect(page.heading.textContent).toBe('Choose your membership');
    expect(radios().map((radio) => radio.checked)).toEqual([false, false]);
    const select = screen.getByRole('radio', { name: 'Select Access $205 a month' });
    expect(toldOf(select)).toBe(
      'Single club | $405 due today | Normally $23512-mo commitment | Unlimited access to Bryant Park.',
    );
    expect(toldOf(screen.getByRole('radio', { name: /^Regional Access/ }))).toContain(
      'Multiple clubs | $435 due today',
    );
  });

  it('SJ-01 the plan that clubs sell to nobody is not there', async () => {
    await openStandardJoin();
    expect(screen.queryByText('House Account')).toBeNull();
  });

  it('SJ-01 PL-06 a promotion is told with its plan', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    foyer.backEnd.clubPlans.offers = foyer.backEnd.clubPlans.offers.map((offer) => ({
      ...offer,
      promotion: offer.id === '15' ? 'No initiation until December.' : null,
    }));
    await openStandardJoin({ foyer });
    expect(toldOf(screen.getByRole('radio', { name: /^Select/ }))).toContain(
      'Offer: No initiation until December.',
    );
    expect(toldOf(screen.getByRole('radio', { name: /^Regional/ }))).not.toContain('December');
  });

  it('SJ-01 UI-02 the plans are one group of radio buttons, for the arrow keys too', async () => {
    const page = await openStandardJoin();
    await page.choose(/^Select Access/);
    await page.user.keyboard('{ArrowDown}');
    expect(radios().map((radio) => radio.checked)).toEqual([false, true]);
    expect(document.activeElement).toBe(radios()[1]);
  });

  it.each([true, false])(
    'UI-02 the first heading takes the focus after another page of the site (%s), and not when the page was loaded',
    async (takesFocus) => {
      const page = await openStandardJoin({ takesFocus });
      expect(document.activeElement === page.heading).toBe(takesFocus);
      expect(radios()).toHaveLength(2);
    },
  );

  it('SJ-01 Continue without a plan says to select one, and with one leads to the details', async () => {
    const page = await openStandardJoin();
    expect(button('Continue').getAttribute('aria-disabled')).toBe('true');
    await page.press('Continue');
    expect(alerts()).toContain('Select a membership type above to join.');
    await page.choose(/^Regional/);
    expect(alerts()).toBe('');
    await page.press('Continue');
    await page.until(() => screen.queryByText('Step 2/3'));
    expect(document.activeElement).toBe(page.heading);
    expect(document.title).toBe('Who is joining? | Foyer');
  });

  it('SJ-01 another club is chosen in the dialog, and its plans take the place of the others', async () => {
    const page = await openStandardJoin();
    await page.choose(/^Select Access/);
    await page.press('Change Club');
    await page.until(() => screen.queryByRole('button', { name: /^Kensington/ }));
    expect(screen.getByRole('dialog').textContent).toContain('Choose a club for your membership');
    await page.press(/^Kensington/);
    await page.until(() => screen.queryByRole('radio', { name: /£205/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // The plan that both clubs have stays chosen, at the price of the club.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Select/ }).checked).toBe(true);
    expect(page.foyer.navigation.current()).toBe('/join/step1/103');
    await page.chooseClub('104');
    expect(screen.getByRole('radio', { name: 'Select Access CA$205 a month' })).toBeTruthy();
    await page.chooseClub('101');
    expect(screen.getByRole('radio', { name: 'Select Access $205 a month' })).toBeTruthy();
  });

  it('SJ-02 a club that sells none online leads on to a visit', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    foyer.backEnd.clubPlans.offers = [];
    await openStandardJoin({ foyer });
    expect(foyer.navigation.current()).toBe('/inquiry/schedule-your-visit?facilityId=101');
  });

  it('SJ-03 plans that could not be had keep the page, say so, and are asked for again', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    // In StrictMode the page asks twice.
    foyer.plans.faults.failNext('ofClub', { kind: 'server-error', status: 500 }, { times: 2 });
    const page = await openStandardJoin({ foyer });
    expect(alerts()).toContain(
      'There was an error processing your request. Please try again later.',
    );
    expect(foyer.navigation.current()).toBe('/join/step1/101');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await page.press('Try again');
    expect(radios()).toHaveLength(2);
    expect(alerts()).toBe('');
  });

  it('SJ-01 a slow answer is told of after four seconds, and can be asked for again after ten', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    foyer.plans.faults.delayNext('ofClub', 60_000, { times: 2 });
    const page = await openStandardJoin({ foyer });
    expect(screen.getByText('Loading the memberships…')).toBeTruthy();
    await page.pass(10_001);
    await page.press('Try again');
    expect(radios()).toHaveLength(2);
  });

  it('SJ-01 a club in presale says when it opens, and sells', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    foyer.backEnd.clubs = foyer.backEnd.clubs.map((club) => ({ ...club, status: 'presale' }));
    await openStandardJoin({ foyer });
    expect(
      screen.getByText(
        'Bryant Park opens on March 1, 2027. Until then memberships are sold at the founders’ price.',
      ),
    ).toBeTruthy();
    expect(radios()).toHaveLength(2);
  });

  it.each(['999', 'not-an-id', ''])(
    'RT-05 the club “%s”, which there is not, opens the chooser, and a chosen club its plans',
    async (facilityId) => {
      const page = await openStandardJoin({ arrival: { step: 0, facilityId } });
      await page.until(() => screen.queryByRole('button', { name: /^Bryant Park/ }));
      expect(alerts()).toBe('We could not find that club. Please choose one from the list.');
      const chooser = screen.getByRole('region', { name: 'Choose a club for your membership' });
      expect(screen.queryByRole('radio')).toBeNull();
      await page.user.click(within(chooser).getByRole('button', { name: /^Bryant Park/ }));
      await page.pass(200);
      expect(document.activeElement).toBe(button('Change Club'));
      expect(radios()).toHaveLength(2);
      expect(page.foyer.navigation.current()).toBe('/join/step1/101');
    },
  );

  it('RT-02 who wants to visit first goes there with the club', async () => {
    const page = await openStandardJoin();
    await page.press('Schedule a visit');
    expect(page.foyer.navigation.current()).toBe('/inquiry/schedule-your-visit?facilityId=101');
  });
});
