// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { hideHeaderOnScroll } from './site-footer.tsx';

afterEach(() => vi.unstubAllGlobals());

it('PG-182 the header gives way while the visitor scrolls down, and comes back when they scroll up', () => {
  const stop = hideHeaderOnScroll(window);
  const after = (y: number): boolean => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
    return document.documentElement.hasAttribute('data-scrolls-down');
  };
  expect([after(100), after(300), after(296), after(200), after(0)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  after(500);
  stop();
  expect(document.documentElement.hasAttribute('data-scrolls-down')).toBe(false);
});

it('PG-182 the header stays when the visitor scrolls up on a page that opened further down', async () => {
  vi.stubGlobal('scrollY', 500);
  const stop = hideHeaderOnScroll(window);
  await new Promise(requestAnimationFrame);
  vi.stubGlobal('scrollY', 400);
  window.dispatchEvent(new Event('scroll'));
  expect(document.documentElement.hasAttribute('data-scrolls-down')).toBe(false);
  stop();
});
