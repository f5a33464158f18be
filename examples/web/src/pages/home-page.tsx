import { useCopy } from '@foyer/react-ui';
import { type ComponentType, type JSX, lazy, Suspense } from 'react';

import { homeCopy } from '../copy/pages.ts';
import { ClubSearch } from '../layout/club-search.tsx';
import { PageHeading } from '../layout/page.tsx';
import { RoomPicture } from '../layout/room-picture.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';

/** Below the fold and optional: the page works if they fail to load. */
const HomeClub = partOfHome('HomeClub');
const HomeEnd = partOfHome('HomeEnd');

function partOfHome(name: 'HomeClub' | 'HomeEnd'): ComponentType {
  return lazy<ComponentType>(() =>
    import('./home-more.tsx').then(
      (part) => ({ default: part[name] }),
      () => ({ default: () => null }),
    ),
  );
}

/** The front page, with the lead flow in it. */
export default function HomePage(): JSX.Element {
  return (
    <>
      <div className="home">
        <Welcome />
        <Suspense fallback={null}>
          <HomeClub />
        </Suspense>
      </div>
      <div id="visit">
        <EmbeddedFlow path="/" />
      </div>
      <div className="home">
        <Suspense fallback={null}>
          <HomeEnd />
        </Suspense>
      </div>
    </>
  );
}

function Welcome(): JSX.Element {
  const copy = useCopy(homeCopy);
  return (
    <section className="home-hero">
      <div className="home-hero__words foyer-stack-4 foyer-stack--start">
        <PageHeading title={copy.title} name={copy.name} />
        <p className="home-hero__lede foyer-lede">{copy.lede}</p>
        <ClubSearch />
        <a className="foyer-link" href="#visit">
          {copy.visit}
        </a>
      </div>
      {/* Wider than its place, which cuts off its sides. */}
      <RoomPicture
        room="street"
        largest={1600}
        className="home-hero__art"
        sizes="(min-width: 1024px) 72rem, 120vw"
        lazy={false}
        fetchPriority="high"
      />
    </section>
  );
}
