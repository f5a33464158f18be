/** Unique random UUIDs in lower case: version 7 for ids that rows are sorted by, else version 4 (RFC 9562). */
export interface IdSource {
  next(): string;
}
