import { afterEach, describe, expect, it, vi } from 'vitest';

import { createObservable } from './observable.ts';

describe('an observable', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('AD-02: a subscriber that throws keeps nobody else from hearing, and its error is reported', () => {
    const reports: (() => void)[] = [];
    vi.stubGlobal('queueMicrotask', (report: () => void) => reports.push(report));
    const step = createObservable(0);
    const heard: number[] = [];
    step.subscribe(() => {
      throw new TypeError('no screen');
    });
    step.subscribe(() => heard.push(step.get()));
    step.set(1);
    expect(heard).toEqual([1]);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toThrow('no screen');
  });
});
