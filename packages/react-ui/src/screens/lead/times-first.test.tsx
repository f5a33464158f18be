// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openFlow } from '../../testing/open-flow.fake.tsx';

const order = 'times-first';

describe('a lead flow that asks for the time first, on its screens', () => {
  it('VL-26 VL-27 PG-214 shows the club, its times, the details and the booked visit', async () => {
    const page = await openFlow({ settings: { order } });
    await page.until(() => screen.queryByText('Choose a club to see its open times.'));
    expect(screen.queryByRole('textbox')).toBeNull();
    await page.chooseClub('101');
    await page.until(() => screen.queryByRole('radio', { name: /10:00 AM/ }));
    await page.user.click(screen.getByRole('radio', { name: /10:00 AM/ }));
    await page.press('Continue');
    expect(page.heading.textContent).toBe('Who’s visiting?');
    expect(document.querySelector('.foyer-eyebrow')?.textContent).toBe(
      'Step 2 of 2 · Visit a club',
    );
    await page.until(() => screen.queryByText(/, 10:00 AM$/));
    expect(screen.queryByRole('button', { name: /Workout/ })).toBeNull();
    await page.enter();
    await page.press('Book Your Visit');
    await page.until(() => page.heading.textContent !== 'Who’s visiting?');
    expect(page.foyer.backEnd.leads).toMatchObject([{ visit: {} }]);
  });

  it('VL-29 says until when the time is held, and when it no longer is', async () => {
    const page = await openFlow({ settings: { order } });
    await page.chooseClub('101');
    await page.until(() => screen.queryByRole('radio', { name: /10:00 AM/ }));
    await page.user.click(screen.getByRole('radio', { name: /10:00 AM/ }));
    await page.press('Continue');
    await page.until(() => screen.queryByText('We’re holding this time for you until 10:10 AM.'));
    await page.pass(600_000);
    expect(screen.getByText(/We’re not holding this time anymore/)).not.toBeNull();
  });

  it('VL-26 leads back from the details by a button where it leaves the history alone', async () => {
    const page = await openFlow({ settings: { order }, usesHistory: false });
    await page.chooseClub('105');
    await page.chooseClub('101');
    await page.until(() => screen.queryByRole('radio', { name: /10:00 AM/ }));
    await page.user.click(screen.getByRole('radio', { name: /10:00 AM/ }));
    await page.press('Continue');
    await page.until(() => screen.queryByRole('button', { name: 'Back to the times' }));
    await page.press('Back to the times');
    expect(page.foyer.flow.getSnapshot().state.step).toBe(1);
  });
});
