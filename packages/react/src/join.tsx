'use client';
/** The joins, in their own entry, so that pages that only book visits don't load them. */
export { StandardJoinScreen as StandardJoin } from '@foyer/react-ui/join';
export { CorporateJoinScreen as CorporateJoin } from '@foyer/react-ui/corporate';
