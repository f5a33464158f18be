import { median } from '../measure-benchmark.ts';

/**
 * The median time of a call that is the first with what it is given, in microseconds: what is remembered from then on is
 * made anew each time, and making what it is given is not timed.
 */
export function timeOfFirst<Input>(
  make: () => Input,
  run: (input: Input) => unknown,
  enoughMs = 200,
): number {
  const figures: number[] = [];
  const startedAt = performance.now();
  while (figures.length === 0 || performance.now() - startedAt < enoughMs) {
    const input = make();
    const from = performance.now();
    run(input);
    figures.push((performance.now() - from) * 1000);
  }
  return median(figures) ?? Number.NaN;
}
