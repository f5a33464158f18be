'use client';

/** Joining through an employer: `@foyer/react-ui/corporate`, a separate entry, because no other page needs it. */
export { corporateJoinOf } from '../../di/corporate-join-module.ts';
export { employerPageOf } from '../../di/employer-module.ts';
export { EmployerScreen, type EmployerScreenProps } from './employer-screen.tsx';
export { PosterScreen, type PosterScreenProps } from './poster-screen.tsx';
export { CorporateJoinScreen, type CorporateJoinScreenProps } from './corporate-join-screen.tsx';
