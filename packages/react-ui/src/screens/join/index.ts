/** Joining as anyone does: `@foyer/react-ui/join`, an entry of its own, since no other page needs it. */
export { standardJoinOf, standardTokens } from '../../di/standard-module.ts';
export { StandardJoinScreen, type StandardJoinScreenProps } from './standard-join-screen.tsx';
