/** Increase this whenever the stored state's shape changes. */
export const standardJoinStateVersion = 2;
