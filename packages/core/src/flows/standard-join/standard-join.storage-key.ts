/** The stored state's key. */
export const standardJoinStorageKey = 'foyer.standard-join';
