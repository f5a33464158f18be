// @vitest-environment jsdom
import { Ok, type Result } from '@foyer/core';
import { settle } from '@foyer/core/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { JSX, ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';

import { fakeFoyer } from '../di/foyer.fake.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';
import { useOptional } from './use-answer.ts';

afterEach(cleanup);

type Load = () => Promise<Result<string, never>>;

const first: Load = async () => Ok('Bryant Park');
const never: Load = () => new Promise(() => undefined);

it('PG-191 never shows what was loaded for something else', async () => {
  const { container } = fakeFoyer();
  const wrapper = ({ children }: { readonly children: ReactNode }): JSX.Element => (
    <FoyerProvider container={container}>{children}</FoyerProvider>
  );
  const initialProps: { readonly load: Load | null } = { load: first };
  const { result, rerender } = renderHook(({ load }) => useOptional('part-failed', load), {
    wrapper,
    initialProps,
  });
  await act(settle);
  expect(result.current).toBe('Bryant Park');
  rerender({ load: never });
  expect(result.current).toBeNull();
  rerender({ load: first });
  rerender({ load: null });
  expect(result.current).toBeNull();
});
