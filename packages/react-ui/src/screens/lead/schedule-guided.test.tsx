// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { type FlowOnScreen, openFlow, skipButton } from '../../testing/open-flow.fake.tsx';

beforeAll(() => installDialogs(window));

const onlyHere = 'Guided workouts are only available at this location.';
const becomesTour = 'At another club, you book a tour instead of a guided workout.';
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

async function toWorkouts(page: FlowOnScreen): Promise<FlowOnScreen> {
  await page.chooseClub('101');
  await page.enter();
  await page.press('Schedule a VIP Guided Workout');
  await page.until(() => screen.queryByRole('button', { name: 'Schedule a Workout' }));
  return page;
}

describe('the schedule step in guided mode', () => {
  it('LS-03 LS-08 labels the button Schedule a Workout and books a workout', async () => {
    const page = await toWorkouts(await openFlow());
    await page.user.click(screen.getByRole('radio', { name: '9:00 AM' }));
    await page.press('Schedule a Workout');
    expect(page.foyer.flow.getSnapshot().state.meetingPurpose).toBe('workout');
  });

  it('LS-01 asks before changing the club, and keeping the workout changes nothing', async () => {
    const page = await toWorkouts(await openFlow());
    await page.press('Change club');
    const dialog = screen.getByRole('dialog', { name: 'Change clubs?' });
    expect(within(dialog).getByText(becomesTour)).toBeTruthy();
    await page.press('Keep my workout');
    expect(page.foyer.flow.getSnapshot().state.showGuidedWorkouts).toBe(true);
    expect(document.activeElement).toBe(button('Change club'));
  });

  it('LS-01 says that workouts are only available here where no other club has them', async () => {
    const page = await openFlow();
    page.foyer.backEnd.clubs = page.foyer.backEnd.clubs.map((club) => ({
      ...club,
      hasGuidedWorkouts: club.facilityId === '101',
    }));
    await toWorkouts(page);
    await page.press('Change club');
    const dialog = screen.getByRole('dialog', { name: 'Change clubs?' });
    expect(within(dialog).getByText(onlyHere)).toBeTruthy();
  });

  it('LS-15 shows the length, the coach and what is done before and after the booking', async () => {
    const page = await toWorkouts(await openFlow());
    expect(screen.getByText('60 Minute Guided Workout')).toBeTruthy();
    const visit = screen.getByRole('region', { name: 'Your visit' });
    expect(visit.textContent).toContain('Guided workout, 60 minutes');
    await page.user.click(screen.getByRole('radio', { name: '9:00 AM' }));
    await page.press('Schedule a Workout');
    await page.until(() => screen.queryByText('Your guided workout is booked'));
    const card = document.querySelector('.foyer-card')?.textContent ?? '';
    expect(card).toContain('60 minutes');
    expect(card).toContain('A coach meets you at the front desk');
    expect(card).toContain('Workout clothes');
    expect(card).not.toContain('if you’d like to try the equipment');
    await page.press('Add To Calendar');
    const google = screen.getByRole('link', { name: /^Google/ });
    const [start = '', end = ''] =
      new URL(google.getAttribute('href') ?? '').searchParams.get('dates')?.split('/') ?? [];
    expect([start.slice(9, 13), end.slice(9, 13)]).toEqual(['1400', '1500']);
  });

  it('LS-01 opens the chooser after a confirmation, and closing it keeps the workout', async () => {
    const page = await toWorkouts(await openFlow());
    await page.press('Change club');
    const dialog = screen.getByRole('dialog', { name: 'Change clubs?' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Change club' }));
    await page.until(() => screen.queryByRole('dialog', { name: '100+ Clubs Worldwide' }));
    expect(screen.getByRole('dialog', { name: '100+ Clubs Worldwide' })).toBeTruthy();
    await page.press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.foyer.flow.getSnapshot().state.showGuidedWorkouts).toBe(true);
    await page.press('Change club');
    await page.user.click(
      within(screen.getByRole('dialog', { name: 'Change clubs?' })).getByRole('button', {
        name: 'Change club',
      }),
    );
    await page.chooseClub('102');
    expect(page.foyer.flow.getSnapshot().state.showGuidedWorkouts).toBe(false);
    expect(button('Schedule a Visit')).toBeTruthy();
  });
});

describe('the variants of the schedule step', () => {
  it('LS-05 LC-22 shows the tour card in the newer variant', async () => {
    const page = await openFlow();
    await page.toSchedule('102');
    expect(screen.getByText('30 Minute Tour')).toBeTruthy();
  });

  it('LC-22 shows no tour card in the older variant', async () => {
    const page = await openFlow({ settings: { variant: 'classic' } });
    await page.toSchedule('102');
    expect(screen.queryByText('30 Minute Tour')).toBeNull();
  });

  it('LS-11 does not let a referred guest change the club here', async () => {
    const page = await openFlow({ arrival: { referringId: 'R-1001' } });
    await page.toSchedule('102');
    expect(screen.queryByRole('button', { name: 'Change club' })).toBeNull();
    expect(button(skipButton)).toBeTruthy();
  });
});
