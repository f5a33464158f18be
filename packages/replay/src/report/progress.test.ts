import { describe, expect, it } from 'vitest';

import { startProgress } from '../replay.ts';

function watch(isTerminal: boolean) {
  let now = 0;
  let written = '';
  const progress = startProgress(100, {
    isTerminal,
    now: () => now,
    write: (text) => {
      written += text;
    },
  });
  return {
    progress,
    written: () => written,
    later: (ms: number) => {
      now += ms;
    },
  };
}

describe('progress on long replays', () => {
  it('CL-04 stays silent during a short replay', () => {
    const { progress, written } = watch(false);
    for (let run = 0; run < 100; run += 1) progress.step(false);
    expect(written()).toBe('');
  });

  it('CL-04 prints an occasional plain line without a terminal', () => {
    const { progress, written, later } = watch(false);
    progress.step(false);
    later(2_000);
    progress.step(true);
    progress.step(false);
    progress.clear();
    expect(written()).toBe('2 of 100 played, 1 failed\n');
  });

  it('CL-04 rewrites one line on a terminal, and removes it before the report', () => {
    const { progress, written, later } = watch(true);
    later(100);
    progress.step(false);
    later(100);
    progress.step(false);
    progress.clear();
    expect(written()).toBe(
      '1 of 100 played, 0 failed\r\u001b[2K2 of 100 played, 0 failed\r\u001b[2K',
    );
  });
});
