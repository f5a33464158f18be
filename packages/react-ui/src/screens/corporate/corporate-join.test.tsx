// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { button } from '../../testing/on-screen.fake.ts';
import { openCode, openJoin, openPlans } from '../../testing/open-join.fake.tsx';

beforeAll(() => installDialogs(window));

describe('the visit before the membership', () => {
  it('CJ-15 CJ-17 books a time, shows it with club and calendars, and leads on to the plans', async () => {
    const page = await openPlans();
    await page.press('Schedule a visit');
    await page.until(() => screen.queryByRole('radio', { name: '9:00 AM' }));
    await page.user.click(screen.getByRole('radio', { name: '9:00 AM' }));
    await page.press('Schedule a Visit');
    await page.until(() => screen.queryByText(/^Appointment at /));
    expect(page.heading.textContent).toMatch(/^Appointment at /);
    expect(screen.getByText('9:00 AM')).toBeTruthy();
    expect(button('Add To Calendar')).toBeTruthy();
    expect(button('Help us tailor your visit')).toBeTruthy();
    await page.press('See memberships');
    expect(page.heading.textContent).toBe('Choose your membership');
  });

  it('CJ-16 returns to the times on Update appointment and moves the visit', async () => {
    const page = await openPlans();
    await page.press('Schedule a visit');
    await page.until(() => screen.queryByRole('radio', { name: '9:00 AM' }));
    await page.user.click(screen.getByRole('radio', { name: '9:00 AM' }));
    await page.press('Schedule a Visit');
    await page.until(() => screen.queryByRole('button', { name: 'Update appointment' }));
    await page.press('Update appointment');
    await page.user.click(screen.getByRole('radio', { name: '11:00 AM' }));
    await page.press('Update');
    expect(screen.getByText('11:00 AM')).toBeTruthy();
  });

  it('CJ-16 continues without a time when the visitor skips it', async () => {
    const page = await openPlans();
    await page.press('Schedule a visit');
    await page.until(() => screen.queryByRole('button', { name: 'Skip Appointment' }));
    await page.press('Skip Appointment');
    await page.until(() => screen.queryByText("We're Ready For you."));
    expect(page.heading.textContent).toBe("We're Ready For you.");
    expect(screen.queryByRole('button', { name: 'Add To Calendar' })).toBeNull();
    expect(button('Choose a time')).toBeTruthy();
  });
});

describe('navigation in the corporate join', () => {
  it('CJ-01 LX-14 gives each step a URL, and Back leads to the previous step', async () => {
    const page = await openJoin();
    const { navigation } = page.foyer;
    expect(navigation.current()).toBe('/join/corp');
    await page.toCode();
    expect(navigation.current()).toBe('/join/corp/code');
    await page.typeCode(page.mailed);
    await page.until(() => screen.queryByText('Choose your membership'));
    expect(navigation.current()).toBe('/join/corp/plan');
    await page.press('Schedule a visit');
    await page.until(() => screen.queryByRole('radio', { name: '9:00 AM' }));
    expect(navigation.current()).toBe('/join/corp/schedule');
    act(() => navigation.back());
    await page.pass();
    expect(page.heading.textContent).toBe('Choose your membership');
    // Back skips the code step once the code was correct.
    act(() => navigation.back());
    await page.pass();
    expect(page.heading.textContent).toBe('Your job comes with perks');
  });

  it('CJ-01 LC-20 says the number of the step', async () => {
    await openPlans();
    expect(document.querySelector('.foyer-eyebrow')?.textContent).toMatch(/^Step 3 of 4 · /);
  });
});

describe('leaving the corporate join', () => {
  it('LX-07 warns that the progress will not be saved', async () => {
    const page = await openJoin();
    await page.user.click(screen.getByRole('link', { name: 'Exit' }));
    expect(screen.getByRole('dialog', { name: 'Leave this page?' }).textContent).toContain(
      'Your progress will not be saved.',
    );
  });

  it('CJ-18 LX-15 asks after 28 minutes whether the visitor is there, and staying keeps everything', async () => {
    const page = await openJoin();
    await page.enter();
    await page.pass(1_679_999);
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.pass(2);
    expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeTruthy();
    await page.press('Stay');
    await page.pass(1_679_000);
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ada');
  });

  it('CJ-18 LX-15 clears everything after 30 minutes and explains it on the fresh form', async () => {
    const page = await openCode();
    await page.skip(1_800_001);
    expect(button('Get Started')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('');
    expect(screen.getByText(/this form timed out and we cleared it/)).toBeTruthy();
  });
});
