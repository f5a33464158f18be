import type { Promotion } from '@foyer/core';
import { Banner, Button, Skeleton, Waiting } from '@foyer/react-ui';
import type { JSX } from 'react';

import { usePage } from '../layout/page.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';
import { usePromotion } from './use-promotion.ts';

/** A promotion of the content service, and below it the way to a visit. RT-07 */
export function PromoPage({
  slug,
  notFound,
}: {
  /** The last part of the page's path. */
  readonly slug: string;
  /** What stands here when no promotion goes by it. */
  readonly notFound: JSX.Element;
}): JSX.Element {
  const { promotion, status, retry } = usePromotion(slug);
  if (promotion !== null) return <Offer promotion={promotion} />;
  if (status === 'unknown') return notFound;
  return (
    <div className="page page--waiting">
      {status === 'failed' ? (
        <Banner tone="problem">
          <p>The offer could not be loaded.</p>
          <Button look="secondary" onClick={retry}>
            Try again
          </Button>
        </Banner>
      ) : (
        <Waiting label="Loading the offer…" onRetry={retry}>
          <Skeleton shape="card" />
        </Waiting>
      )}
    </div>
  );
}

function Offer({ promotion }: { readonly promotion: Promotion }): JSX.Element {
  const { slug, title, lede, finePrint, photo, facilityId } = promotion;
  const heading = usePage(title);
  return (
    <>
      <header className="page embedding embedding--pictured">
        <div className="embedding__words">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="page__lede">{lede}</p>
          {finePrint !== null && <p className="page__fine">{finePrint}</p>}
        </div>
        {photo !== null && (
          <img
            className="foyer-picture foyer-picture--wide"
            src={photo.src}
            alt={photo.alt}
            width={photo.width}
            height={photo.height}
          />
        )}
      </header>
      <EmbeddedFlow path={`/promo/${slug}`} {...(facilityId !== null && { facilityId })} />
    </>
  );
}
