import type { JSX, ReactNode, RefCallback } from 'react';

import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { QrCode } from '../../components/qr-code.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { employerCopy } from '../../copy/employer.ts';
import { useProduct, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { EmployerFrame, type EmployerOffer, useSavingSentence } from './employer-frame.tsx';

export interface PosterScreenProps {
  /** The employer's name in the page's address. */
  readonly slug: string;
}

/** A poster for an employer's noticeboard, on one sheet of A4 or Letter, with a QR code of the employer's page. */
export function PosterScreen({ slug }: PosterScreenProps): JSX.Element {
  return (
    <EmployerFrame slug={slug} waiting={<WaitingPoster />}>
      {(offer, heading) => <Poster {...offer} heading={heading} />}
    </EmployerFrame>
  );
}

function WaitingPoster(): JSX.Element {
  return (
    <div>
      <PosterHead>{null}</PosterHead>
      <div className="foyer-poster">
        <Skeleton shape="card" />
      </div>
    </div>
  );
}

/** What the poster is for, which isn't printed. */
function PosterHead({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <div className="foyer-poster__head foyer-stack-4">
      <p className="foyer-lede">{useCopy(employerCopy).posterAbout}</p>
      <div className="foyer-poster__tools">{children}</div>
    </div>
  );
}

function Poster({
  heading,
  ...offer
}: EmployerOffer & { readonly heading: RefCallback<HTMLHeadingElement> }): JSX.Element {
  const copy = useCopy(employerCopy);
  const product = useProduct();
  const visitor = useService(portTokens.visitor);
  const { slug, name, hasInvitations } = offer.employer;
  const path = `/employers/${encodeURIComponent(slug)}`;
  const { href, host } = new URL(path, visitor.pageUrl());
  return (
    <>
      <PosterHead>
        <Button onClick={() => window.print()}>{copy.print}</Button>
        <SiteLink path={path} look="quiet">
          {copy.backToPage}
        </SiteLink>
      </PosterHead>
      <article className="foyer-poster">
        <p className="foyer-poster__chain">{product}</p>
        <p className="foyer-poster__for">{copy.posterLede(name)}</p>
        <h1 className="foyer-poster__title" ref={heading} tabIndex={-1}>
          {copy.title(name, product)}
        </h1>
        <p className="foyer-poster__saving">{useSavingSentence(offer)}</p>
        <div className="foyer-poster__way">
          <QrCode text={href} label={copy.qrCode(href)} />
          <ol className="foyer-poster__steps">
            {copy.posterSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <p className="foyer-poster__address">
          {host}
          <wbr />
          {path}
        </p>
        {hasInvitations && <p className="foyer-poster__note">{copy.posterInvited}</p>}
      </article>
    </>
  );
}
