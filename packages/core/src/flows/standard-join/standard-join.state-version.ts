/** Raised with every change of the stored state's shape. */
export const standardJoinStateVersion = 2;
