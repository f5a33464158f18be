// @vitest-environment jsdom
import { facilityId } from '@foyer/core/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeFoyer, type FakeFoyer } from '../../di/foyer.fake.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { type FlowOnScreen, goToTimes, openFlow } from '../../testing/open-flow.fake.tsx';

/** The files created by the page, by object URL, until they are revoked. */
const files = new Map<string, Blob>();

installDialogs(window);

beforeEach(() => {
  files.clear();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = `blob:foyer/${files.size}`;
    if (file instanceof Blob) files.set(address, file);
    return address;
  });
});

async function booked(foyer: FakeFoyer = fakeFoyer()): Promise<FlowOnScreen> {
  await goToTimes(foyer);
  const { flow, clock } = foyer;
  const days = flow.getSnapshot().times.plan?.days ?? [];
  const slot = days.flatMap(({ slots }) => slots).find(({ label }) => label === '9:00 AM');
  if (slot) flow.selectTime(slot);
  await clock.during(flow.schedule());
  const page = await openFlow({ foyer });
  await page.until(() => screen.queryByText('What to bring'));
  return page;
}

/** Leaves the page and opens it again. */
async function comeBack({ foyer }: FlowOnScreen): Promise<void> {
  act(() => cleanup());
  await openFlow({ foyer });
}

const dialog = (name: string): HTMLElement => screen.getByRole('dialog', { name });
const card = (): string => document.querySelector('.foyer-card')?.textContent ?? '';
const bookedTime = (page: FlowOnScreen): string | undefined =>
  page.foyer.backEnd.leads[0]?.visit?.time;

/** The unfolded lines of the file behind a link. */
async function linesBehind(link: HTMLElement): Promise<readonly string[]> {
  const file = files.get(link.getAttribute('href') ?? '');
  const text = (await file?.text()) ?? '';
  return text.replaceAll('\r\n ', '').split('\r\n');
}

async function opened(page: FlowOnScreen, button: string, title: string): Promise<HTMLElement> {
  await page.press(button);
  return dialog(title);
}

async function pressIn(page: FlowOnScreen, asks: HTMLElement, name: string): Promise<void> {
  await page.user.click(within(asks).getByRole('button', { name }));
  await page.pass(200);
}

const cancelling = (page: FlowOnScreen): Promise<HTMLElement> =>
  opened(page, 'Cancel the visit', 'Cancel your visit?');
const rescheduling = (page: FlowOnScreen): Promise<HTMLElement> =>
  opened(page, 'Reschedule the visit', 'Reschedule Your Appointment');

/** Books and cancels a visit and closes the dialog. */
async function cancelled(): Promise<FlowOnScreen> {
  const page = await booked();
  const asks = await cancelling(page);
  await pressIn(page, asks, 'Cancel visit');
  await pressIn(page, asks, 'Close');
  return page;
}

