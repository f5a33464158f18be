/** A separate chunk, because few visits need it. */
export {
  createHttpTimeHoldRepository,
  createHttpVisitLinkRepository,
  createHttpWaitListRepository,
} from '@foyer/adapters-http';
