// @vitest-environment jsdom
import { VirtualClock } from '@foyer/core/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { ada, type FlowOnScreen, openFlow, skipButton } from '../../testing/open-flow.fake.tsx';

async function book(page: FlowOnScreen, day: RegExp, time: string): Promise<void> {
  await page.toSchedule();
  await page.user.click(screen.getByRole('radio', { name: day }));
  await page.user.click(screen.getByRole('radio', { name: time }));
  await page.press('Schedule a Visit');
  await page.until(() => screen.queryByText('What to bring'));
}

const card = (): string => document.querySelector('.foyer-card')?.textContent ?? '';

describe('the confirmation', () => {
  it('LA-01 shows the type, time, place and phone number of a booked visit', async () => {
    const page = await openFlow();
    await book(page, /^Tomorrow/, '9:00 AM');
    expect(page.heading.textContent).toBe('Appointment at Bryant Park');
    expect(card()).toContain('Tomorrow, November 21');
    expect(card()).toContain('9:00 AM');
    expect(card()).toContain('129 West 41st Street');
    expect(screen.getByRole('link', { name: '212-555-0101' }).getAttribute('href')).toBe(
      'tel:+12125550101',
    );
  });

  it('VL-61: names the member who invited the visitor on the times and here', async () => {
    const page = await openFlow({ arrival: { referringId: 'R-1001' } });
    await page.toSchedule();
    expect(screen.getByText('Invited by Grace')).toBeTruthy();
    await page.user.click(screen.getByRole('radio', { name: '9:00 AM' }));
    await page.press('Schedule a Visit');
    await page.until(() => screen.queryByText('What to bring'));
    expect(card()).toContain('Invited byGrace');
  });

  it.each([
    ['R-1001', 'We told Grace about your visit.'],
    ['R-1002', null],
  ])('VL-63: says that %s was told of the visit only if so', async (referringId, note) => {
    const page = await openFlow({ arrival: { referringId } });
    await page.toSchedule();
    await page.user.click(screen.getByRole('radio', { name: '9:00 AM' }));
    await page.press('Schedule a Visit');
    await page.until(() => screen.queryByText('What to bring'));
    expect(screen.queryByText(/^We told/)?.textContent ?? null).toBe(note);
  });

  it('LA-13 shows the weekday of a later date', async () => {
    const page = await openFlow();
    await book(page, /^Monday, November 23/, '9:00 AM');
    expect(card()).toContain('Monday, November 23');
  });

  it('LA-13 LA-01 uses the club’s date for Today and names its time zone to a visitor elsewhere', async () => {
    // It's the evening of the 20th at the club, and the afternoon of the 21st in Sydney.
    const clock = new VirtualClock('2026-11-21T02:00:00Z');
    const page = await openFlow({ timeZone: 'Australia/Sydney', clock });
    await book(page, /^Tomorrow/, '9:00 AM');
    expect(card()).toContain('9:00 AM EST');
    expect(card()).toContain('Tomorrow, November 21');
  });

  it('LA-02 says that an advisor will call when no time was booked at a club with visits', async () => {
    const page = await openFlow();
    await page.toSchedule('102');
    await page.press(skipButton);
    await page.until(() => screen.queryByText(/will contact you soon/));
    expect(page.heading.textContent).toBe("We're Ready For you.");
    expect(
      screen.getByText('A Membership Advisor from Brooklyn Heights will contact you soon.'),
    ).toBeTruthy();
  });

  it('LA-03 says that the details were received at a club without visits', async () => {
    const page = await openFlow();
    await page.chooseClub('105');
    await page.enter(ada);
    await page.press('Visit A Club');
    await page.until(() => screen.queryByText('Your Details Are In'));
    expect(page.heading.textContent).toBe('Your Details Are In');
    expect(screen.getByText('An advisor will be in contact shortly.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  });

  it('LC-20 PG-214 has no number, because nothing is left to do', async () => {
    const page = await openFlow();
    await book(page, /^Tomorrow/, '9:00 AM');
    expect(document.querySelector('.foyer-eyebrow')?.textContent).toBe('Your visit is booked');
    expect(screen.queryByRole('region', { name: 'Your visit' })).toBeNull();
  });

  it('forgets everything on Start over', async () => {
    const page = await openFlow();
    await book(page, /^Tomorrow/, '9:00 AM');
    await page.press('Start over');
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('');
    expect(page.foyer.localStore.entries()).toEqual({});
  });
});