describe('a booked visit', () => {
  it('PG-215 carries a QR code of its page until it is canceled', async () => {
    const page = await booked();
    await screen.findByRole('img', { name: /^QR code of the page/ });
    const asks = await cancelling(page);
    await pressIn(page, asks, 'Cancel visit');
    await pressIn(page, asks, 'Close');
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
  });

  it('LX-14 names the page after its heading, also once it is canceled', async () => {
    const page = await booked();
    const before = page.heading.textContent;
    expect(document.title).toBe(`${before} | Foyer`);
    const asks = await cancelling(page);
    await pressIn(page, asks, 'Cancel visit');
    await pressIn(page, asks, 'Close');
    expect(page.heading.textContent).not.toBe(before);
    expect(document.title).toBe(`${page.heading.textContent} | Foyer`);
  });

  it('VL-07: links to its own page, and so does the calendar file', async () => {
    const page = await booked();
    const [token = 'none'] = page.foyer.visitLinks.tokens;
    const link = await screen.findByRole('link', { name: 'Manage your visit' });
    expect(link.getAttribute('href')).toBe(`/visit/${token}`);
    const menu = await opened(page, 'Add To Calendar', 'Add To Calendar');
    const lines = await linesBehind(within(menu).getByRole('link', { name: /^iCal/ }));
    expect(lines.find((line) => line.startsWith('URL:'))).toMatch(new RegExp(`/visit/${token}$`));
  });

  it('VL-13: has the calendar entry of the mails, also when it is moved or canceled', async () => {
    const page = await booked();
    await screen.findByRole('link', { name: 'Manage your visit' });
    const [token = 'none'] = page.foyer.visitLinks.tokens;
    const { calendarUid } = (await page.foyer.visitLinks.read(token)).unwrap();
    const menu = await opened(page, 'Add To Calendar', 'Add To Calendar');
    const added = await linesBehind(within(menu).getByRole('link', { name: /^iCal/ }));
    expect(added).toContain(`UID:${calendarUid}`);
    await pressIn(page, menu, 'Close');
    const asks = await cancelling(page);
    await pressIn(page, asks, 'Cancel visit');
    await pressIn(page, asks, 'Close');
    const removed = await linesBehind(screen.getByRole('link', { name: /^Remove/ }));
    expect(removed).toEqual(expect.arrayContaining([`UID:${calendarUid}`, 'SEQUENCE:1']));
  });

  it('VL-08: after it was moved on its own page, shows the new time to a visitor who comes back', async () => {
    const page = await booked();
    const { visitLinks } = page.foyer;
    await screen.findByRole('link', { name: 'Manage your visit' });
    const [token = 'none'] = visitLinks.tokens;
    const startsAt = '2026-11-24T11:00:00-05:00';
    (await visitLinks.move(token, { facilityId: facilityId('101'), startsAt })).unwrap();
    await comeBack(page);
    await page.until(() => card().includes('11:00 AM'));
    const { state } = page.foyer.flow.getSnapshot();
    expect(state.submittedAppointment?.startsAt).toBe(startsAt);
    expect(state.calendarSequence).toBe(1);
  });

  it('VL-08: after it was canceled on its own page, says so to a visitor who comes back', async () => {
    const page = await booked();
    const { visitLinks } = page.foyer;
    await screen.findByRole('link', { name: 'Manage your visit' });
    const [token = 'none'] = visitLinks.tokens;
    (await visitLinks.cancel(token, null)).unwrap();
    await comeBack(page);
    await page.until(() => card().includes('Canceled'));
    expect(page.foyer.flow.getSnapshot().hasVisit).toBe(false);
  });

  it('VL-67: says that the member who invited the visitor comes along, to a visitor who comes back', async () => {
    const page = await openFlow({ arrival: { referringId: 'R-1001' } });
    await page.toSchedule();
    await page.user.click(screen.getByRole('radio', { name: '9:00 AM' }));
    await page.press('Schedule a Visit');
    await page.until(() => screen.queryByText('We told Grace about your visit.'));
    const { backEnd } = page.foyer;
    backEnd.setJoined(backEnd.leads[0]?.lead.transactionId ?? '', true);
    await comeBack(page);
    await page.until(() => card().includes('Grace will be there too.'));
    expect(card()).not.toContain('We told Grace');
  });

  it('VL-07: has no link to a page if the back end has none', async () => {
    const foyer = fakeFoyer();
    foyer.visitLinks.faults.goDown();
    await booked(foyer);
    expect(screen.queryByRole('link', { name: 'Manage your visit' })).toBeNull();
  });
});

