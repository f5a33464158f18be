/**
 * Makes ids that no one else makes: random UUIDs in lower case, of version 7 where rows are kept by them, or of version 4 (RFC
 * 9562).
 */
export interface IdSource {
  next(): string;
}
