// @vitest-environment jsdom
import type { Message } from '@foyer/core';
import { VirtualClock } from '@foyer/core/testing';
import { afterEach, expect, it, vi } from 'vitest';

import { watchConnection } from './watch-connection.ts';

let stop = (): void => undefined;

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

function watch(): { said: (Message | null)[]; clock: VirtualClock } {
  const said: (Message | null)[] = [];
  const clock = new VirtualClock();
  stop = watchConnection(window, clock, (notice) => said.push(notice));
  return { said, clock };
}

it('LX-04 who loses the network is told, and told when it is back, for a while', () => {
  const { said, clock } = watch();
  expect(said).toEqual([]);
  window.dispatchEvent(new Event('offline'));
  expect(said).toEqual([{ key: 'offline' }]);
  window.dispatchEvent(new Event('online'));
  expect(said.at(-1)).toEqual({ key: 'onlineAgain' });
  clock.advance(4_000);
  expect(said.at(-1)).toBeNull();
});

it('LX-04 a network that goes again at once is what is said', () => {
  const { said, clock } = watch();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('offline'));
  clock.advance(60_000);
  expect(said.at(-1)).toEqual({ key: 'offline' });
});

it('LX-04 a page that is opened without a network says so', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(watch().said).toEqual([{ key: 'offline' }]);
});
