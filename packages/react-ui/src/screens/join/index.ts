/** The `@foyer/react-ui/join` entry point: the standard join. Separate, because no other page needs it. */
export { standardJoinOf, standardTokens } from '../../di/standard-module.ts';
export { StandardJoinScreen, type StandardJoinScreenProps } from './standard-join-screen.tsx';
