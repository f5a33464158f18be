'use client';

/** The `@foyer/react-ui/visit` entry point: the page on which a visit is managed. Separate, because it has its own page. */
export { FriendsVisitScreen, type FriendsVisitScreenProps } from './friends-visit-screen.tsx';
export { WaitOfferScreen, type WaitOfferScreenProps } from './wait-offer-screen.tsx';
export { VisitScreen, type VisitScreenProps } from './visit-screen.tsx';
