// @vitest-environment jsdom
import { Temporal } from '@foyer/core';
import { aClub, facilityId } from '@foyer/core/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { ClubOutline } from './club-outline.tsx';
import { ClubScreen } from './club-screen.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const id = facilityId('101');

async function show(set: (foyer: ReturnType<typeof fakeFoyer>) => void = () => undefined) {
  const foyer = fakeFoyer();
  set(foyer);
  const [club = aClub()] = foyer.backEnd.clubs;
  showPage(<ClubScreen club={club} clubs={foyer.backEnd.clubs} bookHref="#visit" />, foyer);
  await act(() => foyer.clock.advanceAndSettle(0));
  return foyer;
}

describe('a club’s page', () => {
  it('PG-110 says whether the club is open, where it is, and how members rate it', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bryant Park');
    expect(screen.getByText('Open until 11:00 PM')).toBeTruthy();
    expect(screen.getByText('129 West 41st Street, New York')).toBeTruthy();
    expect(screen.getByRole('link', { name: '4.7 out of 5, from 12 ratings' })).toBeTruthy();
  });

  it('PG-110 offers no call at a club without a telephone', async () => {
    await show(({ backEnd }) => {
      backEnd.clubs = backEnd.clubs.map((club) => ({ ...club, phoneNumber: '' }));
    });
    expect(document.querySelector('[href^="tel:"]')).toBeNull();
  });

  it('PG-111 lists the hours from today on, with the holidays by name', async () => {
    await show();
    const rows = screen
      .getByRole('heading', { name: 'Opening hours' })
      .parentElement?.querySelectorAll('.foyer-hours__day');
    const texts = [...(rows ?? [])].map((row) => row.textContent.replaceAll('\u00A0', ' '));
    expect(texts.slice(0, 2)).toEqual(['Today5:30 AM to 11:00 PM', 'Saturday7:00 AM to 9:00 PM']);
    expect(texts).toContain('ThursdayThanksgiving Day7:00 AM to 1:00 PM');
    expect(texts.at(-1)).toBe('Fri, Dec 25Christmas DayClosed');
  });

  it('PG-110 names the holiday on which the club is closed, and follows the clock', async () => {
    const foyer = await show(({ clubProfiles }) =>
      clubProfiles.setProfile(id, {
        specialDays: [{ date: '2026-11-21', name: 'Founders’ Day', hours: null }],
      }),
    );
    await act(() => foyer.clock.advanceAndSettle(14 * 3_600_000));
    expect(screen.getByText('Closed today for Founders’ Day')).toBeTruthy();
  });

  it('PG-110 names the date of an opening that is more than a week away', async () => {
    const closed = Array.from({ length: 9 }, (_, ahead) => ({
      date: Temporal.PlainDate.from('2026-11-21').add({ days: ahead }).toString(),
      name: 'Renovation',
      hours: null,
    }));
    const foyer = await show(({ clubProfiles }) =>
      clubProfiles.setProfile(id, { specialDays: closed }),
    );
    await act(() => foyer.clock.advanceAndSettle(13 * 3_600_000));
    expect(screen.getByText('Closed. Opens Mon, Nov 30 at 5:30 AM')).toBeTruthy();
  });

  it('PG-112 shows a day’s classes under its tab, by keyboard too, without those that have begun', async () => {
    await show(({ clubProfiles }) =>
      clubProfiles.setProfile(id, {
        timetable: [
          aClass('Early Ride', '2026-11-20T06:00:00-05:00'),
          aClass('Vinyasa Flow', '2026-11-20T18:15:00-05:00'),
          aClass('Power Ride', '2026-11-21T07:00:00-05:00'),
        ],
      }),
    );
    const panel = screen.getByRole('tabpanel');
    expect(within(panel).queryByText('Early Ride')).toBeNull();
    expect(within(panel).getByText('Vinyasa Flow')).toBeTruthy();
    expect(within(panel).getByText('6:15 PM')).toBeTruthy();
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Friday, November 20' }));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Saturday, November 21' }));
    expect(within(panel).getByText('Power Ride')).toBeTruthy();
    await user.keyboard('{End}');
    expect(within(panel).getByText('No classes on this day.')).toBeTruthy();
  });

  it('PG-111 PG-112 a page that stays open begins its hours and classes with the new day', async () => {
    const foyer = await show();
    const today = () => document.querySelector('.foyer-hours__day')?.textContent;
    expect(today()).toMatch(/^Today5:30.AM to 11:00.PM$/);
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Sunday, November 22' }));
    await act(() => foyer.clock.advanceAndSettle(24 * 3_600_000));
    expect(today()).toMatch(/^Today7:00.AM to 9:00.PM$/);
    expect(screen.getAllByRole('tab')[0]?.textContent).toContain('Saturday, November 21');
    expect(screen.getByRole('tab', { selected: true, name: 'Sunday, November 22' })).toBeTruthy();
  });

  it('PG-112 turns the arrow keys in a language that is read from right to left', async () => {
    await show(({ clubProfiles }) =>
      clubProfiles.setProfile(id, {
        timetable: [aClass('Power Ride', '2026-11-21T07:00:00-05:00')],
      }),
    );
    const tab = (name: string) => screen.getByRole('tab', { name });
    screen.getByRole('tablist').dir = 'rtl';
    const user = userEvent.setup();
    await user.click(tab('Saturday, November 21'));
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tab('Sunday, November 22'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('Saturday, November 21'));
  });

  it('PG-221 begins the classes with the first day that still has one', async () => {
    await show(({ clubProfiles }) =>
      clubProfiles.setProfile(id, {
        timetable: [
          aClass('Early Ride', '2026-11-20T06:00:00-05:00'),
          aClass('Power Ride', '2026-11-22T07:00:00-05:00'),
        ],
      }),
    );
    expect(screen.getByRole('tab', { selected: true, name: 'Sunday, November 22' })).toBeTruthy();
    expect(within(screen.getByRole('tabpanel')).getByText('Power Ride')).toBeTruthy();
  });

  it('PG-112 says who teaches a class, in which room, and in which time zone it is', async () => {
    await show();
    const panel = screen.getByRole('tabpanel');
    expect(within(panel).getByText('Ines Carvalho · Yoga studio')).toBeTruthy();
    expect(screen.getByText('All times are in Eastern Standard Time.')).toBeTruthy();
  });

  it('PG-104 shows the rooms with their icons, and the coaches', async () => {
    await show();
    const under = (heading: string) =>
      within(screen.getByRole('heading', { name: heading }).parentElement ?? document.body);
    const rooms = under('What’s here').getAllByRole('listitem');
    expect(rooms.map(({ textContent }) => textContent)).toEqual([
      'Weights floorRacks, platforms and dumbbells up to 100 pounds.',
      'PoolFour lanes, 25 yards.',
    ]);
    expect(rooms.every((room) => room.querySelector('svg path') !== null)).toBe(true);
    const coaches = under('Coaches').getAllByRole('listitem');
    expect(coaches.map(({ textContent }) => textContent)).toEqual([
      'JAJonah AdeyemiStrength and mobility',
      'ICInes CarvalhoReformer Pilates',
    ]);
  });

  it('PG-164 shows the club’s photos with their texts, without one that can’t be loaded', async () => {
    await show();
    const figures = () =>
      within(screen.getByRole('region', { name: 'Rooms' })).getAllByRole('figure');
    const before = figures().length;
    const [first] = figures();
    expect(first?.textContent).not.toBe('');
    fireEvent.error(first?.querySelector('img') ?? document.body);
    expect(figures()).toHaveLength(before - 1);
  });

  it('PG-113 shows the lowest monthly price of the club’s plans, and the ways in', async () => {
    const { backEnd } = await show();
    const fees = backEnd.clubPlans.at(aClub()).map(({ cost }) => cost.monthlyFee);
    expect(new Set(fees).size).toBeGreaterThan(1);
    const price = `From $${Math.min(...fees) / 100} a month`;
    expect(screen.getByText(price)).toBeTruthy();
    const [book] = screen.getAllByRole('link', { name: 'Book a visit' });
    expect(book?.getAttribute('href')).toBe('#visit');
    expect(document.querySelectorAll('.foyer-club-bar a')).toHaveLength(2);
    const [join] = screen.getAllByRole('link', { name: 'Join online' });
    expect(join?.getAttribute('href')).toBe('/join/step1/101');
  });

  it('PG-114 leads there: directions, transit, parking and what is accessible', async () => {
    await show();
    const directions = screen.getByRole('link', { name: 'Get directions' }).getAttribute('href');
    expect(directions).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Bryant/,
    );
    expect(screen.getByText('B, D, F, M to 42 St–Bryant Park')).toBeTruthy();
    expect(screen.getByText('Bicycle racks at the entrance.')).toBeTruthy();
    expect(screen.getByText('Step-free entrance')).toBeTruthy();
    expect(screen.getByText('Managed by Maya Lindgren')).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'Map: 1 club in New York.' })).toBeTruthy();
  });

  it('PG-114 opens directions in Apple’s maps on Apple’s devices', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; …)');
    await show();
    const directions = screen.getByRole('link', { name: 'Get directions' }).getAttribute('href');
    expect(directions).toMatch(/^https:\/\/maps\.apple\.com\/\?daddr=40\.\d+%2C-73\.\d+&q=Bryant/);
  });

  it('PG-107 PG-115 shows what people said by their first names and months', async () => {
    await show();
    const said = screen.getByText('The pool is never crowded before eight.').closest('li');
    expect(said?.textContent).toContain('5 out of 5');
    expect(said?.textContent).toContain('Rosa, November 2026');
  });

  it('PG-115 shows no rating below five, and then no heading for it', async () => {
    await show(({ clubProfiles }) => clubProfiles.setProfile(id, { rating: null, comments: [] }));
    expect(screen.queryByRole('heading', { name: 'What people say' })).toBeNull();
    expect(screen.queryByText(/out of 5/)).toBeNull();
  });

  it('PG-116 a club in presale counts down to its opening instead of showing hours', async () => {
    await show(({ clubProfiles }) =>
      clubProfiles.setProfile(id, {
        opensOn: Temporal.PlainDate.from('2027-03-01'),
        timetable: [],
      }),
    );
    expect(screen.getByRole('heading', { name: 'Opens March 1, 2027' })).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('101 days');
    expect(screen.queryByRole('heading', { name: 'Opening hours' })).toBeNull();
    expect(screen.queryByText(/^Open until/)).toBeNull();
  });

  it('PG-116 counts no days on the day of the opening', async () => {
    await show(({ clubProfiles }) =>
      clubProfiles.setProfile(id, { opensOn: Temporal.PlainDate.from('2026-11-20') }),
    );
    expect(screen.getByRole('heading', { name: 'Opens November 20, 2026' })).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('PG-120 has the place of what the server fills in before any script runs', () => {
    showPage(
      <ClubOutline
        facilityId="101"
        name="Bryant Park"
        place="129 West 41st Street"
        image="/media/club.jpg"
        phone="212-555-0101"
        dial="+12125550101"
        bookHref="#visit"
        hoursHtml="<div><dt>Today</dt><dd>Closed</dd></div>"
        roomsHtml="<li>Pool</li>"
        waysHtml="<li>Step-free entrance</li>"
      />,
      fakeFoyer(),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Bryant Park' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /555-0101/ }).getAttribute('href')).toBe(
      'tel:+12125550101',
    );
    for (const filled of ['129 West 41st Street', 'Closed', 'Pool', 'Step-free entrance'])
      expect(screen.getByText(filled)).toBeTruthy();
  });

  it('PG-117 shows the clubs nearby with their distance', async () => {
    await show();
    const near = screen.getByRole('link', { name: /Brooklyn Heights/ });
    expect(near.getAttribute('href')).toBe('/clubs/brooklyn-heights');
    expect(near.textContent).toContain('4.3 mi');
    expect(screen.queryByRole('link', { name: /Kensington/ })).toBeNull();
  });

  it('PG-118 without its facts it still says where the club is and how to visit, and tries again', async () => {
    const foyer = await show(({ clubProfiles }) =>
      clubProfiles.faults.failNext('byId', { kind: 'network' }, { times: 2 }),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bryant Park');
    expect(screen.getAllByRole('link', { name: 'Book a visit' })).not.toEqual([]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => foyer.clock.advanceAndSettle(0));
    expect(screen.getByText('Open until 11:00 PM')).toBeTruthy();
  });
});

function aClass(name: string, startsAt: string) {
  return { name, startsAt, minutes: 45, room: null, coach: null };
}
