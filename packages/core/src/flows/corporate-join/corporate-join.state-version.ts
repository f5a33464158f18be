/** Raised with every change of the shape in corporate-join.schema.ts: stored state of another version is dropped. LX-04 */
export const corporateJoinStateVersion = 2;
