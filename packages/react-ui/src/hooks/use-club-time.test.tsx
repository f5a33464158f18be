// @vitest-environment jsdom
import { cleanup, renderHook, type RenderHookResult } from '@testing-library/react';
import type { JSX, ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { fakeFoyer } from '../di/foyer.fake.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';
import { useClubTime } from './use-club-time.ts';

afterEach(cleanup);

const days = ['2026-11-21T09:00:00-05:00', '2026-11-22T09:00:00-05:00'] as const;

it('LS-10 shows the time zone to visitors in another one; looks up their zone once, and again when they return', () => {
  const { container, visitor } = fakeFoyer({ timeZone: 'America/New_York' });
  const asked = vi.spyOn(visitor, 'timeZone');
  const wrapper = ({ children }: { readonly children: ReactNode }): JSX.Element => (
    <FoyerProvider container={container}>{children}</FoyerProvider>
  );
  const initialProps: { readonly moment: string } = { moment: days[0] };
  const look = (): RenderHookResult<string | null, { readonly moment: string }> =>
    renderHook(({ moment }) => useClubTime('America/New_York', moment).foreignZone, {
      wrapper,
      initialProps,
    });

  const { result, rerender, unmount } = look();
  expect(result.current).toBeNull();
  rerender({ moment: days[1] });
  expect(result.current).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);

  unmount();
  visitor.zone = 'Europe/London';
  expect(look().result.current).toBe('EST');
});
