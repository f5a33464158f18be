import { describe, expect, it } from 'vitest';

import type { Outcome } from '../play/play-all.ts';
import { measure } from './measure.ts';

function took(ms: number, exchangeMs: readonly number[] = []): Outcome {
  const requests = exchangeMs.length;
  return { name: 'a', file: 'a', run: 1, failure: null, leftOut: null, ms, requests, exchangeMs };
}

describe('measuring a replay', () => {
  it('CL-05 reports scenarios per second and the percentiles of scenarios and requests', () => {
    const outcomes = Array.from({ length: 100 }, (_, index) => took(index + 1, [0.5, 2]));
    const { scenariosPerSecond, scenarioMs, requests, requestMs } = measure(outcomes, 2);
    expect(scenariosPerSecond).toBe(50);
    expect(requests).toBe(200);
    expect(requestMs).toMatchObject({ p50: 0.5, p90: 2, max: 2 });
    expect(scenarioMs.p50).toBe(50);
    expect(scenarioMs.p90).toBe(90);
    expect(scenarioMs.max).toBe(100);
  });

  it('CL-05 reports zeros if there were no runs', () => {
    const nothing = { p50: 0, p90: 0, p99: 0, max: 0 };
    expect(measure([], 0)).toEqual({
      runs: 0,
      seconds: 0,
      scenariosPerSecond: 0,
      scenarioMs: nothing,
      requests: 0,
      requestMs: nothing,
    });
  });
});
