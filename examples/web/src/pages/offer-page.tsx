import type { JSX } from 'react';

import { usePage } from '../layout/page.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';

/** A page about one thing that the clubs offer. */
export interface Offer {
  readonly path: string;
  readonly title: string;
  readonly lede: string;
}

export const offers: readonly Offer[] = [
  {
    path: '/groupfitness',
    title: 'Classes worth the early train',
    lede: 'Cycling, boxing, strength and yoga, in small rooms with teachers who learn your name.',
  },
  {
    path: '/personaltraining',
    title: 'A coach of your own',
    lede: 'Someone who plans the next three months with you, and is there for every hour of them.',
  },
  {
    path: '/pilates',
    title: 'Pilates, one to one',
    lede: 'Reformer, tower and mat in a quiet studio, alone with a teacher or with two friends.',
  },
  {
    path: '/referrals',
    title: 'A friend thought of you',
    lede: 'Come as the guest of a member. See their club, try the floor, and stay for the sauna.',
  },
];

/** The offer, and below it the way to a visit. RT-07 */
export function OfferPage({ path, title, lede }: Offer): JSX.Element {
  const heading = usePage(title);
  return (
    <>
      <header className="page embedding">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="page__lede">{lede}</p>
      </header>
      <EmbeddedFlow path={path} />
    </>
  );
}
