/** A separate chunk, because few visits need it. */
export {
  createHttpFriendsVisitRepository,
  createHttpTimeHoldRepository,
  createHttpVisitLinkRepository,
  createHttpWaitListRepository,
} from '@foyer/adapters-http';
