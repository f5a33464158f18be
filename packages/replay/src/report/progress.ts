/** The progress of a long replay, on standard error: a live line on a terminal, otherwise occasional plain lines. */
export interface Progress {
  /** Call it after each run. */
  step(hasFailed: boolean): void;
  /** Removes the live line to make room for the report. It reappears automatically. */
  clear(): void;
}

/** The shortest time between two lines, in ms. */
const pauseMs = { live: 100, plain: 2_000 };

export function startProgress(total: number, { isTerminal, write, now }: ProgressOutput): Progress {
  const pause = isTerminal ? pauseMs.live : pauseMs.plain;
  let done = 0;
  let failed = 0;
  let lastAt = now();
  let isShown = false;
  const clear = (): void => {
    if (isShown) write('\r\u001b[2K');
    isShown = false;
  };
  return {
    step(hasFailed) {
      done += 1;
      if (hasFailed) failed += 1;
      if (now() - lastAt < pause || done === total) return;
      lastAt = now();
      const line = `${done} of ${total} played, ${failed} failed`;
      clear();
      write(isTerminal ? line : `${line}\n`);
      isShown = isTerminal;
    },
    clear,
  };
}

export interface ProgressOutput {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}
