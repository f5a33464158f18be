'use client';

/** Joining as anyone does: `@foyer/react-ui/join`, a separate entry, because no other page needs it. */
export { standardJoinOf } from '../../di/standard-join-module.ts';
export { StandardJoinScreen, type StandardJoinScreenProps } from './standard-join-screen.tsx';