describe('canceling a visit', () => {
  it('LA-04 asks first, and keeps the visit if the visitor says so', async () => {
    const page = await booked();
    const asks = await cancelling(page);
    expect(asks.textContent).toContain('Tomorrow, November 21 at 9:00 AM');
    await pressIn(page, asks, 'Keep my visit');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bookedTime(page)).toBe('2026-11-21T09:00:00-05:00');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel the visit' }));
  });

  it('LA-04 cancels the visit and says so; Go to Home forgets the flow and leads to /', async () => {
    const page = await booked();
    const asks = await cancelling(page);
    await pressIn(page, asks, 'Cancel visit');
    const said = within(asks).getByRole('status');
    expect(said.textContent).toMatch(/^We’ve released your time/);
    expect(asks).toBe(dialog('Your visit is canceled'));
    expect(document.activeElement).toBe(said);
    await pressIn(page, asks, 'Go to Home');
    expect(page.foyer.navigation.current()).toBe('/');
    expect(page.foyer.flow.getSnapshot().state.hasCreatedLead).toBe(false);
  });

  it('LA-04 keeps a visit that can’t be canceled and says what to do', async () => {
    const page = await booked();
    page.foyer.leads.faults.failNext('cancelVisit', { kind: 'server-error', status: 500 });
    const asks = await cancelling(page);
    await pressIn(page, asks, 'Cancel visit');
    expect(within(asks).getByRole('alert').textContent).toBe(
      'An unexpected error has occurred. Please close out of the pop-up and try again.',
    );
    await pressIn(page, asks, 'Close');
    await page.press('Cancel the visit');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(page.heading.textContent).toBe('Appointment at Bryant Park');
  });

  it('LA-04 says after the dialog is closed that the visit is canceled and offers another time', async () => {
    const page = await cancelled();
    expect(page.heading.textContent).toBe('Your visit is canceled');
    expect(card()).toContain('Canceled');
    expect(screen.queryByText('Booked')).toBeNull();
    const another = screen.getByRole('button', { name: 'Choose another time' });
    expect(document.activeElement).toBe(another);
    expect(screen.getByRole('button', { name: 'Go to Home' })).toBeTruthy();
    await page.press('Choose another time');
    await page.until(() => screen.queryByRole('radio', { name: '9:00 AM' }));
    expect(page.heading.textContent).toBe('When would you like to visit?');
  });

  it('LS-03 LA-04 books another time afterwards like the first, with nothing to update', async () => {
    const page = await cancelled();
    await page.press('Choose another time');
    await page.until(() => screen.queryByRole('radio', { name: '11:00 AM' }));
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
    await page.user.click(screen.getByRole('radio', { name: '11:00 AM' }));
    await page.press('Schedule a Visit');
    await page.until(() => screen.queryByText('What to bring'));
    expect(bookedTime(page)).toBe('2026-11-21T11:00:00-05:00');
  });
});

