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
  const load = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      const answer = await content.promotion(slug, signal && { signal });
      if (signal?.aborted === true) return;
      if (answer.err) {
        logger.warn('promotion-failed', { failure: answer.val.kind });
        setSnapshot({ status: 'failed', promotion: null });
        return;
      }
      const promotion = answer.val;
      setSnapshot({ status: promotion === null ? 'unknown' : 'ready', promotion });
    },
    [content, logger, slug],
  );
  useEffect(() => {
    const current = new AbortController();
    void load(current.signal);
    return () => current.abort();
  }, [load]);
  const retry = (): void => {
    setSnapshot(loading);
    void load();
  };
  return { ...snapshot, retry };
}
