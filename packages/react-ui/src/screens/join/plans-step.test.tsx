// @vitest-environment jsdom
import { aClub, facilityId } from '@foyer/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { alerts, button } from '../../testing/on-screen.fake.ts';
import { openStandardJoin, StandardOnScreen } from '../../testing/open-standard-join.fake.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';
import { StandardJoinScreen } from './standard-join-screen.tsx';

beforeAll(() => installDialogs(window));

const radios = (): HTMLInputElement[] => screen.getAllByRole<HTMLInputElement>('radio');

function descriptionOf(radio: HTMLElement): string {
  return (radio.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');
}

describe('the first step', () => {
  it('SJ-01 SJ-08 PL-04 shows each plan’s reach, price, amount due today, notes and commitment', async () => {
    const page = await openStandardJoin();
    expect(screen.getByText('Step 1 of 3 ·')).toBeTruthy();
    expect(page.heading.textContent).toBe('Choose your membership');
    expect(radios().map((radio) => radio.checked)).toEqual([false, false]);
    const select = screen.getByRole('radio', { name: 'Select Access $205 a month' });
    expect(descriptionOf(select)).toBe(
      'Single club | $405 due today: first month $205, initiation $200 | Normally $23512-mo commitment | Unlimited access to Bryant Park.',
    );
    expect(descriptionOf(screen.getByRole('radio', { name: /^Regional Access/ }))).toContain(
      'Multiple clubs | $435 due today: first month $235, initiation $200',
    );
  });

  it('MB-162 MB-170 links to the free trial and the day pass of the club beside its plans', async () => {
    await openStandardJoin();
    const trial = screen.getByRole('link', { name: /^Try .*Bryant Park for 3 days, free$/ });
    expect(trial.getAttribute('href')).toBe('/trial-pass/new?facilityId=101');
    const dayPass = screen.getByRole('link', { name: /day pass, \$45$/ });
    expect(dayPass.getAttribute('href')).toBe('/day-pass?facilityId=101');
  });

  it('SJ-01 hides the plan that clubs don’t sell to the public', async () => {
    await openStandardJoin();
    expect(screen.queryByText('House Account')).toBeNull();
  });

  it('SJ-01 PL-06 shows a plan’s promotion', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    foyer.backEnd.clubPlans.offers = foyer.backEnd.clubPlans.offers.map((offer) => ({
      ...offer,
      promotion: offer.id === '15' ? 'No initiation until December.' : null,
    }));
    await openStandardJoin({ foyer });
    expect(descriptionOf(screen.getByRole('radio', { name: /^Select/ }))).toContain(
      'Offer: No initiation until December.',
    );
    expect(descriptionOf(screen.getByRole('radio', { name: /^Regional/ }))).not.toContain(
      'December',
    );
  });

  it('SJ-01 UI-02 groups the plans as radio buttons that arrow keys can select', async () => {
    const page = await openStandardJoin();
    await page.choose(/^Select Access/);
    await page.user.keyboard('{ArrowDown}');
    expect(radios().map((radio) => radio.checked)).toEqual([false, true]);
    expect(document.activeElement).toBe(radios()[1]);
  });

  it.each([true, false])(
    'UI-02 focuses the first heading after another page of the site (%s), but not on page load',
    async (takesFocus) => {
      const page = await openStandardJoin({ takesFocus });
      expect(document.activeElement === page.heading).toBe(takesFocus);
      expect(radios()).toHaveLength(2);
    },
  );

  it('MB-01 MB-02 MB-03: compares what the plans include, their clubs and their first year, and names the terms', async () => {
    await openStandardJoin();
    const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
    expect(texts('definition')).toEqual([
      'All group classes',
      'Bryant Park',
      '',
      '$2,660',
      '12 × $205 and $200 initiation',
      'All group classesTwo guests a month',
      'Both clubs in the region (New York)',
      'See the clubs',
      '$3,020',
      '12 × $235 and $200 initiation',
      '12 months',
      'Up to 3 months, $15 a month',
      '30 days’ notice, and not before the commitment ends',
      'Taxes included. Only the initiation, once, and the monthly fee.',
    ]);
    expect(descriptionOf(screen.getByRole('radio', { name: /^Regional/ }))).toContain(
      'Recommended',
    );
  });

  it('MB-02: leaves out what the back end doesn’t say', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    const { clubPlans } = foyer.backEnd;
    clubPlans.entries = clubPlans.entries.map((entry) => ({ ...entry, includes: [] }));
    clubPlans.offers = clubPlans.offers.map((offer) => ({ ...offer, access: null }));
    clubPlans.saysTerms = false;
    await openStandardJoin({ foyer });
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['First 12 months', 'First 12 months']);
  });

  it('MB-05: keeps the chosen plan’s total next to the button, in sight on a phone', async () => {
    const page = await openStandardJoin();
    expect(screen.queryByText(/due today$/)).toBeNull();
    await page.choose(/^Select Access/);
    const total = screen.getByText('Select Access: $405 due today');
    expect(total.closest('.foyer-actions--held')).not.toBeNull();
  });

  it('MB-13: takes a start date, shows what it changes, and explains a day that isn’t offered', async () => {
    const page = await openStandardJoin();
    await page.choose(/^Select Access/);
    const field = screen.getByLabelText<HTMLInputElement>('Start date');
    expect([field.value, field.min, field.max]).toEqual(['2026-11-20', '2026-11-20', '2027-02-18']);
    fireEvent.change(field, { target: { value: '2026-12-15' } });
    expect(screen.getByText('Select Access: $200 due today')).toBeTruthy();
    expect(descriptionOf(screen.getByRole('radio', { name: /^Select/ }))).toContain(
      'First $205 on December 15, 2026',
    );
    fireEvent.change(field, { target: { value: '2027-06-01' } });
    await page.press('Continue');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Choose a day from November 20 to February 18.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
  });

  it('SJ-01 asks for a selection on Continue without a plan, and with one continues to the details', async () => {
    const page = await openStandardJoin();
    expect(button('Continue').getAttribute('aria-disabled')).toBe('true');
    await page.press('Continue');
    expect(alerts()).toContain('Select a membership type above to join.');
    await page.press('Select a membership type above to join.');
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    await page.choose(/^Regional/);
    expect(alerts()).toBe('');
    await page.press('Continue');
    await page.until(() => screen.queryByText('Step 2 of 3 ·'));
    expect(document.activeElement).toBe(page.heading);
    expect(document.title).toBe('Who’s joining? | Foyer');
  });

  it('SJ-01 replaces the plans when another club is chosen in the dialog', async () => {
    const page = await openStandardJoin();
    await page.choose(/^Select Access/);
    await page.press('Select club');
    await page.until(() => screen.queryByRole('button', { name: /^Kensington/ }));
    expect(screen.getByRole('dialog').textContent).toContain('Choose a club for your membership');
    await page.press(/^Kensington/);
    await page.until(() => screen.queryByRole('radio', { name: /£205/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // A plan that both clubs have stays selected, at the new club's price.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Select/ }).checked).toBe(true);
    expect(page.foyer.navigation.current()).toBe('/join/step1/103');
    await page.chooseClub('104');
    expect(screen.getByRole('radio', { name: 'Select Access CA$205 a month' })).toBeTruthy();
    await page.chooseClub('101');
    expect(screen.getByRole('radio', { name: 'Select Access $205 a month' })).toBeTruthy();
  });

  it('SJ-02 offers a visit at a club without online sales', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    foyer.backEnd.clubPlans.offers = [];
    await openStandardJoin({ foyer });
    expect(foyer.navigation.current()).toBe('/inquiry/schedule-your-visit?facilityId=101');
  });

  it('SJ-03 reports plans that fail to load, keeps the page, and lets the visitor retry', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    // Fails twice, because strict mode loads twice.
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

  it('SJ-01 says after four seconds that it takes longer, and offers a retry after ten', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    foyer.plans.faults.delayNext('ofClub', 60_000, { times: 2 });
    const page = await openStandardJoin({ foyer });
    expect(screen.getByText('Loading memberships…')).toBeTruthy();
    await page.pass(10_001);
    await page.press('Try again');
    expect(radios()).toHaveLength(2);
  });

  it('SJ-01 says when a club in presale opens, and sells its memberships', async () => {
    const foyer = fakeFoyer({ path: '/join/step1/101' });
    foyer.backEnd.clubs = foyer.backEnd.clubs.map((club) => ({ ...club, status: 'presale' }));
    await openStandardJoin({ foyer });
    expect(
      screen.getByText(
        'Bryant Park opens March 1, 2027. Join before then at our founding-member rate.',
      ),
    ).toBeTruthy();
    expect(radios()).toHaveLength(2);
  });

  it.each(['999', 'not-an-id', ''])(
    'RT-05 opens the chooser for the unknown club “%s” and shows the plans of the chosen one',
    async (facilityId) => {
      const page = await openStandardJoin({ arrival: { step: 0, facilityId } });
      await page.until(() => screen.queryByRole('button', { name: /^Bryant Park/ }));
      expect(alerts()).toBe('We couldn’t find that club. Please choose one from the list.');
      const chooser = screen.getByRole('region', { name: 'Choose a club for your membership' });
      expect(within(chooser).getByText('100+ Clubs Worldwide')).toBeTruthy();
      expect(screen.queryByRole('radio')).toBeNull();
      await page.user.click(within(chooser).getByRole('button', { name: /^Bryant Park/ }));
      await page.pass(200);
      expect(document.activeElement).toBe(button('Select club'));
      expect(radios()).toHaveLength(2);
      expect(page.foyer.navigation.current()).toBe('/join/step1/101');
    },
  );

  it('PG-246 is laid out for the clubs while they load if the URL names none', () => {
    const page = new StandardOnScreen(fakeFoyer({ path: '/join/step1/' }));
    const picture = <img src="/studio.avif" alt="A studio" />;
    showPage(<StandardJoinScreen arrival={{ step: 0 }} picture={picture} />, page.foyer);
    expect(screen.getByAltText('A studio')).toBeTruthy();
    expect(screen.getByText('Memberships vary by club. Choose yours to see prices.')).toBeTruthy();
  });

  it('PG-246 shows its own picture beside the clubs, and the plans alone beside a club', async () => {
    const page = await openStandardJoin({
      arrival: { step: 0, facilityId: '' },
      picture: <img src="/studio.avif" alt="A studio" />,
    });
    await page.until(() => screen.queryByRole('button', { name: /^Bryant Park/ }));
    expect(screen.getByRole('img', { name: 'A studio' }).closest('.foyer-step__art')).toBeTruthy();
    await page.chooseClub('101');
    expect(screen.queryByRole('img', { name: 'A studio' })).toBeNull();
  });

  it('PG-225 without a club it offers those of the visitor’s time zone first, twenty at a time', async () => {
    const clubs = Array.from({ length: 45 }, (_, at) =>
      aClub({
        facilityId: facilityId(String(201 + at)),
        name: `Club ${at + 101}`,
        timeZone: at === 44 ? 'America/New_York' : 'Europe/London',
      }),
    );
    const page = await openStandardJoin({
      foyer: fakeFoyer({ path: '/join/step1', clubs }),
      arrival: { step: 0, facilityId: null },
    });
    await page.until(() => screen.queryByRole('button', { name: /^Club 145/ }));
    const names = () => screen.getAllByRole('button', { name: /^Club / });
    expect(names()).toHaveLength(20);
    expect(names()[0]?.textContent).toContain('Club 145');
    await page.press('Show 20 more');
    expect(document.activeElement).toBe(button('Show 5 more'));
    await page.press('Show 5 more');
    expect(names()).toHaveLength(45);
    expect(document.activeElement).toBe(names()[40]);
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('PG-225 offers as many more clubs as the search still has', async () => {
    const clubs = Array.from({ length: 50 }, (_, at) =>
      aClub({ facilityId: facilityId(String(201 + at)), name: `${at < 25 ? 'Elm' : 'Oak'} ${at}` }),
    );
    const page = await openStandardJoin({
      foyer: fakeFoyer({ path: '/join/step1', clubs }),
      arrival: { step: 0, facilityId: null },
    });
    await page.until(() => button('Show 20 more'));
    const search = screen.getByRole('searchbox');
    await page.user.type(search, 'Elm');
    await page.press('Show 5 more');
    expect(screen.getAllByRole('button', { name: /^Elm / })).toHaveLength(25);
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
    await page.user.clear(search);
    await page.user.type(search, 'Elm 7');
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('RT-02 takes the club along when the visitor wants to visit first', async () => {
    const page = await openStandardJoin();
    await page.press('Schedule a visit');
    expect(page.foyer.navigation.current()).toBe('/inquiry/schedule-your-visit?facilityId=101');
  });
});
