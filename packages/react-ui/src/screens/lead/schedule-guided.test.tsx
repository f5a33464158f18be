// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { type FlowOnScreen, openFlow, skipButton } from '../../testing/open-flow.fake.tsx';

beforeAll(() => installDialogs(window));

const question = 'Guided workouts are only available at this location.';
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

async function toWorkouts(): Promise<FlowOnScreen> {
  const page = await openFlow();
  await page.chooseClub('101');
  await page.enter();
  await page.press('Schedule a VIP Guided Workout');
  await page.until(() => screen.queryByRole('button', { name: 'Schedule a Workout' }));
  return page;
}

describe('the schedule step in guided mode', () => {
  it('LS-03 LS-08 labels the button Schedule a Workout and books a workout', async () => {
    const page = await toWorkouts();
    await page.user.click(screen.getByRole('radio', { name: '9:00 AM' }));
    await page.press('Schedule a Workout');
    expect(page.foyer.flow.getSnapshot().state.meetingPurpose).toBe('workout');
  });

  it('LS-01 asks before changing the club, and keeping the workout changes nothing', async () => {
    const page = await toWorkouts();
    await page.press('Change club');
    const dialog = screen.getByRole('dialog', { name: 'Change the club?' });
    expect(within(dialog).getByText(question)).toBeTruthy();
    await page.press('Keep the workout');
    expect(page.foyer.flow.getSnapshot().state.showGuidedWorkouts).toBe(true);
    expect(document.activeElement).toBe(button('Change club'));
  });

  it('LS-01 leaves guided mode after a confirmation and opens the chooser', async () => {
    const page = await toWorkouts();
    await page.press('Change club');
    const dialog = screen.getByRole('dialog', { name: 'Change the club?' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Change club' }));
    await page.until(() => screen.queryByRole('dialog', { name: '100+ Clubs Worldwide' }));
    expect(screen.getByRole('dialog', { name: '100+ Clubs Worldwide' })).toBeTruthy();
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
