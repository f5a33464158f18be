// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { JSX } from 'react';
import { expect, it, vi } from 'vitest';

import { CrashBoundary } from './mount-flow.tsx';

it('EM-01: An element whose screen crashes renders nothing and reports it once', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onCrash = vi.fn<() => void>();
  const Crashing = (): JSX.Element => {
    throw new TypeError('a bug');
  };
  const { container } = render(
    <CrashBoundary onCrash={onCrash}>
      <Crashing />
    </CrashBoundary>,
  );
  expect(container.innerHTML).toBe('');
  expect(onCrash).toHaveBeenCalledOnce();
});
