// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { openFlow, openTimes } from '../../testing/open-flow.fake.tsx';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const radio = (name: string | RegExp): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('radio', { name });

describe('the schedule step', () => {
  it('LS-01 names the selected club and offers to change it', async () => {
    const page = await openFlow();
    await page.toSchedule('102');
    expect(screen.getAllByText('Brooklyn Heights')).not.toHaveLength(0);
    expect(button('Change club').getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('LS-02 shows a week of days with their number of times available, and the times of the selected day', async () => {
    await openTimes();
    const days = within(screen.getByRole('group', { name: 'Day' })).getAllByRole('radio');
    expect(days).toHaveLength(7);
    expect(radio('Today, November 20, no times available').checked).toBe(false);
    expect(radio('Tomorrow, November 21, 9 times available').checked).toBe(true);
    expect(screen.getByRole('heading', { name: 'Tomorrow, November 21' })).toBeTruthy();
    const afternoon = within(screen.getByRole('group', { name: 'Afternoon' }));
    expect(afternoon.getAllByRole('radio').map((time) => time.getAttribute('aria-label'))).toEqual([
      '12:00 PM',
      '1:00 PM',
      '2:00 PM',
      '3:00 PM',
      '4:00 PM',
    ]);
  });

  it.each([
    [799, 'radio', 'grid'],
    [800, 'grid', 'radio'],
  ] as const)(
    'VL-20 in a flow %i px wide, days are a %s and not a %s',
    async (width, one, other) => {
      const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
      measured.mockReturnValue(new DOMRect(0, 0, width, 900));
      await openTimes();
      const days = within(screen.getByRole('group', { name: 'Day' }));
      expect(days.queryAllByRole(one)).not.toHaveLength(0);
      expect(days.queryAllByRole(other)).toHaveLength(0);
      measured.mockRestore();
    },
  );

  it('SJ-10 LS-02 shows the times of the selected day only, and a pressed time belongs to that day', async () => {
    const page = await openTimes();
    const days = within(screen.getByRole('group', { name: 'Day' })).getAllByRole('radio');
    const planned = page.foyer.flow.getSnapshot().times.plan?.days ?? [];
    for (const [place, day] of days.entries()) {
      await page.user.click(day);
      const own = planned[place];
      const times = within(screen.getByRole('radiogroup')).queryAllByRole('radio');
      expect(times.map((time) => time.getAttribute('aria-label'))).toEqual(
        own?.slots.map(({ label }) => label),
      );
      const [first] = times;
      if (first === undefined) continue;
      await page.user.click(first);
      expect(page.foyer.flow.getSnapshot().state.selectedAppointment?.startsAt).toBe(
        own?.slots[0]?.startsAt,
      );
    }
    expect(planned.slice(0, 7).filter(({ openCount }) => openCount > 0).length).toBeGreaterThan(3);
  });

  it('LS-02 shows a taken time as disabled and says so', async () => {
    const foyer = fakeFoyer();
    foyer.backEnd.takeSlot(foyer.club('101').facilityId, '2026-11-21T10:00:00-05:00');
    await openTimes({ foyer });
    expect(radio('10:00 AM, taken').disabled).toBe(true);
    expect(radio('Tomorrow, November 21, 8 times available')).toBeTruthy();
  });

  it('LS-02 FM-05 shows the weeks of thirty days and no more', async () => {
    const page = await openTimes();
    expect(button('Earlier days').getAttribute('aria-disabled')).toBe('true');
    for (let week = 0; week < 6; week += 1) {
      await page.press('Later days');
    }
    expect(screen.getByText('December 18 – 19')).toBeTruthy();
    expect(button('Later days').getAttribute('aria-disabled')).toBe('true');
  });

  it('says when a day has no times and leads to the next one that does', async () => {
    const page = await openTimes();
    await page.user.click(radio(/^Today/));
    expect(screen.getByText('No available slots for this date')).toBeTruthy();
    await page.press('Next available: Tomorrow, November 21');
    expect(radio(/^Tomorrow/).checked).toBe(true);
  });

  it('LS-02 moves the focus to the times when a day is pressed, but not with the arrow keys', async () => {
    const page = await openTimes();
    radio(/^Tomorrow/).focus();
    await page.user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(radio(/^Sunday, November 22/));
    await page.user.keyboard('{Enter}');
    const name = 'Sunday, November 22';
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name }));
    await page.pass(200);
    // Enter didn't submit the form, which would report a missing time.
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('LS-02 moves the focus to the times after a tap, even though the browser focuses the day in between', async () => {
    const page = await openTimes();
    const day = radio(/^Sunday, November 22/);
    fireEvent.pointerUp(day);
    await page.pass();
    day.focus();
    fireEvent.click(day, { detail: 1 });
    const title = screen.getByRole('heading', { level: 2, name: 'Sunday, November 22' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('LS-03 needs a day and a time to book, and a press without them says so', async () => {
    const page = await openTimes();
    expect(button('Schedule a Visit').getAttribute('aria-disabled')).toBe('true');
    await page.press('Schedule a Visit');
    expect(screen.getByRole('alert').textContent).toBe('Choose a day and a time to continue.');
    await page.user.click(radio('9:00 AM'));
    expect(button('Schedule a Visit').getAttribute('aria-disabled')).toBeNull();
    await page.press('Schedule a Visit');
    expect(page.foyer.backEnd.leads[0]?.visit?.time).toBe('2026-11-21T09:00:00-05:00');
  });

  it('VL-66 says beside the times what is missing, each time the button is pressed without one', async () => {
    const page = await openTimes();
    await page.press('Schedule a Visit');
    const missing = screen.getByRole('alert');
    expect(document.activeElement).toBe(missing);
    const times = screen.getByRole('radiogroup', { name: /November/ });
    const follows = missing.compareDocumentPosition(times) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows).toBeTruthy();
    await page.press('Schedule a Visit');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await page.user.click(radio('9:00 AM'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('LS-03 LA-07 labels the button Update while the visitor changes a booked visit', async () => {
    const page = await openTimes();
    await page.user.click(radio('9:00 AM'));
    await page.press('Schedule a Visit');
    await page.until(() => screen.queryByRole('button', { name: /^Edit/ }));
    await page.press(/^Edit/);
    await page.user.click(radio('11:00 AM'));
    await page.press('Update');
    expect(page.foyer.backEnd.leads[0]?.visit?.time).toBe('2026-11-21T11:00:00-05:00');
  });

  it.each([
    ['classic', 'Skip Appointment'],
    ['guided-steps', 'Not ready to schedule yet? Skip for now'],
  ] as const)(
    'LS-04 LC-22 continues without a time in the %s variant with %s',
    async (variant, name) => {
      const page = await openTimes({ settings: { variant } });
      await page.press(name);
      await page.until(() => screen.queryByText(/will contact you soon/));
      expect(page.heading.textContent).toBe("We're Ready For you.");
      expect(page.foyer.backEnd.leads[0]?.visit).toBeNull();
    },
  );

  it('LS-09 reports a failed booking and keeps the selection', async () => {
    const page = await openTimes();
    await page.user.click(radio('9:00 AM'));
    page.foyer.leads.faults.failNext('update', { kind: 'server-error', status: 503 });
    await page.press('Schedule a Visit');
    expect(screen.getByRole('alert').textContent).toBe('An error has occurred.');
    expect(radio('9:00 AM').checked).toBe(true);
  });

  it('LS-10 shows times in the club’s time zone and names it when the visitor’s differs', async () => {
    await openTimes({ timeZone: 'Europe/Berlin' });
    expect(screen.getByText('Times are in EST, the club’s local time.')).toBeTruthy();
    expect(radio('9:00 AM')).toBeTruthy();
  });

  it('VL-23 says how long the visit takes and with whom', async () => {
    await openTimes({ settings: { visitMinutes: { tour: 45, workout: 60 } } });
    expect(screen.getByText('45 Minute Tour')).toBeTruthy();
    expect(screen.getByText(/meet an advisor/)).toBeTruthy();
    expect(screen.getByText('Choose a day, then a time.')).toBeTruthy();
  });

  it('VL-23 says it above the times of the variant without a tour card', async () => {
    await openTimes({ settings: { variant: 'classic', visitMinutes: { tour: 45, workout: 60 } } });
    expect(
      screen.getByText('A 45-minute tour with a membership advisor. Choose a day, then a time.'),
    ).toBeTruthy();
  });

  it('VL-24 chooses the next available time with one press, moves the focus to it and names it', async () => {
    const page = await openTimes();
    expect(screen.queryByRole('button', { name: /^Earliest today/ })).toBeNull();
    await page.user.click(screen.getByRole('radio', { name: /^Monday, November 23/ }));
    await page.press('Next available: Sat, Nov 21, 9:00 AM');
    await waitFor(() => expect(document.activeElement).toBe(radio('9:00 AM')));
    expect(radio('9:00 AM').checked).toBe(true);
    expect(screen.getByText('Tomorrow, November 21 at 9:00 AM').ariaLive).toBe('polite');
  });

  it('VL-24 offers the earliest time of today if today has one', async () => {
    const foyer = fakeFoyer();
    const { facilityId } = foyer.club('101');
    const timeSlots = ['2026-11-20T16:00:00-05:00'];
    const today = { date: '2026-11-20', timeSlots, unavailableTimeSlots: [] };
    foyer.backEnd.setOpenTimes(facilityId, 'tour', [today]);
    const page = await openTimes({ foyer });
    await page.press('Earliest today: 4:00 PM');
    expect(radio('4:00 PM').checked).toBe(true);
  });

  it('VL-25 offers the nearest clubs with open times, whose time is chosen with one press', async () => {
    const foyer = fakeFoyer({ settings: { noTimes: 'offer-nearby' } });
    foyer.backEnd.setOpenTimes(foyer.club('101').facilityId, 'tour', []);
    const page = await openTimes({ foyer });
    await page.until(() => screen.queryByRole('heading', { name: /has no open times$/ }));
    const offered = within(screen.getByRole('region', { name: 'Bryant Park has no open times' }));
    const [nearest] = offered.getAllByRole('button');
    expect(nearest?.textContent).toMatch(/^Brooklyn Heights4\.\d miSat, Nov 21, 9:00 AM$/);
    await page.press(/^Brooklyn Heights/);
    await page.until(() => screen.queryByRole('radio', { name: '9:00 AM' }));
    expect(radio('9:00 AM').checked).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(radio('9:00 AM')));
    await page.press('Schedule a Visit');
    expect(page.foyer.backEnd.leads[0]?.lead.facilityId).toBe('102');
  });

  it('LS-10 does not name the time zone to a visitor in the same zone', async () => {
    await openTimes({ timeZone: 'America/Toronto' });
    expect(screen.queryByText(/Times are in/)).toBeNull();
  });

  it('LS-13 says that a time was taken meanwhile and offers the nearest three, chosen with one press', async () => {
    const page = await openTimes();
    await page.user.click(radio('10:00 AM'));
    page.foyer.backEnd.takeSlot(page.foyer.club('101').facilityId, '2026-11-21T10:00:00-05:00');
    await page.press('Schedule a Visit');
    const alert = screen.getByRole('alert');
    expect(document.activeElement).toBe(alert);
    expect(alert.textContent).toContain('That time was just taken. Please choose another.');
    const offered = within(alert).getAllByRole('button');
    expect(offered.map((one) => one.textContent)).toEqual([
      'Sat, Nov 21, 9:00 AM',
      'Sat, Nov 21, 11:00 AM',
      'Sat, Nov 21, 12:00 PM',
    ]);
    expect(page.foyer.flow.getSnapshot().state.contactInput.first_name).toBe('Ada');
    await page.user.click(within(alert).getByRole('button', { name: /11:00 AM/ }));
    expect(radio('11:00 AM').checked).toBe(true);
    expect(document.activeElement).toBe(radio('11:00 AM'));
    await page.press('Schedule a Visit');
    expect(page.foyer.backEnd.leads[0]?.visit?.time).toBe('2026-11-21T11:00:00-05:00');
  });

  it('LS-14 shows a message left by another page', async () => {
    const foyer = fakeFoyer();
    expect(foyer.sessionStore.write('foyer.schedule-message', 'joinOffline').ok).toBe(true);
    await openTimes({ foyer });
    expect(
      screen
        .getAllByRole('status')
        .some((status) => status.textContent.startsWith('You can’t join this club online')),
    ).toBe(true);
  });

  it('lets the visitor retry when the times fail to load', async () => {
    const page = await openFlow();
    page.foyer.openTimes.faults.failNext('forClub', { kind: 'timeout' });
    await page.toSchedule();
    expect(screen.getByRole('alert').textContent).toContain('couldn’t load available times');
    await page.press('Try again');
    expect(radio('9:00 AM')).toBeTruthy();
  });

  it('shows a skeleton first, a message after 4 s, and a retry button after 10 s', async () => {
    const page = await openFlow();
    page.foyer.openTimes.faults.delayNext('forClub', 60_000);
    await page.toSchedule();
    const said = (): string =>
      screen
        .getAllByRole('status')
        .map((status) => status.textContent)
        .join('|');
    expect(said()).toContain('Loading available times…');
    await page.pass(4_000);
    expect(said()).toContain('longer than usual');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await page.pass(6_000);
    await page.press('Try again');
    expect(radio('9:00 AM')).toBeTruthy();
  });

  it('LX-14 focuses the heading of each step, uses it as the page title, and gives the step a URL', async () => {
    const page = await openFlow();
    await page.toSchedule();
    expect(document.activeElement).toBe(page.heading);
    expect(document.title).toBe('When would you like to visit? | Foyer');
    expect(page.foyer.navigation.current()).toBe('/membership/schedule');
    act(() => page.foyer.navigation.back());
    await page.pass();
    expect(page.heading.textContent).toBe('See it for yourself');
    expect(page.foyer.navigation.current()).toBe('/membership');
  });
});
