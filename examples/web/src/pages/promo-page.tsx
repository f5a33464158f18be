import type { CallOptions } from '@foyer/core';
import type { Promotion } from '@foyer/core/content';
import { Picture, portTokens, useAnswer, useCopy, useService } from '@foyer/react-ui';
import { type JSX, useCallback, useEffect } from 'react';

import { pagesCopy } from '../copy/pages.ts';
import { LoadingPage, PicturedHead } from '../layout/page.tsx';
import { EarlyPart, useEarlyPart } from './early-part.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** A promotion from the content service, with the lead flow below. */
export function PromoPage({ slug }: { readonly slug: string }): JSX.Element {
  const copy = useCopy(pagesCopy);
  const content = useService(portTokens.content);
  const logger = useService(portTokens.logger);
  const ask = useCallback(
    (options: CallOptions) => content.promotion(slug, options),
    [content, slug],
  );
  const { answer, retry } = useAnswer(ask);
  useEffect(() => {
    if (answer?.err) logger.warn('promotion-failed', { failure: answer.val.kind });
  }, [logger, answer]);
  const early = useEarlyPart({ kind: 'promotion', slug });
  if (answer?.ok) {
    return answer.val === null ? <NotFoundPage /> : <Offer promotion={answer.val} />;
  }
  if (answer === null && early !== null) {
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
      hasFailed={answer !== null}
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
