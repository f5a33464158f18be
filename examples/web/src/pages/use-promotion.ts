import type { Promotion } from '@foyer/core';
import { portTokens, useService } from '@foyer/react-ui';
import { useCallback, useEffect, useState } from 'react';

interface PromotionSnapshot {
  /** `unknown`: no promotion goes by that slug. */
  readonly status: 'loading' | 'failed' | 'unknown' | 'ready';
  readonly promotion: Promotion | null;
}

const loading: PromotionSnapshot = { status: 'loading', promotion: null };

/** The promotion of that slug. RT-07 */
export function usePromotion(slug: string): PromotionSnapshot & { readonly retry: () => void } {
  const content = useService(portTokens.content);
  const logger = useService(portTokens.logger);
  const [snapshot, setSnapshot] = useState(loading);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const current = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await content.promotion(slug, { signal: current.signal });
      if (current.signal.aborted) return;
      if (answer.err) {
        logger.warn('promotion-failed', { failure: answer.val.kind });
        setSnapshot({ status: 'failed', promotion: null });
        return;
      }
      const promotion = answer.val;
      setSnapshot({ status: promotion === null ? 'unknown' : 'ready', promotion });
    };
    void load();
    return () => current.abort();
  }, [content, logger, slug, attempt]);
  const retry = useCallback(() => {
    setSnapshot(loading);
    setAttempt((before) => before + 1);
  }, []);
  return { ...snapshot, retry };
}
