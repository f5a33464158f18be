import fc from 'fast-check';

// `pnpm test:deep`: every property tries 20 times as many cases.
fc.configureGlobal({ numRuns: 2_000 });
