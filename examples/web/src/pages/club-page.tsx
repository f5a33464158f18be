import type { Club } from '@foyer/core';
import { Banner, Button, ClubPicture, Skeleton, useClubDirectory, Waiting } from '@foyer/react-ui';
import type { JSX } from 'react';

import { usePage } from '../layout/page.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';

/** One club, by its facility id or its web name, and below it the way to a visit there. RT-07 */
export function ClubPage({
  slug,
  notFound,
}: {
  /** The last part of the page's path. */
  readonly slug: string;
  /** What stands here when no club goes by it. */
  readonly notFound: JSX.Element;
}): JSX.Element {
  const { status, clubs, directory } = useClubDirectory();
  const club = clubs.find((one) => one.facilityId === slug || one.webName === slug);
  const retry = (): void => void directory.load();
  if (club !== undefined) return <ClubDetails club={club} path={`/clubs/${slug}`} />;
  if (status === 'ready') return notFound;
  return (
    <div className="page page--waiting">
      {status === 'failed' ? (
        <Banner tone="problem">
          <p>The club could not be loaded.</p>
          <Button look="secondary" onClick={retry}>
            Try again
          </Button>
        </Banner>
      ) : (
        <Waiting label="Loading the club…" onRetry={retry}>
          <Skeleton shape="card" />
        </Waiting>
      )}
    </div>
  );
}

function ClubDetails({ club, path }: { readonly club: Club; readonly path: string }): JSX.Element {
  const heading = usePage(club.name);
  const { facilityId, name, address, city, state, zip, phoneNumber, featuredAmenities } = club;
  return (
    <>
      <header className="page embedding embedding--pictured">
        <div className="embedding__words">
          <h1 ref={heading} tabIndex={-1}>
            {name}
          </h1>
          <p className="page__lede">
            {[address, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ')}
          </p>
          {featuredAmenities.length > 0 && <p>{featuredAmenities.join(' · ')}</p>}
          <p>
            <a className="foyer-link" href={`tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`}>
              {phoneNumber}
            </a>
          </p>
        </div>
        <ClubPicture club={club} size="wide" lazy={false} />
      </header>
      <EmbeddedFlow path={path} facilityId={facilityId} />
    </>
  );
}
