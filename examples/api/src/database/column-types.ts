/** 0 is no, 1 is yes. */
export type Flag = 0 | 1;

/** An ISO instant in UTC with `Z` and whole milliseconds, so that text order is time order. */
export type InstantText = string;
