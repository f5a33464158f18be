import { cityBySlug } from '@foyer/core/clubs';
import { useClubDirectory, useCopy } from '@foyer/react-ui';
import { Fragment, type JSX, lazy, useState } from 'react';

import { headsCopy, offerNames } from '../copy/heads.ts';
import { plainPagesCopy } from '../copy/plain-pages.ts';
import { siteCopy } from '../copy/site.ts';
import { TextPage } from '../layout/named-page.tsx';
import { PageHeading } from '../layout/page.tsx';
import { RoomPicture } from '../layout/room-picture.tsx';
import { pathnameOf } from '../navigation/addresses.ts';
import { EmbeddedFlow } from './embedded-flow.tsx';
import { filledCity } from './early-part.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PromoPage } from './promo-page.tsx';

const visitPages = () => import('./visit-pages.tsx');

/** Loaded separately because only visitors of these pages need them. */
const CityPage = lazy(async () => ({ default: (await import('./clubs-page.tsx')).CityPage }));
const ClubPage = lazy(() => import('./club-page.tsx'));
const CorporatePage = lazy(() => import('./corporate-page.tsx'));
const EmployerPage = lazy(() => import('./employer-page.tsx'));
const EmployersPage = lazy(() => import('./employers-page.tsx'));
const FriendsVisitPage = lazy(async () => ({ default: (await visitPages()).FriendsVisitPage }));
const OfferPage = lazy(() => import('./offer-page.tsx'));
const PricesPage = lazy(() => import('./prices-page.tsx'));
const VisitPage = lazy(async () => ({ default: (await visitPages()).VisitPage }));
const WaitListPage = lazy(async () => ({ default: (await visitPages()).WaitListPage }));

/** Pages that are rarely a visitor's first, loaded when one of them opens. Includes the not-found page. */
export default function PlainPage({ path }: { readonly path: string }): JSX.Element {
  const pathname = pathnameOf(path);
  const offer = offerNames.find((one) => `/${one}` === pathname);
  if (offer === 'referrals') return <ReferralsPage />;
  if (offer !== undefined) return <OfferPage key={pathname} offer={offer} />;
  const slug = /^\/clubs\/([\w-]+|\{\{city\}\})$/.exec(pathname)?.[1];
  if (slug !== undefined) return <ClubOrCity key={pathname} slug={slug} />;
  const promotion = /^\/promo\/([\w-]+)$/.exec(pathname)?.[1];
  if (promotion !== undefined) return <PromoPage key={pathname} slug={promotion} />;
  if (/^\/employers\/[^/]+(?:\/poster)?$/.test(pathname)) return <EmployerPage path={path} />;
  if (/^\/visit\/with\/[^/]+$/.test(pathname)) return <FriendsVisitPage path={path} />;
  if (/^\/visit\/[^/]+$/.test(pathname)) return <VisitPage path={path} />;
  if (/^\/wait-list\/[^/]+$/.test(pathname)) return <WaitListPage path={path} />;
  // Each step's path is below this one.
  if (/^\/join\/corp(?:\/|$)/.test(pathname)) return <CorporatePage />;
  switch (pathname) {
    case '/terms':
      return <LegalPage key={pathname} page="terms" />;
    case '/privacy':
      return <LegalPage key={pathname} page="privacy" />;
    case '/for-employers':
      return <EmployersPage />;
    case '/prices':
      return <PricesPage path={path} />;
    case '/memberbenefits':
      return <BenefitsPage />;
    default:
      return <NotFoundPage />;
  }
}

/** The page at `/clubs/{slug}`: of the club with that name, else of the city. */
function ClubOrCity({ slug }: { readonly slug: string }): JSX.Element {
  const { clubs } = useClubDirectory();
  const [filled] = useState(() => filledCity(slug));
  const isClub = clubs.some(({ facilityId, webName }) => facilityId === slug || webName === slug);
  const city = isClub ? null : (cityBySlug(clubs, slug) ?? filled);
  return city === null ? <ClubPage slug={slug} /> : <CityPage slug={slug} name={city.name} />;
}

/** What a member's guest can do, with the lead flow below. */
function ReferralsPage(): JSX.Element {
  const { name, description } = useCopy(headsCopy).referrals;
  return (
    <>
      <header className="page embedding">
        <PageHeading title={name} />
        <p className="foyer-lede">{description}</p>
      </header>
      <EmbeddedFlow path="/referrals" />
    </>
  );
}

/** The benefits of a membership, with the lead flow below. */
function BenefitsPage(): JSX.Element {
  const { lede, list } = useCopy(plainPagesCopy).benefits;
  const { book } = useCopy(siteCopy);
  const { name } = useCopy(headsCopy).benefits;
  return (
    <>
      <div className="page selling">
        <header className="selling__hero">
          <div className="selling__head">
            <PageHeading title={name} />
            <p className="foyer-lede">{lede}</p>
            <p className="page__ways">
              <a className="foyer-button foyer-button--primary" href="#visit">
                {book}
              </a>
            </p>
          </div>
          <RoomPicture room="pool" sizes="(max-width: 1023px) 100vw, 36rem" lazy={false} />
        </header>
        <dl className="classes">
          {list.map((one) => (
            <div key={one.title} className="classes__kind">
              <dt>{one.title}</dt>
              <dd>{one.text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div id="visit">
        <EmbeddedFlow path="/memberbenefits" />
      </div>
    </>
  );
}

function LegalPage({ page }: { readonly page: 'terms' | 'privacy' }): JSX.Element {
  const { name } = useCopy(headsCopy)[page];
  const { lede, parts } = useCopy(plainPagesCopy)[page];
  return (
    <TextPage title={name} lede={lede}>
      {parts.map((part) => (
        <Fragment key={part.title}>
          <h2>{part.title}</h2>
          {part.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Fragment>
      ))}
    </TextPage>
  );
}
