import type { Club } from '@foyer/core';
import { useClubDirectory, useCopy } from '@foyer/react-ui';
import { ClubOutline, ClubScreen } from '@foyer/react-ui/club';
import clubStyles from '@foyer/react-ui/club.css?url';
import type { JSX, ReactNode } from 'react';

import { pagesCopy } from '../copy/pages.ts';
import { LoadingPage, usePage } from '../layout/page.tsx';
import { StreetMap } from '../street-map/street-map.tsx';
import { type EarlyMarkup, EarlyPart, useEarlyPart } from './early-part.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** One club, by its facility id or URL name, with the lead flow for it below. */
export default function ClubPage({ slug }: { readonly slug: string }): JSX.Element {
  return (
    <>
      {/* With a precedence, React waits for the style sheet before it shows the page. */}
      <link rel="stylesheet" href={clubStyles} precedence="default" />
      <FoundClub slug={slug} />
    </>
  );
}

function FoundClub({ slug }: { readonly slug: string }): JSX.Element {
  const copy = useCopy(pagesCopy);
  const { status, clubs, directory } = useClubDirectory();
  const early = useEarlyPart({ kind: 'club', slug });
  const club = clubs.find((one) => one.facilityId === slug || one.webName === slug);
  const fallback = early && <EarlyClub slug={slug} early={early} />;
  if (club !== undefined) {
    return <KnownClub club={club} clubs={clubs} path={`/clubs/${slug}`} fallback={fallback} />;
  }
  if (status === 'ready') return <NotFoundPage />;
  if (status !== 'failed' && fallback) return fallback;
  return (
    <LoadingPage
      hasFailed={status === 'failed'}
      error={{ key: 'clubNotLoaded' }}
      loading={copy.clubLoading}
      onRetry={() => void directory.load()}
    />
  );
}

/** The part of the page with the form for a visit. */
const visitId = 'visit';

interface KnownClubProps {
  readonly club: Club;
  readonly clubs: readonly Club[];
  readonly path: string;
  readonly fallback: ReactNode;
}

function KnownClub({ club, clubs, path, fallback }: KnownClubProps): JSX.Element {
  const heading = usePage(club.name);
  return (
    <ClubScreen
      club={club}
      clubs={clubs}
      bookHref={`#${visitId}`}
      heading={heading}
      fallback={fallback}
      StreetMap={StreetMap}
    >
      <div id={visitId}>
        <EmbeddedFlow path={path} facilityId={club.facilityId} />
      </div>
    </ClubScreen>
  );
}

/** The club as the server sent it, until the page has loaded its facts. */
function EarlyClub({
  slug,
  early,
}: {
  readonly slug: string;
  readonly early: EarlyMarkup;
}): JSX.Element {
  return (
    <EarlyPart kind="club" slug={slug} early={early}>
      <ClubOutline
        facilityId="{{id}}"
        name="{{name}}"
        place="{{place}}"
        image="{{image}}"
        phone="{{phone}}"
        dial="{{dial}}"
        bookHref="#visit"
        hoursHtml="{{hours}}"
        roomsHtml="{{rooms}}"
        waysHtml="{{ways}}"
      />
    </EarlyPart>
  );
}
