/** A separate chunk, because few visits need it. */
export {
  createHttpEmployerRepository,
  createHttpFriendsVisitRepository,
  createHttpTimeHoldRepository,
  createHttpVisitLinkRepository,
  createHttpWaitListRepository,
} from '@foyer/adapters-http';
