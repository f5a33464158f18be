import fc from 'fast-check';

/** fast-check's default, which `pnpm test:deep` multiplies. */
const usual = 100;

/** How many cases a property tries: `count`, or its multiple in `pnpm test:deep`. */
export function runs(count: number): { readonly numRuns: number } {
  return { numRuns: count * factor() };
}

/** True in `pnpm test:deep`, for exhaustive tests that try a sample otherwise. */
export function isDeep(): boolean {
  return factor() > 1;
}

function factor(): number {
  return (fc.readConfigureGlobal().numRuns ?? usual) / usual;
}
