import { expect, it, vi } from 'vitest';

it('PG-262 React first runs without call stacks; later errors have them', async () => {
  const before = Error.stackTraceLimit;
  const whileItRuns = vi.fn<(limit: number | undefined) => void>();
  vi.doMock('react-dom/client', () => {
    whileItRuns(Error.stackTraceLimit);
    return {};
  });
  await import('./react-first.ts');
  expect(whileItRuns).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(Error.stackTraceLimit).toBe(before);
});
