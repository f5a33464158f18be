// @vitest-environment jsdom
import { Err, Ok } from '@foyer/core';
import { settle, VirtualClock } from '@foyer/core/testing';
import { FoyerProvider } from '@foyer/react-ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

import { composePrerender } from '../compose-prerender.ts';
import { PromoPage } from './promo-page.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('keeps the answer of a retry when the call before it fails afterwards', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const clock = new VirtualClock();
  const slow = Promise.withResolvers<Err<{ kind: 'timeout' }>>();
  let calls = 0;
  const promotion = async () => {
    calls += 1;
    return calls === 1 ? slow.promise : Ok(null);
  };
  const container = composePrerender('/promo/spring', {
    clock,
    content: { headline: async () => Ok(null), promotion },
    logger: { warn: () => undefined, error: () => undefined },
  });
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <FoyerProvider container={container}>
        <PromoPage slug="spring" />
      </FoyerProvider>,
    ),
  );
  await act(() => clock.advanceAndSettle(10_000));
  await act(async () => {
    box.querySelector('button')?.click();
    await settle();
  });
  const shown = box.textContent;
  expect(box.querySelector('h1')).not.toBeNull();
  await act(async () => {
    slow.resolve(Err({ kind: 'timeout' }));
    await settle();
  });
  expect(box.textContent).toBe(shown);
  act(() => root.unmount());
});
