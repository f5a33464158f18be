// @vitest-environment jsdom
import { act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ReplayEarlyPress } from './replay-early-press.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('UI-02 a press before hydration is carried out once, after it', () => {
  const onClick = vi.fn<() => void>();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<button>Send</button>';
  const button = root.querySelector('button');
  window.foyerEarlyPress = button;
  act(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <button onClick={onClick}>Send</button>
        <ReplayEarlyPress />
      </StrictMode>,
    );
  });
  act(() => void vi.runAllTimers());
  expect(onClick).toHaveBeenCalledOnce();
  expect(window.foyerEarlyPress).toBeUndefined();
});
