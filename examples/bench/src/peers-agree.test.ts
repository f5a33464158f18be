import { describe, expect, it } from 'vitest';
import { allBenchmarks } from './all-benchmarks.ts';

/** A million clubs, and commands that are started, are for who runs the benchmark. */
const quick = allBenchmarks.filter(({ name }) => !/1,000,000|^cli/.test(name));

describe('what is measured beside each other', () => {
  it.each(quick)('has one answer, whoever gives it: $name', async ({ prepare }) => {
    const benchmark = await prepare();
    expect(benchmark.findWrongAnswers()).toEqual([]);
  });
});
