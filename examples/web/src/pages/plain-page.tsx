import { type JSX, lazy } from 'react';

import { TextPage } from '../layout/page.tsx';
import { ClubPage } from './club-page.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';
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
    case '/account':
      return <AccountPage />;
    case '/account/activate':
      return <ActivatePage />;
    case '/gift-card/purchase':
      return <GiftCardPage />;
    case '/login':
      return <LoginPage />;
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

function AccountPage(): JSX.Element {
  return (
    <TextPage title="Your account">
      <p>
        Member accounts are not open on this site yet. To see or change a membership, ask the front
        desk of your club; their number is on <a href="/clubs">the club’s page</a>.
      </p>
    </TextPage>
  );
}

/** Where the membership's confirmation leads to: what there is to do today, truthfully. SJ-06 */
function ActivatePage(): JSX.Element {
  return (
    <TextPage title="Activate your account" lede="It takes a minute, at the desk of your club.">
      <p>
        Accounts are not activated online yet. On your first visit show your membership card at the
        front desk: they activate your account there, and nothing has to be done before. The card is
        in your confirmation email, too.
      </p>
      <p className="page__ways">
        <a className="foyer-button foyer-button--primary" href="/memberbenefits">
          See what members have
        </a>
        <a className="foyer-link" href="/">
          Back to home
        </a>
      </p>
    </TextPage>
  );
}

function GiftCardPage(): JSX.Element {
  return (
    <TextPage title="Gift cards">
      <p>
        A month, a season, a first session with a coach. Gift cards are sold at the front desk of
        every club; buying one here comes later.
      </p>
      <p>
        <a className="foyer-link" href="/clubs">
          Find a club
        </a>
      </p>
    </TextPage>
  );
}

function LoginPage(): JSX.Element {
  return (
    <TextPage title="Log in">
      <p>
        Logging in is not open on this site yet. If you are a member, your card works at the door as
        it always does. If you would like to become one, start with a visit.
      </p>
      <p>
        <a className="foyer-button foyer-button--primary" href="/membership">
          Visit a club
        </a>
      </p>
    </TextPage>
  );
}

function NotFoundPage(): JSX.Element {
  return (
    <TextPage title="There is no page here" lede="The address may be mistyped, or the page moved.">
      <p className="page__ways">
        <a className="foyer-button foyer-button--primary" href="/">
          Go to the front page
        </a>
        <a className="foyer-link" href="/clubs">
          See all clubs
        </a>
      </p>
    </TextPage>
  );
}