describe('rescheduling a visit', () => {
  it('LA-05 shows the date range, needs a time, and moves the visit to it', async () => {
    const page = await booked();
    const moves = await rescheduling(page);
    expect(moves.textContent).toContain('Nov 20 - Sat, Dec 19');
    const update = within(moves).getByRole('button', { name: 'Update it' });
    expect(update.getAttribute('aria-disabled')).toBe('true');
    await page.user.click(update);
    await page.pass(200);
    expect(within(moves).getByRole('alert').textContent).toBe(
      'Choose a day and a time to continue.',
    );
    // The error appears where the button was pressed, not in the survey behind the dialog.
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await page.user.click(within(moves).getByRole('radio', { name: '11:00 AM' }));
    await page.user.click(update);
    await page.pass(200);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bookedTime(page)).toBe('2026-11-21T11:00:00-05:00');
    expect(card()).toContain('11:00 AM');
    expect(
      screen
        .getAllByRole('status')
        .some(({ textContent }) => textContent.includes('now Tomorrow, November 21 at 11:00 AM')),
    ).toBe(true);
  });

  it('LS-09 reports a failure in the dialog only, even with the survey’s last question behind it', async () => {
    const page = await booked();
    await page.press('Help us tailor your visit');
    for (const answer of ['Yoga', 'Expert', 'Tone up']) {
      await page.user.click(screen.getByLabelText(answer));
      await page.press('Next');
    }
    const moves = await rescheduling(page);
    await page.user.click(within(moves).getByRole('radio', { name: '11:00 AM' }));
    page.foyer.leads.faults.failNext('update', { kind: 'network' });
    await pressIn(page, moves, 'Update it');
    expect(within(moves).getByRole('alert').textContent).toBe('An error has occurred.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await pressIn(page, moves, 'Close');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('LA-05 keeps the visit when the dialog is closed without a change', async () => {
    const page = await booked();
    const moves = await rescheduling(page);
    await page.user.click(within(moves).getByRole('radio', { name: '11:00 AM' }));
    await pressIn(page, moves, 'Close');
    expect(card()).toContain('9:00 AM');
    expect(bookedTime(page)).toBe('2026-11-21T09:00:00-05:00');
    expect(page.foyer.flow.getSnapshot().state.selectedAppointment?.label).toBe('9:00 AM');
  });

  it('LS-13 says in the dialog that a time was taken meanwhile and offers the nearest three', async () => {
    const page = await booked();
    const moves = await rescheduling(page);
    await page.user.click(within(moves).getByRole('radio', { name: '11:00 AM' }));
    page.foyer.backEnd.takeSlot(page.foyer.club('101').facilityId, '2026-11-21T11:00:00-05:00');
    await pressIn(page, moves, 'Update it');
    const alert = within(moves).getByRole('alert');
    expect(alert.textContent).toContain('That time was just taken. Please choose another.');
    expect(within(alert).getAllByRole('button')).toHaveLength(3);
    await page.user.click(within(alert).getByRole('button', { name: /12:00 PM/ }));
    expect(document.activeElement).toBe(within(moves).getByRole('radio', { name: '12:00 PM' }));
    await pressIn(page, moves, 'Update it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bookedTime(page)).toBe('2026-11-21T12:00:00-05:00');
  });

  it('LS-10 names the club’s time zone in the dialog to a visitor elsewhere', async () => {
    const page = await booked(fakeFoyer({ timeZone: 'Europe/Berlin' }));
    expect((await rescheduling(page)).textContent).toContain(
      'Times are in EST, the club’s local time.',
    );
  });
});

describe('the calendar of a visit', () => {
  it('LA-06 offers six calendars in a dialog, and closing it returns the focus', async () => {
    const page = await booked();
    const button = screen.getByRole('button', { name: 'Add To Calendar' });
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    expect(screen.queryByRole('link', { name: /Google/ })).toBeNull();
    await page.user.click(button);
    const dialog = screen.getByRole('dialog', { name: 'Add To Calendar' });
    const links = within(dialog).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent.split(' (')[0])).toEqual([
      'Apple .ics file',
      'Google',
      'Microsoft 365',
      'iCal .ics file',
      'Outlook.com',
      'Yahoo',
    ]);
    expect(screen.getByRole('link', { name: /Google/ }).getAttribute('href')).toContain(
      'dates=20261121T140000Z',
    );
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Add To Calendar' })).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('LA-12 keeps the UID of the file and increases its SEQUENCE when the visit is moved', async () => {
    const page = await booked();
    await page.press('Add To Calendar');
    const before = await linesBehind(screen.getByRole('link', { name: /^iCal/ }));
    await page.press('Close');
    const moves = await rescheduling(page);
    await page.user.click(within(moves).getByRole('radio', { name: '11:00 AM' }));
    await page.press('Update it');
    await page.press('Add To Calendar');
    const link = screen.getByRole('link', { name: /^iCal/ });
    expect(link.getAttribute('download')).toBe('visit-at-bryant-park.ics');
    const after = await linesBehind(link);
    expect(before).toContain('DTSTART;TZID=America/New_York:20261121T090000');
    expect(after).toContain('DTSTART;TZID=America/New_York:20261121T110000');
    expect(after).toContain('SEQUENCE:1');
    expect(after.find((line) => line.startsWith('UID:'))).toBe(
      before.find((line) => line.startsWith('UID:')),
    );
  });

  it('LA-12 removes a canceled visit from the calendar', async () => {
    await cancelled();
    expect(screen.queryByRole('button', { name: 'Add To Calendar' })).toBeNull();
    const lines = await linesBehind(screen.getByRole('link', { name: 'Remove from calendar' }));
    expect(lines).toContain('METHOD:CANCEL');
    expect(lines).toContain('SEQUENCE:1');
  });
});
