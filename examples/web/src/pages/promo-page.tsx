import type { Logger } from '@foyer/core';
import type { ContentRepository, Promotion } from '@foyer/core/content';
import { Picture, portTokens, useCopy, useService } from '@foyer/react-ui';
import { type JSX, useEffect, useState } from 'react';

import { pagesCopy } from '../copy/pages.ts';
import { LoadingPage, PicturedHead } from '../layout/page.tsx';
import { EarlyPart, useEarlyPart } from './early-part.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** A promotion from the content service, with the lead flow below. */
export function PromoPage({ slug }: { readonly slug: string }): JSX.Element {
  const copy = useCopy(pagesCopy);
  const { promotion, status, retry } = usePromotion(slug);
  const early = useEarlyPart({ kind: 'promotion', slug });
  if (promotion !== null) return <Offer promotion={promotion} />;
  if (status === 'unknown') return <NotFoundPage />;
  if (status === 'loading' && early !== null) {
    return (
      <EarlyPart kind="promotion" slug={slug} early={early}>
        <PicturedHead title="{{title}}" lede="{{lede}}" picture="{{picture}}">
          {'{{finePrint}}'}
        </PicturedHead>
      </EarlyPart>
    );
  }
  return (
    <LoadingPage
      hasFailed={status === 'failed'}
      error={{ key: 'offerNotLoaded' }}
      loading={copy.offerLoading}
      onRetry={retry}
    />
  );
}

function Offer({ promotion }: { readonly promotion: Promotion }): JSX.Element {
  const { slug, title, lede, finePrint, photo, facilityId } = promotion;
  return (
    <>
      <PicturedHead
        title={title}
        lede={lede}
        picture={
          photo && <Picture className="foyer-picture foyer-picture--wide" {...photo} lazy={false} />
        }
      >
        {finePrint !== null && <p className="foyer-fine">{finePrint}</p>}
      </PicturedHead>
      <EmbeddedFlow path={`/promo/${slug}`} {...(facilityId !== null && { facilityId })} />
    </>
  );
}

interface PromotionSnapshot {
  /** `unknown`: there is no promotion with this slug. */
  readonly status: 'loading' | 'failed' | 'unknown' | 'ready';
  readonly promotion: Promotion | null;
}

const loading: PromotionSnapshot = { status: 'loading', promotion: null };

/** Loads the promotion with this slug. */
function usePromotion(slug: string): PromotionSnapshot & { readonly retry: () => void } {
  const content = useService(portTokens.content);
  const logger = useService(portTokens.logger);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState({ attempt, snapshot: loading });
  useEffect(() => {
    const current = new AbortController();
    const take = async (): Promise<void> => {
      const asked = await ask(content, logger, slug, current.signal);
      if (!current.signal.aborted) setAnswered({ attempt, snapshot: asked });
    };
    void take();
    return () => current.abort();
  }, [content, logger, slug, attempt]);
  const snapshot = answered.attempt === attempt ? answered.snapshot : loading;
  return { ...snapshot, retry: () => setAttempt(attempt + 1) };
}

async function ask(
  content: ContentRepository,
  logger: Logger,
  slug: string,
  signal: AbortSignal,
): Promise<PromotionSnapshot> {
  const answer = await content.promotion(slug, { signal });
  if (answer.err) {
    if (!signal.aborted) logger.warn('promotion-failed', { failure: answer.val.kind });
    return { status: 'failed', promotion: null };
  }
  const promotion = answer.val;
  return { status: promotion === null ? 'unknown' : 'ready', promotion };
}
