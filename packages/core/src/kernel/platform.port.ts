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

/** What a visitor of the lead flow is asked first. */
export type FlowOrder = 'details-first' | 'times-first';

/**
 * Every event the product sends. No event has a field for personal data, so the type itself prevents leaks. Events of a
 * lead flow that asks for the time first say so, so that the two funnels can be compared.
 */
export type AnalyticsEvent = (
  | { readonly name: 'flow_started'; readonly flow: 'lead' | 'join' }
  | {
      readonly name: 'lead_created';
      readonly facilityId: string;
      readonly intent: 'visit' | 'join';
    }
  | { readonly name: 'visit_booked'; readonly facilityId: string; readonly daysAhead: number }
  | {
      readonly name: 'visit_skipped';
      readonly facilityId: string;
      readonly reason: 'visitor' | 'no-times';
    }
  | { readonly name: 'visit_cancelled'; readonly facilityId: string }
  | { readonly name: 'survey_completed'; readonly facilityId: string }
  | {
      readonly name: 'experiment_assigned';
      readonly experiment: string;
      readonly variant: string;
    }
  /** A bug, named by its error class. The error's message isn't sent because it may quote what a visitor typed. */
  | {
      readonly name: 'exception';
      readonly source: 'screen' | 'script' | 'promise';
      readonly kind: string;
    }
  | { readonly name: 'slot_taken'; readonly facilityId: string }
  | { readonly name: 'plan_selected'; readonly facilityId: string; readonly planId: string }
  /** The visitor was sent to the payment application. Nothing has been bought yet. */
  | { readonly name: 'purchase_begun'; readonly facilityId: string; readonly planId: string }
  /** A membership was paid for. `facilityId` is null if the payment didn't name the club. */
  | { readonly name: 'purchase_completed'; readonly facilityId: string | null }
  /** The visitor was sent to the payment application for a day pass. Nothing has been bought yet. */
  | { readonly name: 'day_pass_begun'; readonly facilityId: string }
  | { readonly name: 'day_pass_bought'; readonly facilityId: string }
  /** The visitor was sent to the payment application for a gift card. Nothing has been bought yet. */
  | { readonly name: 'gift_begun'; readonly currency: string }
  | { readonly name: 'gift_bought'; readonly currency: string }
  /** A call that the visitor was waiting for failed. `failure` is the failure's kind. */
  | ({ readonly name: 'flow_error'; readonly failure: string } & FlowPlace)
) & { readonly order?: FlowOrder };

/** The visitor's position in a flow, using the flow's own step numbers. */
export interface FlowPlace {
  readonly flow: 'lead' | 'corporate' | 'join';
  readonly step: 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** Records analytics events. Recording never throws and never waits. */
export interface Analytics {
  record(event: AnalyticsEvent): void;
}
