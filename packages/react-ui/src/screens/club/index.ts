'use client';

/** The `@foyer/react-ui/club` entry point: a club's own page, and its hours. Needs `@foyer/react-ui/club.css`. */
export { ClubHoursTable, type ClubHoursTableProps } from '../../components/club-hours.tsx';
export { OpenNow, type OpenNowProps } from '../../components/open-now.tsx';
export { ClubOutline, type ClubOutlineProps } from './club-outline.tsx';
export { ClubScreen, type ClubScreenProps } from './club-screen.tsx';
