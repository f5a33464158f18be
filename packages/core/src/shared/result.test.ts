import { expect, it, vi } from 'vitest';

it('reading ts-results costs no stack, and errors name their callers from then on', async () => {
  const usual = Error.stackTraceLimit;
  let limitThen: number | null = null;
  vi.doMock('ts-results', async (original) => {
    limitThen = Error.stackTraceLimit;
    return original();
  });
  vi.resetModules();
  const { Err } = await import('./result.ts');
  expect(limitThen).toBe(0);
  expect(Error.stackTraceLimit).toBe(usual);
  expect(Err('gone').stack).toContain('result.test.ts');
});
