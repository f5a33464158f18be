// @vitest-environment jsdom
import { FakeAnalytics } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { kindOf, watchExceptions } from './watch-exceptions.ts';

/** What a browser tells of a promise that nobody caught; the test's DOM has no such event. */
function rejection(reason: unknown): Event {
  return Object.assign(new Event('unhandledrejection'), { reason });
}

describe('watching exceptions', () => {
  it('AN-02 an error that nobody caught is an event, in a script and in a promise', () => {
    const analytics = new FakeAnalytics();
    // A page of the test's own: the runner takes what nobody caught in its window for a failure.
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

  it('AN-01 AN-02 no word that a visitor typed gets into it, whatever the error calls itself', () => {
    const named = new Error('x');
    named.name = 'ada@mail.example';
    expect(kindOf(named)).toBe('unknown');
    expect(kindOf({ name: 'Ada', message: 'x' })).toBe('unknown');
    expect(kindOf(undefined)).toBe('unknown');
    named.name = 'QuotaExceededError';
    expect(kindOf(named)).toBe('QuotaExceededError');
  });
});
