import { describe, expect, it } from 'vitest';
import { allBenchmarks } from './all-benchmarks.ts';

/** A million clubs are made and asked about by who runs the benchmark. */
const quick = allBenchmarks.filter(({ name }) => !name.includes('1,000,000'));

describe('what is measured beside each other', () => {
  it.each(quick)('has one answer, whoever gives it: $name', async ({ prepare }) => {
    const benchmark = await prepare();
    expect(benchmark.findWrongAnswers()).toEqual([]);
  });
});
