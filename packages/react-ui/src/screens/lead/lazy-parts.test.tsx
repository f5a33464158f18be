// @vitest-environment jsdom
import type { CallFailure } from '@foyer/core';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { goToTimes, openFlow, visitButton } from '../../testing/open-flow.fake.tsx';

/**
 * Screens load some optional data. The visitor doesn't notice when a load fails, whether the call timed out or was
 * rejected.
 */

const failures: readonly CallFailure[] = [
  { kind: 'timeout' },
  { kind: 'rejected', status: 400, code: null, field: null },
];

describe.each(failures)('with $kind', (failure) => {
  it('LA-10 LA-11 omits classes and pictures, and the survey still ends normally', async () => {
    const foyer = fakeFoyer();
    foyer.classes.faults.goDown(failure);
    foyer.clubMedia.faults.goDown(failure);
    await goToTimes(foyer);
    await foyer.clock.during(foyer.flow.skip());
    const page = await openFlow({ foyer });
    await page.until(() => screen.queryByText('1 of 4'));
    for (const answerId of [131, 99, 101, 119]) {
      await act(async () => {
        foyer.flow.answerSurvey(answerId);
        const moved = foyer.flow.nextSurvey();
        await foyer.clock.advanceAndSettle(500);
        await moved;
      });
    }
    await page.until(() => foyer.clubMedia.faults.count('slides') > 0);
    await page.until(() => foyer.classes.faults.count('counts') > 0);
    expect(screen.getByRole('link', { name: 'Explore member benefits' })).toBeTruthy();
    expect(document.querySelector('[aria-roledescription="carousel"]')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(foyer.backEnd.leads).toHaveLength(1);
  });

  it('LC-19 shows the default headline, and the form works', async () => {
    const foyer = fakeFoyer();
    foyer.content.faults.goDown(failure);
    const page = await openFlow({ foyer });
    await page.until(() => foyer.content.faults.count('headline') > 0);
    await page.pass();
    expect(page.heading.textContent).toBe('See it for yourself');
    expect(screen.queryByRole('alert')).toBeNull();
    await page.chooseClub('101');
    await page.enter();
    await page.press(visitButton);
    expect(foyer.flow.getSnapshot().state.step).toBe(1);
  });
});
