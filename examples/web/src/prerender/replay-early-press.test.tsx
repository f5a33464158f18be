// @vitest-environment jsdom
import { act, type JSX, lazy, StrictMode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { beforeHydration } from './before-hydration.ts';
import { ReplayEarlyPress } from './early-page.tsx';

const onMenu = vi.fn<() => void>();
const onSend = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML =
    '<div id="root" data-early><button>Menu</button><!--$--><button>Send</button><!--/$--></div>';
  beforeHydration([]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

/** Hydrates a site whose page loads lazily. Returns a function that lets the page load. */
async function hydrate(): Promise<() => Promise<void>> {
  const loaded = Promise.withResolvers<{ default: () => JSX.Element }>();
  const Page = lazy(() => loaded.promise);
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no root.');
  delete root.dataset['early'];
  await act(async () => {
    hydrateRoot(
      root,
      <StrictMode>
        <button onClick={onMenu}>Menu</button>
        <Suspense>
          <Page />
          <ReplayEarlyPress />
        </Suspense>
      </StrictMode>,
    );
  });
  return async () => {
    await act(async () => {
      loaded.resolve({ default: () => <button onClick={onSend}>Send</button> });
    });
    act(() => void vi.runAllTimers());
  };
}

function press(name: string): void {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  act(() => {
    button?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button?.click();
  });
}

it('UI-02 a press before the application has loaded is carried out once, when its page is there', async () => {
  press('Send');
  const load = await hydrate();
  expect(onSend).not.toHaveBeenCalled();
  await load();
  expect(onSend).toHaveBeenCalledOnce();
});

it('UI-02 a press while its page is still loading is carried out once, when its page is there', async () => {
  const load = await hydrate();
  press('Send');
  await load();
  expect(onSend).toHaveBeenCalledOnce();
});

it('UI-02 a press that is handled at once is not repeated', async () => {
  const load = await hydrate();
  press('Menu');
  await load();
  expect(onMenu).toHaveBeenCalledOnce();
});

it('UI-02 the last press counts, and later ones are not recorded', async () => {
  press('Send');
  press('Menu');
  await (
    await hydrate()
  )();
  expect(onSend).not.toHaveBeenCalled();
  expect(onMenu).toHaveBeenCalledOnce();
  press('Send');
  expect(window.foyerEarlyPress).toBeUndefined();
});
