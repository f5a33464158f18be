/** A separate chunk, because only the pages of emailed links need it. */
export { createHttpVisitLinkRepository, createHttpWaitListRepository } from '@foyer/adapters-http';
