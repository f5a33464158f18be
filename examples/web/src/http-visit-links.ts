/** A chunk of its own. */
export { createHttpVisitLinkRepository, createHttpWaitListRepository } from '@foyer/adapters-http';
