'use client';
/** The joins: `@foyer/react/join`, an entry of its own, since a page for visits doesn't need them. */
export { StandardJoinScreen as StandardJoin } from '@foyer/react-ui/join';
export { CorporateJoinScreen as CorporateJoin } from '@foyer/react-ui/corporate';
