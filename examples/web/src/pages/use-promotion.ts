import type { Logger } from '@foyer/core';
import type { ContentRepository, Promotion } from '@foyer/core/content';
import { portTokens, useService } from '@foyer/react-ui';
import { useEffect, useState } from 'react';

interface PromotionSnapshot {
  /** `unknown`: there is no promotion with this slug. */
  readonly status: 'loading' | 'failed' | 'unknown' | 'ready';
  readonly promotion: Promotion | null;
}

const loading: PromotionSnapshot = { status: 'loading', promotion: null };

/** Loads the promotion with this slug. */
export function usePromotion(slug: string): PromotionSnapshot & { readonly retry: () => void } {
  const content = useService(portTokens.content);
  const logger = useService(portTokens.logger);
  const [snapshot, setSnapshot] = useState(loading);
  useEffect(() => {
    const current = new AbortController();
    const take = async (): Promise<void> => {
      const asked = await ask(content, logger, slug, current.signal);
      if (!current.signal.aborted) setSnapshot(asked);
    };
    void take();
    return () => current.abort();
  }, [content, logger, slug]);
  const retry = (): void => {
    setSnapshot(loading);
    void ask(content, logger, slug).then(setSnapshot);
  };
  return { ...snapshot, retry };
}

async function ask(
  content: ContentRepository,
  logger: Logger,
  slug: string,
  signal?: AbortSignal,
): Promise<PromotionSnapshot> {
  const answer = await content.promotion(slug, signal && { signal });
  if (answer.err) {
    if (signal?.aborted !== true) logger.warn('promotion-failed', { failure: answer.val.kind });
    return { status: 'failed', promotion: null };
  }
  const promotion = answer.val;
  return { status: promotion === null ? 'unknown' : 'ready', promotion };
}
