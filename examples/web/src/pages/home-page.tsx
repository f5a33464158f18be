import { ClubPicture, Skeleton, useClubDirectory, useCopy } from '@foyer/react-ui';
import type { Club } from '@foyer/core';
import type { JSX } from 'react';

import { homeCopy } from '../copy/pages.ts';
import { PageHeading } from '../layout/page.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';
import { visitHref } from '../routes.ts';

/** The front page, with the lead flow in it. */
export default function HomePage(): JSX.Element {
  return (
    <>
      <Welcome />
      <EmbeddedFlow path="/" />
      <div className="home">
        <SomeClubs />
      </div>
    </>
  );
}

function Welcome(): JSX.Element {
  const copy = useCopy(homeCopy);
  return (
    <div className="home">
      <section className="home-hero">
        <div className="home-hero__words">
          <PageHeading title={copy.title} name={copy.name} />
          <p className="home-hero__lede foyer-lede">{copy.lede}</p>
          <div className="home-hero__ways">
            <a className="foyer-button foyer-button--primary" href="/membership">
              {copy.visit}
            </a>
            <a className="foyer-link" href="/clubs">
              {copy.find}
            </a>
          </div>
        </div>
        <img
          className="home-hero__art foyer-picture foyer-picture--wide"
          src="/media/clubs/102.svg"
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
        />
      </section>

      <section className="home-visit" aria-labelledby="home-visit">
        <h2 id="home-visit">{copy.visitTitle}</h2>
        <ol className="home-visit__list">
          {copy.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** Three clubs from three regions once the list has loaded; the page works without them. */
function SomeClubs(): JSX.Element | null {
  const copy = useCopy(homeCopy);
  const { status, clubs } = useClubDirectory();
  if (status === 'failed') return null;
  return (
    <section className="home-clubs" aria-labelledby="home-clubs">
      <div className="home-clubs__head">
        <h2 id="home-clubs">{copy.someClubs}</h2>
        <a className="foyer-link" href="/clubs">
          {copy.allClubs}
        </a>
      </div>
      {status === 'ready' ? (
        <ul className="home-clubs__list">
          {fromThreeRegions(clubs).map((club) => (
            <li key={club.facilityId}>
              <a className="home-club" href={visitHref(club)}>
                <ClubPicture club={club} size="wide" />
                <span className="home-club__name">{club.name}</span>
                <span className="home-club__place foyer-soft">{club.region}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton shape="card" />
      )}
    </section>
  );
}

function fromThreeRegions(clubs: readonly Club[]): readonly Club[] {
  const firsts = Map.groupBy(
    clubs.filter((club) => club.imageUrl !== null),
    (club) => club.region,
  );
  const regions = Array.from(firsts.values(), ([first]) => first).filter((club) => club != null);
  return [0, 4, 8]
    .map((place) => regions[place % Math.max(1, regions.length)])
    .filter((club) => club != null);
}
