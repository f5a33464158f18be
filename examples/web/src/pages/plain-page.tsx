import { type JSX, lazy } from 'react';

import { privacyCopy } from '../copy/privacy.ts';
import { termsCopy } from '../copy/terms.ts';
import { BenefitsPage } from './benefits-page.tsx';
import { ClubPage } from './club-page.tsx';
import { HousePage } from './house-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { OfferPage } from './offer-page.tsx';
import { offerNames } from './offers.ts';
import { PromoPage } from './promo-page.tsx';

/** No visitor of another page needs it. */
const CorporatePage = lazy(() => import('./corporate-page.tsx'));

/** What is no first screen, fetched when one of them is opened; an unknown path has one too. RT-06, RT-07, RT-10 */
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
  // Each step has an address of its own below it. LX-14
  if (/^\/join\/corp(?:\/|$)/.test(pathname)) return <CorporatePage />;
  switch (pathname) {
    case '/terms':
      return <HousePage key={pathname} copy={termsCopy} />;
    case '/privacy':
      return <HousePage key={pathname} copy={privacyCopy} />;
    case '/memberbenefits':
      return <BenefitsPage />;
    default:
      return <NotFoundPage />;
  }
}
