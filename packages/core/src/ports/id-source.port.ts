/** Makes ids that no one else makes: random UUIDs (version 4) in lower case. */
export interface IdSource {
  next(): string;
}
