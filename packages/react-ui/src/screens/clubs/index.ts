'use client';

/** The `@foyer/react-ui/clubs` entry point: the list of clubs with its map. Separate, because it has its own page. */
export { ClubFinder, type ClubFinderProps } from './club-finder.tsx';
export type { StreetMapProps } from './finder-results.tsx';
