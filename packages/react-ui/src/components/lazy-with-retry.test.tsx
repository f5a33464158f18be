// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type JSX, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { fakeFoyer, type FakeFoyer } from '../di/foyer.fake.ts';
import { lazyWithRetry, SilentRetry } from './lazy-with-retry.tsx';
import { showPage } from '../testing/show-page.fake.tsx';

afterEach(cleanup);

interface PartProps {
  readonly club: string;
}
type Loaded = { readonly default: ComponentType<PartProps> };

/** Returns a loader that fails the given number of times. */
function behind(failures: number, Part: ComponentType<PartProps>): () => Promise<Loaded> {
  let left = failures;
  return async () => {
    if (left === 0) return { default: Part };
    left -= 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  };
}

function Times({ club }: PartProps): JSX.Element {
  return <h1>Times of {club}</h1>;
}

function show(Part: ComponentType<PartProps>): FakeFoyer {
  const foyer = fakeFoyer();
  showPage(
    <Suspense fallback="On its way">
      <Part club="Tribeca" />
    </Suspense>,
    foyer,
  );
  return foyer;
}

describe('a lazy part of a screen', () => {
  it('renders once it has loaded', async () => {
    show(lazyWithRetry(behind(0, Times)));
    expect(await screen.findByRole('heading', { name: 'Times of Tribeca' })).toBeTruthy();
  });

  it('renders at once, without a fallback, when it was prefetched', async () => {
    const Part = lazyWithRetry(behind(0, Times));
    expect(await Part.prefetch()).toBe(true);
    show(Part);
    expect(screen.getByRole('heading', { name: 'Times of Tribeca' })).toBeTruthy();
  });

  it('loads on render when the prefetch failed', async () => {
    const Part = lazyWithRetry(behind(1, Times));
    expect(await Part.prefetch()).toBe(false);
    show(Part);
    expect(await screen.findByRole('heading', { name: 'Times of Tribeca' })).toBeTruthy();
  });

  it('EM-01 UI-03 shows an error and lets the visitor retry repeatedly when it fails to load', async () => {
    show(lazyWithRetry(behind(2, Times)));
    const user = userEvent.setup();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We couldn’t load this part of the page. Your entries are saved.',
    );
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    // After a second failure, the page itself may be outdated.
    await screen.findByRole('button', { name: 'Reload the page' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Times of Tribeca' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('loads again when it is rendered again', async () => {
    const Part = lazyWithRetry(behind(1, Times));
    show(Part);
    await screen.findByRole('alert');
    cleanup();
    show(Part);
    expect(await screen.findByRole('heading', { name: 'Times of Tribeca' })).toBeTruthy();
  });

  it('renders nothing when it is optional and fails to load, and retries by itself', async () => {
    const { clock } = show(lazyWithRetry(behind(2, Times), SilentRetry));
    await vi.waitFor(() => expect(screen.queryByText('On its way')).toBeNull());
    expect(document.body.textContent).toBe('');
    await act(() => clock.advanceAndSettle(10_000));
    expect(document.body.textContent).toBe('');
    // The second failure has to render before its own wait starts.
    await vi.waitFor(async () => {
      await act(() => clock.advanceAndSettle(10_000));
      screen.getByRole('heading', { name: 'Times of Tribeca' });
    });
  });

  it('AN-02 lets errors thrown inside it reach the error reporting', async () => {
    const bug = new TypeError('a bug');
    const Part = lazyWithRetry(
      behind(0, () => {
        throw bug;
      }),
    );
    const root = createRoot(document.createElement('div'));
    const page = (
      <Suspense>
        <Part club="Tribeca" />
      </Suspense>
    );
    await expect(act(async () => root.render(page))).rejects.toBe(bug);
  });
});
