// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { installDialogs } from '../testing/dialog-in-jsdom.fake.ts';

installDialogs(window);

const nothing = (): void => undefined;

afterEach(() => {
  cleanup();
  vi.doUnmock('./club-dialog.tsx');
  vi.resetModules();
});

/** Renders with a fresh module registry, as after a page load. */
async function showClosed(): Promise<HTMLElement> {
  const { fakeFoyer } = await import('../di/foyer.fake.ts');
  const { FoyerProvider } = await import('../di/foyer-provider.tsx');
  const { ClubChoice } = await import('./club-choice.tsx');
  const { container } = render(
    <FoyerProvider container={fakeFoyer().container}>
      <ClubChoice purpose="visit" open={false} chosen={null} onChoose={nothing} onClose={nothing} />
    </FoyerProvider>,
  );
  return container;
}

it('CC-01 renders the dialog closed and empty in advance, so that a press only has to open it', async () => {
  const page = await showClosed();
  expect(page.querySelector('dialog')).toBeNull();
  await waitFor(() => expect(page.querySelector('dialog')?.open).toBe(false));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('CC-01 LX-04 ignores a failed prefetch of the dialog until the visitor opens it', async () => {
  const asked = vi.fn<() => void>();
  vi.doMock('./club-chooser.tsx', () => {
    asked();
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const page = await showClosed();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await expect(screen.findByRole('alert', {}, { timeout: 300 })).rejects.toThrow(/alert/);
  expect(page.textContent).toBe('');
  expect(page.querySelector('dialog')).toBeNull();
});
