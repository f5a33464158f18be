/** A separate chunk, because few visits need it. */
export {
  createHttpClubProfileRepository,
  createHttpEmployerRepository,
  createHttpFriendsVisitRepository,
  createHttpTimeHoldRepository,
  createHttpVisitLinkRepository,
  createHttpWaitListRepository,
} from '@foyer/adapters-http';
