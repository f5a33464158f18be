import { type JSX, lazy } from 'react';

import { TextPage } from '../layout/page.tsx';
import { ClubPage } from './club-page.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { OfferPage, offers } from './offer-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { PromoPage } from './promo-page.tsx';
import { TermsPage } from './terms-page.tsx';

/** No visitor of another page needs it. */
const CorporatePage = lazy(() => import('./corporate-page.tsx'));

/** What is no first screen, fetched when one of them is opened; an unknown path has one too. RT-06, RT-07, RT-10 */
export default function PlainPage({ path }: { readonly path: string }): JSX.Element {
  const pathname = (path.split('?', 1)[0] ?? '').replace(/\/+$/, '');
  const offer = offers.find((one) => one.path === pathname);
  if (offer !== undefined) return <OfferPage key={pathname} {...offer} />;
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
      return <TermsPage />;
    case '/privacy':
      return <PrivacyPage />;
    case '/memberbenefits':
      return <MemberBenefitsPage />;
    default:
      return <NotFoundPage />;
  }
}

function MemberBenefitsPage(): JSX.Element {
  return (
    <>
      <TextPage
        title="What members have"
        lede="One membership, every door. These are the things members tell us they stay for."
      >
        <dl className="page__list">
          <dt>Every club, every day</dt>
          <dd>
            Train at home, at work, and where you travel, from the early hours to the late ones.
          </dd>
          <dt>Studios without an extra bill</dt>
          <dd>Yoga, Pilates, cycling and boxing classes are part of the membership.</dd>
          <dt>Water and heat</dt>
          <dd>Pools, steam rooms and saunas at most clubs, towels at all of them.</dd>
          <dt>A start with someone who knows</dt>
          <dd>A first session with a coach, who writes down where you want to be by spring.</dd>
        </dl>
      </TextPage>
      <EmbeddedFlow path="/memberbenefits" />
    </>
  );
}
