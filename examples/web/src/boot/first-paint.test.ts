// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { firstPaint } from './first-paint.ts';

const marks = document.documentElement.dataset;
let paint: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    paint = run;
  });
});

afterEach(() => {
  // In this order: the stub gives back the fake frames that it replaced, and the files that follow share this window.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of Object.keys(marks)) delete marks[name];
});

/** Whether the application would be loaded by now. */
function isOver(waiting: Promise<void>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);
}

it('UI-02 the application loads after a prerendered page has been painted', async () => {
  marks['foyerPage'] = 'flow';
  const waiting = firstPaint(document);
  expect(await isOver(waiting)).toBe(false);
  paint();
  expect(await isOver(waiting)).toBe(true);
});

it('UI-02 the application loads after two seconds if nothing is painted', async () => {
  marks['foyerPage'] = 'page';
  const waiting = firstPaint(document);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(await isOver(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(waiting)).toBe(true);
});

it.each([
  ['nothing was prerendered', undefined, 'visible'],
  ['the prerendered page is not this visitor’s', '', 'visible'],
  ['the page is in the background', 'flow', 'hidden'],
] as const)('LX-01 the application loads at once when %s', async (_why, page, visibility) => {
  if (page !== undefined) marks['foyerPage'] = page;
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  expect(await isOver(firstPaint(document))).toBe(true);
});
