// @vitest-environment jsdom
import { FakeAnalytics } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { watchExceptions } from './watch-exceptions.ts';

/** A browser's event for an unhandled rejection; jsdom doesn't have it. */
function rejection(reason: unknown): Event {
  return Object.assign(new Event('unhandledrejection'), { reason });
}

describe('watching exceptions', () => {
  it('AN-02 reports an uncaught error in a script and in a promise', () => {
    const analytics = new FakeAnalytics();
    // A target of the test's own, because the test runner fails on uncaught errors in its window.
    const page = new EventTarget() as Window;
    const stop = watchExceptions(analytics, page);
    const error = new TypeError('ada@mail.example is not a function');
    page.dispatchEvent(new ErrorEvent('error', { error }));
    page.dispatchEvent(rejection(new RangeError('x')));
    page.dispatchEvent(rejection('ada@mail.example'));
    stop();
    page.dispatchEvent(new ErrorEvent('error', { error }));
    expect(analytics.events).toEqual([
      { name: 'exception', source: 'script', kind: 'TypeError' },
      { name: 'exception', source: 'promise', kind: 'RangeError' },
      { name: 'exception', source: 'promise', kind: 'unknown' },
    ]);
  });
});
