import { type JSX, lazy } from 'react';

import { privacyCopy } from '../copy/privacy.ts';
import { termsCopy } from '../copy/terms.ts';
import { BenefitsPage } from './benefits-page.tsx';
import { ClubPage } from './club-page.tsx';
import { LegalPage } from './legal-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { OfferPage } from './offer-page.tsx';
import { offerNames } from './offers.ts';
import { PromoPage } from './promo-page.tsx';

/** Loaded separately because only visitors of this page need it. */
const CorporatePage = lazy(() => import('./corporate-page.tsx'));

/** Pages that are rarely a visitor's first, loaded when one of them opens. Includes the not-found page. */
export default function PlainPage({ path }: { readonly path: string }): JSX.Element {
  const pathname = (path.split('?', 1)[0] ?? '').replace(/\/+$/, '');
  const offer = offerNames.find((one) => `/${one}` === pathname);
  if (offer !== undefined) return <OfferPage key={pathname} offer={offer} />;
  const slug = /^\/clubs\/([\w-]+)$/.exec(pathname)?.[1];
  if (slug !== undefined) {
    return <ClubPage key={pathname} slug={slug} notFound={<NotFoundPage />} />;
  }
  const promotion = /^\/promo\/([\w-]+)$/.exec(pathname)?.[1];
  if (promotion !== undefined) {
    return <PromoPage key={pathname} slug={promotion} notFound={<NotFoundPage />} />;
  }
  // Each step's path is below this one.
  if (/^\/join\/corp(?:\/|$)/.test(pathname)) return <CorporatePage />;
  switch (pathname) {
    case '/terms':
      return <LegalPage key={pathname} copy={termsCopy} />;
    case '/privacy':
      return <LegalPage key={pathname} copy={privacyCopy} />;
    case '/memberbenefits':
      return <BenefitsPage />;
    default:
      return <NotFoundPage />;
  }
}
