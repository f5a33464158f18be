import type { Club } from '@foyer/core';
import { searchClubs } from '@foyer/core/clubs';
import {
  ClubPicture,
  LoadError,
  Skeleton,
  useClubDirectory,
  useCopy,
  LoadingState,
} from '@foyer/react-ui';
import { type JSX, useDeferredValue, useMemo, useState } from 'react';

import { headsCopy } from '../copy/heads.ts';
import { clubsCopy } from '../copy/pages.ts';
import { PageHeading } from '../layout/page.tsx';
import { visitHref } from '../routes.ts';

/** Every club of the chain, by region, with a search. */
export default function ClubsPage(): JSX.Element {
  const copy = useCopy(clubsCopy);
  const { status, clubs, directory } = useClubDirectory();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const found = useMemo(() => searchClubs(clubs, query), [clubs, query]);
  const retry = (): void => void directory.load();
  return (
    <div className="page clubs">
      <PageHeading title={copy.title} name={useCopy(headsCopy).clubs.name} />
      <div className="foyer-chooser__search clubs__search">
        <label className="foyer-field__label" htmlFor="clubs-search">
          {copy.search}
        </label>
        <input
          className="foyer-input"
          id="clubs-search"
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="clubs__count foyer-fine" role="status">
          {status === 'ready' && copy.count(found.length)}
        </p>
      </div>
      {status === 'failed' && <LoadError message={{ key: 'clubsNotLoaded' }} onRetry={retry} />}
      {(status === 'loading' || status === 'idle') && (
        <LoadingState label={copy.loading} onRetry={retry}>
          <Skeleton shape="card" count={2} />
        </LoadingState>
      )}
      {status === 'ready' && found.length === 0 && <p className="clubs__none">{copy.none}</p>}
      {query === '' ? (
        Array.from(
          Map.groupBy(clubs, (club) => club.region),
          ([region, ofRegion]) => (
            <section key={region} className="clubs__region" aria-label={region}>
              <h2>{region}</h2>
              <ClubGrid clubs={ofRegion} />
            </section>
          ),
        )
      ) : (
        <ClubGrid clubs={found} />
      )}
    </div>
  );
}

function ClubGrid({ clubs }: { readonly clubs: readonly Club[] }): JSX.Element {
  const copy = useCopy(clubsCopy);
  return (
    <ul className="clubs__grid">
      {clubs.map((club) => (
        <li key={club.facilityId} className="clubs__club">
          <ClubPicture club={club} size="wide" />
          <h3>
            <a href={`/clubs/${club.facilityId}`}>{club.name}</a>
          </h3>
          <p className="clubs__place foyer-fine">
            {[club.address, club.city].filter((part) => part !== '').join(', ')}
          </p>
          <a className="foyer-link" href={visitHref(club)} aria-label={copy.visitWhich(club.name)}>
            {copy.visit}
          </a>
        </li>
      ))}
    </ul>
  );
}
