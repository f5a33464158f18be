/** What the platform knows about the visitor without asking. */
export interface Visitor {
  /** ISO 3166-1 alpha-2 country in upper case; null if unknown. */
  country(): string | null;
  /** IANA time zone of the device, e.g. `Australia/Sydney`. */
  timeZone(): string;
  /** The page's full address, sent as `SourceUrl`. */
  pageUrl(): string;
}
