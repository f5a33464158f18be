import type { Temporal } from './temporal.ts';
import type { Result } from './result.ts';

/** The core's only source of time. Tests and scenarios move it by hand. */
export interface Clock {
  /** The current time, to the millisecond. */
  now(): Temporal.Instant;
  /** Calls `run` once after `ms`, never before this method returns. Returns a function that cancels the call. */
  after(ms: number, run: () => void): () => void;
}

/** Cookies for the whole site, with `Secure` and `SameSite=Lax`. */
export interface CookieJar {
  /** The decoded value; null if the cookie doesn't exist. */
  read(name: string): string | null;
  /** Sets the cookie for `maxAgeSeconds`, on the site's top domain and path `/`. */
  write(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
}

/** The visitor's experiments. A visitor gets the same answers until they clear their storage. */
export interface Experiments {
  /** True if the flag is on for this visitor; `fallback` if the flag is unknown. */
  isOn(flag: string, fallback: boolean): boolean;
  /** The flag's text for this visitor; `fallback` if the flag is unknown. */
  text(flag: string, fallback: string): string;
}

/** Why the visitor's position is unknown. `message` comes from the platform. */
export type LocationFailure = {
  readonly kind: 'unsupported' | 'denied' | 'unavailable' | 'timeout';
  readonly message: string;
};

/** A point on Earth in decimal degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Finds the visitor's position, with high accuracy. */
export interface Geolocation {
  /** True if the visitor has already allowed it, so that asking shows no prompt. */
  isAllowed(): Promise<boolean>;
  /** Always resolves within `timeoutMs`. */
  locate(timeoutMs: number): Promise<Result<Coordinates, LocationFailure>>;
}

/** Unique random UUIDs in lower case: version 7 for ids that rows are sorted by, else version 4 (RFC 9562). */
export interface IdSource {
  next(): string;
}

/** Why a write failed: storage is full, or it's turned off (private mode, policy). */
export type StoreFailure = { readonly kind: 'full' } | { readonly kind: 'blocked' };

/** Stores text by key, like `localStorage` and `sessionStorage`. No method throws. */
export interface KeyValueStore {
  /** The stored text; null if there is none or storage can't be read. */
  read(key: string): string | null;
  /** Stores the whole text or nothing. On failure, the old value stays. */
  write(key: string, value: string): Result<void, StoreFailure>;
  /** Removes the key. Unknown keys and blocked storage aren't errors. */
  remove(key: string): void;
  /** Calls `listener` after another tab writes or removes the key. Returns a function that unsubscribes. */
  onOutsideChange(key: string, listener: () => void): () => void;
}

/** Logs for operators. `fields` hold ids, kinds and paths only, never personal data. */
export interface Logger {
  warn(event: string, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
  error(event: string, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
}

/** Whether the visitor is signed in as a member. */
export interface MemberSession {
  /** When the session ends; null if nobody is signed in. The token itself stays behind this port. */
  expiresAt(): Temporal.Instant | null;
}

export function isSignedIn(session: MemberSession, clock: Clock): boolean {
  const until = session.expiresAt();
  return until !== null && until.epochMilliseconds > clock.now().epochMilliseconds;
}

/** The address bar and the history, as far as flows need them. Paths are same-origin, `/path?query`. */
export interface Navigation {
  /** The current path with its query, e.g. `/membership/schedule?facilityId=101`. */
  current(): string;
  /** True if the visitor reached the current entry with Back or Forward. */
  isRevisited(): boolean;
  push(path: string, change?: PathChange): void;
  replace(path: string, change?: PathChange): void;
  /** Leaves for another application or reloads this one. `address` is a URL of any origin, or a path of this one. */
  load(address: string): void;
  /** Calls `listener` after every change of the path, also by Back and Forward. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

/** What a new path means to an application with a router. */
export interface PathChange {
  /** True if the page on screen also shows the new path, such as a flow's next step. There's no page to load then. */
  readonly samePage?: boolean;
}

/** What the platform knows about the visitor without asking. */
export interface Visitor {
  /** ISO 3166-1 alpha-2 country in upper case; null if unknown. */
  country(): string | null;
  /** IANA time zone of the device, e.g. `Australia/Sydney`. */
  timeZone(): string;
  /** The page's full address, sent as `SourceUrl`. */
  pageUrl(): string;
}

export interface WebViewMessage {
  /** The sender's origin, such as `https://app.club.example`. */
  readonly origin: string;
  readonly data: unknown;
}

/** Messages from the app that shows the page in a web view. The core decides which senders to trust. */
export interface WebViewMessages {
  /** Calls `listener` with each message. Returns a function that stops it. */
  onMessage(listener: (message: WebViewMessage) => void): () => void;
}
