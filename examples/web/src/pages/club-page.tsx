import type { Club } from '@foyer/core';
import { ClubPicture, useClubDirectory, useCopy } from '@foyer/react-ui';
import type { JSX } from 'react';

import { pagesCopy } from '../copy/pages.ts';
import { LoadingPage, PicturedHead } from '../layout/page.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** One club, by its facility id or URL name, with the lead flow for it below. */
export function ClubPage({ slug }: { readonly slug: string }): JSX.Element {
  const copy = useCopy(pagesCopy);
  const { status, clubs, directory } = useClubDirectory();
  const club = clubs.find((one) => one.facilityId === slug || one.webName === slug);
  if (club !== undefined) return <ClubDetails club={club} path={`/clubs/${slug}`} />;
  if (status === 'ready') return <NotFoundPage />;
  return (
    <LoadingPage
      hasFailed={status === 'failed'}
      error={{ key: 'clubNotLoaded' }}
      loading={copy.clubLoading}
      onRetry={() => void directory.load()}
    />
  );
}

function ClubDetails({ club, path }: { readonly club: Club; readonly path: string }): JSX.Element {
  const copy = useCopy(pagesCopy);
  const { facilityId, name, address, city, state, zip, phoneNumber, featuredAmenities } = club;
  return (
    <>
      <PicturedHead
        title={name}
        lede={[address, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ')}
        picture={<ClubPicture club={club} size="wide" lazy={false} />}
      >
        {featuredAmenities.length > 0 && <p>{featuredAmenities.join(' · ')}</p>}
        <p className="page__ways">
          <a className="foyer-link" href={`tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`}>
            {phoneNumber}
          </a>
          <a className="foyer-link" href={`/feedback?facilityId=${encodeURIComponent(facilityId)}`}>
            {copy.tellUs}
          </a>
        </p>
      </PicturedHead>
      <EmbeddedFlow path={path} facilityId={facilityId} />
    </>
  );
}
