// @vitest-environment jsdom
import type { Message } from '@foyer/core';
import { VirtualClock } from '@foyer/core/testing';
import { afterEach, expect, it, vi } from 'vitest';

import { watchConnection } from './site-footer.tsx';

let stop = (): void => undefined;

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  // Files share the page.
  document.body.replaceChildren();
});

function watch(): { said: (Message | null)[]; clock: VirtualClock } {
  const said: (Message | null)[] = [];
  const clock = new VirtualClock();
  stop = watchConnection(window, clock, (notice) => said.push(notice));
  return { said, clock };
}

it('LX-04 reports a lost connection, and for a while its return', () => {
  const { said, clock } = watch();
  expect(said).toEqual([]);
  window.dispatchEvent(new Event('offline'));
  expect(said).toEqual([{ key: 'offline' }]);
  window.dispatchEvent(new Event('online'));
  expect(said.at(-1)).toEqual({ key: 'onlineAgain' });
  clock.advance(4_000);
  expect(said.at(-1)).toBeNull();
});

it('PG-223 tries again what failed to load, once the connection is back', () => {
  watch();
  document.body.innerHTML = '<p data-retry></p><button></button><p></p><button></button>';
  const pressed = vi.fn<(event: Event) => void>();
  document.addEventListener('click', pressed);
  window.dispatchEvent(new Event('online'));
  document.removeEventListener('click', pressed);
  expect(pressed).toHaveBeenCalledOnce();
});

it('LX-04 reports a connection that is lost again immediately', () => {
  const { said, clock } = watch();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('offline'));
  clock.advance(60_000);
  expect(said.at(-1)).toEqual({ key: 'offline' });
});

it('LX-04 reports a missing connection when the page opens', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(watch().said).toEqual([{ key: 'offline' }]);
});
