/** A chunk of its own. */
export { createHttpVisitLinkRepository } from '@foyer/adapters-http';
