import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

import type { Outcome } from '../play/play-all.ts';

/** Milliseconds. */
export interface Percentiles {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

/** The speed of a replay. */
export interface Measurement {
  readonly runs: number;
  readonly seconds: number;
  readonly scenariosPerSecond: number;
  readonly scenarioMs: Percentiles;
  readonly requests: number;
  readonly requestMs: Percentiles;
}

/** `seconds` spans from the start of the first run to the end of the last. */
export function measure(outcomes: readonly Outcome[], seconds: number): Measurement {
  const scenarioMs = createHistogram({ figures: 5 });
  const requestMs = createHistogram({ figures: 5 });
  let requests = 0;
  for (const outcome of outcomes) {
    record(scenarioMs, outcome.ms);
    for (const ms of outcome.exchangeMs) record(requestMs, ms);
    requests += outcome.requests;
  }
  return {
    runs: outcomes.length,
    seconds: rounded(seconds),
    scenariosPerSecond: seconds === 0 ? 0 : rounded(outcomes.length / seconds),
    scenarioMs: percentiles(scenarioMs),
    requests,
    requestMs: percentiles(requestMs),
  };
}

/** Histograms take positive integers, so this records microseconds. */
function record(histogram: RecordableHistogram, ms: number): void {
  histogram.record(Math.max(1, Math.round(ms * 1000)));
}

function percentiles(histogram: RecordableHistogram): Percentiles {
  const isEmpty = histogram.count === 0;
  const at = (percent: number): number =>
    isEmpty ? 0 : rounded(histogram.percentile(percent) / 1000);
  return {
    p50: at(50),
    p90: at(90),
    p99: at(99),
    max: isEmpty ? 0 : rounded(histogram.max / 1000),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
