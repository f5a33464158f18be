// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type JSX, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { fakeFoyer, type FakeFoyer } from '../di/foyer.fake.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';
import { fetched, Meanwhile } from './fetched.tsx';

afterEach(cleanup);

interface PartProps {
  readonly club: string;
}
type Loaded = { readonly default: ComponentType<PartProps> };

/** A part behind a network that fails so many times. */
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
  render(
    <FoyerProvider container={foyer.container}>
      <Suspense fallback="On its way">
        <Part club="Tribeca" />
      </Suspense>
    </FoyerProvider>,
  );
  return foyer;
}

describe('a part of a screen that is fetched', () => {
  it('is drawn when it has come', async () => {
    show(fetched(behind(0, Times)));
    expect(await screen.findByRole('heading', { name: 'Times of Tribeca' })).toBeTruthy();
  });

  it('fetched ahead of its time is drawn at once, with nothing in its place before it', async () => {
    const Part = fetched(behind(0, Times));
    expect(await Part.ahead()).toBe(true);
    show(Part);
    expect(screen.getByRole('heading', { name: 'Times of Tribeca' })).toBeTruthy();
  });

  it('that could not be fetched ahead is fetched when it is drawn', async () => {
    const Part = fetched(behind(1, Times));
    expect(await Part.ahead()).toBe(false);
    show(Part);
    expect(await screen.findByRole('heading', { name: 'Times of Tribeca' })).toBeTruthy();
  });

  it('EM-01 UI-03 one that the network would not give says so and can be asked for again, and again', async () => {
    show(fetched(behind(2, Times)));
    const user = userEvent.setup();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This part of the page could not be loaded. Nothing you entered is lost.',
    );
    expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    // After a second failure it may be the page that is too old.
    await screen.findByRole('button', { name: 'Load the page again' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Times of Tribeca' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('drawn anew it is asked for anew', async () => {
    const Part = fetched(behind(1, Times));
    show(Part);
    await screen.findByRole('alert');
    cleanup();
    show(Part);
    expect(await screen.findByRole('heading', { name: 'Times of Tribeca' })).toBeTruthy();
  });

  it('one that the screen does without is left out, and comes by itself when it can be had', async () => {
    const { clock } = show(fetched(behind(2, Times), Meanwhile));
    await vi.waitFor(() => expect(screen.queryByText('On its way')).toBeNull());
    expect(document.body.textContent).toBe('');
    await act(() => clock.advanceAndSettle(10_000));
    expect(document.body.textContent).toBe('');
    await act(() => clock.advanceAndSettle(10_000));
    expect(await screen.findByRole('heading', { name: 'Times of Tribeca' })).toBeTruthy();
  });

  it('AN-02 what breaks inside of it is a bug, and goes on to who asks about bugs', async () => {
    const bug = new TypeError('a bug');
    const Part = fetched(
      behind(0, () => {
        throw bug;
      }),
    );
    const root = createRoot(document.createElement('div'));
    await expect(act(async () => root.render(<Part club="Tribeca" />))).rejects.toBe(bug);
  });
});
