/**
 * Increase this whenever the shape in corporate-join.schema.ts changes. Stored state of any other version is
 * discarded.
 */
export const corporateJoinStateVersion = 2;
