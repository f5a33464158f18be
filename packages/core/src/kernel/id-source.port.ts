/**
 * Creates unique ids: random UUIDs in lower case. Version 7 for ids that rows are sorted by, otherwise version 4 (RFC
 * 9562).
 */
export interface IdSource {
  next(): string;
}
