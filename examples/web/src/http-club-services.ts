/** The adapters of gift cards, passes, feedback and forms, which the account's own pages don't need. */
export {
  createHttpArrivalDesk,
  createHttpPersonalData,
  createHttpClubServices,
  createHttpDayPasses,
  createHttpGiftOrders,
} from '@foyer/adapters-http';
