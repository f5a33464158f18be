/** Local-storage key of the state. */
export const standardJoinStorageKey = 'foyer.standard-join';
