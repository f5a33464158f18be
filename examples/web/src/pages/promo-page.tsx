import type { Promotion } from '@foyer/core/content';
import { useCopy } from '@foyer/react-ui';
import type { JSX } from 'react';

import { pagesCopy } from '../copy/pages.ts';
import { LoadingPage } from '../layout/loading-page.tsx';
import { usePage } from '../layout/page.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';
import { PicturedHead } from './pictured-head.tsx';
import { usePromotion } from './use-promotion.ts';

/** A promotion from the content service, with the lead flow below. */
export function PromoPage({
  slug,
  notFound,
}: {
  /** The last part of the page's path. */
  readonly slug: string;
  /** Shown when there is no such promotion. */
  readonly notFound: JSX.Element;
}): JSX.Element {
  const copy = useCopy(pagesCopy);
  const { promotion, status, retry } = usePromotion(slug);
  if (promotion !== null) return <Offer promotion={promotion} />;
  if (status === 'unknown') return notFound;
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
  const heading = usePage(title);
  return (
    <>
      <PicturedHead
        title={title}
        lede={lede}
        heading={heading}
        picture={
          photo && (
            <img
              className="foyer-picture foyer-picture--wide"
              src={photo.src}
              alt={photo.alt}
              width={photo.width}
              height={photo.height}
            />
          )
        }
      >
        {finePrint !== null && <p className="page__fine">{finePrint}</p>}
      </PicturedHead>
      <EmbeddedFlow path={`/promo/${slug}`} {...(facilityId !== null && { facilityId })} />
    </>
  );
}
