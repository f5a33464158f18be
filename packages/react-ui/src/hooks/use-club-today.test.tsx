// @vitest-environment jsdom
import { Temporal } from '@foyer/core';
import { VirtualClock } from '@foyer/core/testing';
import { cleanup, renderHook } from '@testing-library/react';
import type { JSX, ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';

import { fakeFoyer } from '../di/foyer.fake.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';
import { useClubToday } from './use-clubs.ts';

afterEach(cleanup);

/** Returns a function that computes today's date at a club. */
function todayAt(timeZone: string, clock: VirtualClock): () => string {
  const { container } = fakeFoyer({ clock });
  const wrapper = ({ children }: { readonly children: ReactNode }): JSX.Element => (
    <FoyerProvider container={container}>{children}</FoyerProvider>
  );
  const { result, rerender } = renderHook(() => useClubToday(timeZone), { wrapper });
  return () => {
    rerender();
    return result.current;
  };
}

const hourMs = 3_600_000;

it('LS-02 starts the club’s day at the club’s midnight, even if the page stays open', async () => {
  const clock = new VirtualClock(Temporal.Instant.from('2026-11-22T04:30:00Z'));
  const inNewYork = todayAt('America/New_York', clock);
  const inLondon = todayAt('Europe/London', clock);
  expect([inNewYork(), inLondon()]).toEqual(['2026-11-21', '2026-11-22']);
  await clock.advanceAndSettle(hourMs);
  expect([inNewYork(), inLondon()]).toEqual(['2026-11-22', '2026-11-22']);
});

it('LS-02 ends a day at midnight when the clocks change, too', async () => {
  const clock = new VirtualClock(Temporal.Instant.from('2026-11-01T04:30:00Z'));
  const today = todayAt('America/New_York', clock);
  expect(today()).toBe('2026-11-01');
  // This day is 25 hours long.
  await clock.advanceAndSettle(24 * hourMs);
  expect(today()).toBe('2026-11-01');
  await clock.advanceAndSettle(hourMs);
  expect(today()).toBe('2026-11-02');
});
