// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeFoyer, type FakeFoyer } from '../../di/foyer.fake.ts';
import { bookedVisit } from '../../testing/visits.fake.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { VisitScreen } from './visit-screen.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

installDialogs(window);
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:foyer/0');
});
afterEach(cleanup);

describe('the page of a visit’s link', () => {
  it('VL-01: shows when and where, in the club’s time zone, and how to get there and call', async () => {
    await open({ timeZone: 'Europe/London' });
    expect(document.title).toBe('You’re booked | Foyer');
    expect(screen.getByText('Tomorrow, November 21')).toBeTruthy();
    expect(document.querySelector('time')?.textContent).toBe('9:00 AM');
    expect(screen.getByText('EST')).toBeTruthy();
    expect(screen.getByText('30 minutes')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Get directions/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^\(?\+?[\d\s()-]+$/ })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Ada|Byron/);
  });

  it('VL-03: moves the visit to a chosen time', async () => {
    const page = await open();
    await page.press('Choose another time');
    const dialog = screen.getByRole('dialog', { name: 'Choose another time' });
    await page.user.click(await within(dialog).findByRole('radio', { name: '10:00 AM' }));
    await page.pressIn(dialog, 'Move my visit');
    expect(document.querySelector('time')?.textContent).toBe('10:00 AM');
    expect(screen.queryByRole('dialog', { name: 'Choose another time' })).toBeNull();
    expect(screen.getByText(/^Your visit is now/)).toBeTruthy();
  });

  it('PG-286 offers a workout only the clubs that have some, and says when a club has no open times', async () => {
    const page = await open({}, undefined, { purpose: 'workout' });
    const { clubs } = page.foyer.backEnd;
    const [other] = clubs.filter((club) => club.hasGuidedWorkouts && club.facilityId !== '101');
    await page.press('Change club');
    const chooser = screen.getByRole('dialog', { name: '100+ Clubs Worldwide' });
    const listed = await within(chooser).findAllByRole('listitem');
    expect(listed).toHaveLength(clubs.filter((club) => club.hasGuidedWorkouts).length);
    expect(within(chooser).queryByRole('button', { name: 'Use my location' })).toBeNull();
    if (other) page.foyer.backEnd.setOpenTimes(other.facilityId, 'workout', []);
    await page.user.click(
      within(chooser).getByRole('button', { name: new RegExp(other?.name ?? 'none') }),
    );
    const times = screen.getByRole('dialog', { name: 'Choose another time' });
    expect(await within(times).findByText(`${other?.name} has no open times`)).toBeTruthy();
  });

  it('VL-03 VL-37: says that a change failed, even if its dialog was closed meanwhile', async () => {
    const page = await open({ settings: { guests: true } });
    const { faults } = page.foyer.visitLinks;
    const late = { delayMs: 900 };
    await page.press('Choose another time');
    const times = screen.getByRole('dialog', { name: 'Choose another time' });
    await page.user.click(await within(times).findByRole('radio', { name: '10:00 AM' }));
    faults.failNext('move', { kind: 'network' }, late);
    await page.user.click(within(times).getByRole('button', { name: 'Move my visit' }));
    await page.user.click(within(times).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => page.foyer.clock.advanceAndSettle(1_000));
    const alert = (): HTMLElement => within(screen.getByRole('dialog')).getByRole('alert');
    expect(alert().textContent).toMatch(/reach|connection/);
    await page.pressIn(screen.getByRole('dialog'), 'Close');
    await page.press('Bring someone');
    const guest = screen.getByRole('dialog', { name: 'Who’s coming?' });
    await page.user.type(within(guest).getByRole('textbox'), 'Kim');
    faults.failNext('move', { kind: 'network' }, late);
    await page.user.click(within(guest).getByRole('button', { name: 'Save' }));
    await page.user.click(within(guest).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => page.foyer.clock.advanceAndSettle(1_000));
    expect(alert().textContent).toMatch(/reach|connection/);
    await page.pressIn(screen.getByRole('dialog'), 'Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('VL-37 VL-39: brings someone, renames them and takes them away', async () => {
    const page = await open({ settings: { guests: true } });
    expect(screen.getByText('Just you')).toBeTruthy();
    await page.press('Bring someone');
    const dialog = screen.getByRole('dialog', { name: 'Who’s coming?' });
    const name = (): HTMLElement =>
      within(dialog).getByRole('textbox', { name: /^Their first name/ });
    await page.user.type(name(), '@');
    await page.pressIn(dialog, 'Save');
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(name().getAttribute('aria-invalid')).toBe('true');
    await page.user.clear(name());
    await page.user.type(name(), 'Kim');
    await page.pressIn(dialog, 'Save');
    expect(screen.queryByRole('dialog', { name: 'Who’s coming?' })).toBeNull();
    expect(screen.getByText('You and Kim')).toBeTruthy();
    await page.press('Change your guest');
    expect(name()).toHaveProperty('value', 'Kim');
    await page.user.click(within(dialog).getByRole('checkbox', { name: 'I’m bringing someone' }));
    await page.pressIn(dialog, 'Save');
    expect(screen.getByText('Just you')).toBeTruthy();
  });

  it('VL-36: doesn’t ask for a guest unless the chain does', async () => {
    await open();
    expect(screen.queryByText('Just you')).toBeNull();
  });

  it('VL-04: asks before it cancels, passes the reason on, and offers another time', async () => {
    const page = await open();
    await page.press('Cancel visit');
    const dialog = screen.getByRole('dialog', { name: 'Cancel your visit?' });
    await page.user.type(within(dialog).getByRole('textbox'), 'A meeting came up');
    await page.pressIn(dialog, 'Cancel visit');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Your visit is canceled');
    expect(document.activeElement).toBe(heading);
    expect(page.foyer.visitLinks.reasonOf(page.token)).toBe('A meeting came up');
    expect(screen.getByRole('link', { name: 'Book another time' }).getAttribute('href')).toBe(
      '/inquiry/schedule-your-visit?facilityId=101',
    );
  });

  it('PG-288 leads from a canceled workout to where workouts are offered', async () => {
    const page = await open({}, undefined, { purpose: 'workout' });
    await page.press('Cancel visit');
    await page.pressIn(screen.getByRole('dialog', { name: 'Cancel your visit?' }), 'Cancel visit');
    expect(screen.getByRole('link', { name: 'Book another time' }).getAttribute('href')).toBe(
      '/membership?facilityId=101',
    );
  });

  it('VL-04: keeps the reason if canceling fails', async () => {
    const page = await open();
    await page.press('Cancel visit');
    const dialog = screen.getByRole('dialog', { name: 'Cancel your visit?' });
    await page.user.type(within(dialog).getByRole('textbox'), 'A meeting');
    page.foyer.visitLinks.faults.failNext('cancel', { kind: 'network' });
    await page.pressIn(dialog, 'Cancel visit');
    expect(within(dialog).getByRole('textbox')).toHaveProperty('value', 'A meeting');
    expect(within(dialog).getByText(/reach|connection/)).toBeTruthy();
  });

  it('VL-04: says that canceling failed, even if the dialog was closed meanwhile', async () => {
    const page = await open();
    await page.press('Cancel visit');
    const dialog = screen.getByRole('dialog', { name: 'Cancel your visit?' });
    page.foyer.visitLinks.faults.failNext('cancel', { kind: 'network' }, { delayMs: 900 });
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel visit' }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Keep my visit' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => page.foyer.clock.advanceAndSettle(1_000));
    expect(within(screen.getByRole('dialog')).getByText(/reach|connection/)).toBeTruthy();
    await page.pressIn(screen.getByRole('dialog'), 'Keep my visit');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('VL-05: tells the club how late the visitor will be, only shortly before the visit', async () => {
    const page = await open();
    expect(screen.queryByText('Running late?')).toBeNull();
    cleanup();
    const { clock } = page.foyer;
    clock.advance(Date.parse(page.time) - clock.now().epochMilliseconds - 600_000);
    await page.show();
    await page.press('10 minutes late');
    expect(screen.getByText(/you’ll be about 10 minutes late/)).toBeTruthy();
  });

  it('VL-06: turns the link off after asking, and says what happens next', async () => {
    const page = await open();
    await page.press('Turn this link off');
    const dialog = screen.getByRole('dialog', { name: 'Turn this link off?' });
    await page.pressIn(dialog, 'Turn this link off');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link is turned off');
    expect(screen.getByText(/emailed you a new link/)).toBeTruthy();
  });

  it('VL-02: an unknown link says what to do', async () => {
    await open({}, 'made-up');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link doesn’t work');
    expect(screen.getByRole('link', { name: 'Find your club' })).toBeTruthy();
  });

  it('VL-01: a visit that is over offers another one', async () => {
    const page = await open();
    cleanup();
    const { clock } = page.foyer;
    clock.advance(Date.parse(page.time) - clock.now().epochMilliseconds + 3_600_000);
    await page.show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This visit is over');
    expect(screen.queryByRole('button', { name: 'Cancel visit' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Book another time' })).toBeTruthy();
  });

  it('VL-01: can be loaded again after a failure', async () => {
    const page = await open();
    cleanup();
    page.foyer.visitLinks.faults.goDown();
    await page.show();
    // A page without a heading doesn't say where one is.
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your visit');
    page.foyer.visitLinks.faults.comeBack();
    await page.press('Try again');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re booked');
  });
});

interface OpenPage {
  readonly foyer: FakeFoyer;
  readonly token: string;
  readonly time: string;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** Opens the page. */
  readonly show: () => Promise<void>;
  readonly press: (name: string) => Promise<void>;
  readonly pressIn: (dialog: HTMLElement, name: string) => Promise<void>;
}

async function open(
  options: Parameters<typeof fakeFoyer>[0] = {},
  otherToken?: string,
  booked: Parameters<typeof bookedVisit>[1] = {},
): Promise<OpenPage> {
  const foyer = fakeFoyer(options);
  const { token, time } = await bookedVisit(foyer, booked);
  const user = userEvent.setup();
  const settle = (ms = 0): Promise<void> => act(() => foyer.clock.advanceAndSettle(ms));
  const page: OpenPage = {
    foyer,
    token,
    time,
    user,
    async show() {
      showPage(<VisitScreen token={otherToken ?? token} />, foyer);
      await settle();
    },
    async press(name) {
      await user.click(screen.getByRole('button', { name }));
      await settle(175);
    },
    async pressIn(dialog, name) {
      await user.click(within(dialog).getByRole('button', { name }));
      await settle(175);
    },
  };
  await page.show();
  return page;
}
