/**
 * The `@foyer/react-ui/corporate` entry point: joining through an employer. Separate, because no other page needs it.
 */
export { corporateJoinOf, corporateTokens } from '../../di/corporate-module.ts';
export { CorporateJoinScreen, type CorporateJoinScreenProps } from './corporate-join-screen.tsx';
