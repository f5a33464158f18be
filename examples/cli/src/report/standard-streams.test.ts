import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What arrived at once, and how much is taken before the reader is no longer ready. */
const file = vi.hoisted(() => ({ taken: '', room: 0 }));

vi.mock('node:fs', () => ({
  writeSync(_: number, bytes: Buffer) {
    if (file.room === 0) throw Object.assign(new Error('not ready'), { code: 'EAGAIN' });
    const part = bytes.subarray(0, Math.min(5, file.room));
    file.taken += part.toString();
    file.room -= part.length;
    return part.length;
  },
}));

let streamed = '';

beforeEach(() => {
  vi.resetModules();
  streamed = '';
  file.taken = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((...given: unknown[]) => {
    streamed += String(given[0]);
    const done = given.at(-1);
    if (typeof done === 'function') (done as () => void)();
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('standard output', () => {
  it('CL-04 takes a report piece by piece', async () => {
    const { writeOut, allWritten } = await import('./standard-streams.ts');
    file.room = 100;
    writeOut('all of the report');
    await allWritten();
    expect([file.taken, streamed]).toEqual(['all of the report', '']);
  });

  it('CL-04 gets the rest in its order when the reader was not ready for it', async () => {
    const { writeOut, allWritten } = await import('./standard-streams.ts');
    file.room = 7;
    writeOut('one two three ');
    file.room = 100;
    writeOut('four');
    await allWritten();
    expect([file.taken, streamed]).toEqual(['one two', ' three four']);
  });
});
