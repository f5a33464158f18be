import type { CallFailure, CallOptions, Result } from '@foyer/core';
import { startTransition, useEffect, useState } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

type Ask<Answer> = (options: CallOptions) => Promise<Answer>;

interface Asked<Answer> {
  /** Null while it loads. */
  readonly answer: Answer | null;
  readonly retry: () => void;
  /** Replaces the answer with that of a later call. */
  readonly setAnswer: (answer: Answer) => void;
}

/**
 * The answer of a call that a page needs. Asks when the page appears, when `ask` changes, and on each retry, and gives
 * up a call that nobody waits for anymore. `ask` must be stable; null asks nothing.
 */
export function useAnswer<Answer>(ask: Ask<Answer> | null): Asked<Answer> {
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{
    readonly ask: Ask<Answer> | null;
    readonly attempt: number;
    readonly answer: Answer;
  }>();
  useEffect(() => {
    if (ask === null) return undefined;
    const asking = new AbortController();
    const take = async (): Promise<void> => {
      const answer = await ask({ signal: asking.signal });
      // A long answer, such as all clubs, renders in slices, so that keys and taps don’t wait.
      if (!asking.signal.aborted) startTransition(() => setAnswered({ ask, attempt, answer }));
    };
    void take();
    return () => asking.abort();
  }, [ask, attempt]);
  const isCurrent = answered?.ask === ask && answered.attempt === attempt;
  return {
    answer: isCurrent ? answered.answer : null,
    retry: () => setAttempt((before) => before + 1),
    setAnswer: (answer) => setAnswered({ ask, attempt, answer }),
  };
}

/**
 * What an optional part of a page shows: null until it has loaded. A failure is logged as `event`, and the page does
 * without the part. `load` must be stable; null loads nothing.
 */
export function useOptional<T>(event: string, load: Ask<Result<T, CallFailure>> | null): T | null {
  const logger = useService(portTokens.logger);
  const { answer } = useAnswer(load);
  useEffect(() => {
    if (answer?.ok === false) logger.warn(event, { failure: answer.val.kind });
  }, [logger, event, answer]);
  return answer?.unwrapOr(null) ?? null;
}
