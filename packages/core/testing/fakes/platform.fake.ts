import type {
  Analytics,
  AnalyticsEvent,
  Clock,
  Coordinates,
  Experiments,
  Geolocation,
  IdSource,
  LocationFailure,
  Logger,
  MemberSession,
  Visitor,
  WebViewMessage,
  WebViewMessages,
} from '../../src/kernel/platform.port.ts';
import type { Temporal } from '../../src/kernel/temporal.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';

/** Records all events in order. */
export class FakeAnalytics implements Analytics {
  readonly events: AnalyticsEvent[] = [];

  record(event: AnalyticsEvent): void {
    this.events.push(event);
  }

  /** The names of the events in order. */
  names(): readonly AnalyticsEvent['name'][] {
    return this.events.map((event) => event.name);
  }
}

export interface LogEntry {
  readonly level: 'warn' | 'error';
  readonly event: string;
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
}

/** Records all entries in order, so that tests can check them (also for the absence of personal data). */
export class FakeLogger implements Logger {
  readonly entries: LogEntry[] = [];

  warn(event: string, fields: LogEntry['fields'] = {}): void {
    this.entries.push({ level: 'warn', event, fields });
  }

  error(event: string, fields: LogEntry['fields'] = {}): void {
    this.entries.push({ level: 'error', event, fields });
  }
}

/** A visitor whose country, zone and page tests can set. */
export class FakeVisitor implements Visitor {
  countryCode: string | null;
  zone: string;
  page: string;

  constructor({
    country = 'US',
    timeZone = 'America/New_York',
    pageUrl = 'https://www.club.example/membership',
  }: { country?: string | null; timeZone?: string; pageUrl?: string } = {}) {
    this.countryCode = country;
    this.zone = timeZone;
    this.page = pageUrl;
  }

  country(): string | null {
    return this.countryCode;
  }

  timeZone(): string {
    return this.zone;
  }

  pageUrl(): string {
    return this.page;
  }
}

/** Nobody is signed in by default. */
export class FakeMemberSession implements MemberSession {
  readonly #clock: Clock;
  #expiresAt: Temporal.Instant | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Signs a member in for `forMs` from now. A negative number means an ended session. */
  signIn(forMs: number): void {
    this.#expiresAt = this.#clock.now().add({ milliseconds: forMs });
  }

  signOut(): void {
    this.#expiresAt = null;
  }

  expiresAt(): Temporal.Instant | null {
    return this.#expiresAt;
  }
}

/** Valid version 4 UUIDs that are the same for the same seed. */
export class SeededIdSource implements IdSource {
  /** Every id handed out, oldest first. */
  readonly made: string[] = [];
  readonly #random: () => number;

  constructor(seed = 1) {
    this.#random = seededRandom(seed);
  }

  next(): string {
    const variant = 'ab89'.charAt(Math.floor(this.#random() * 4));
    const id = `${this.#hex(8)}-${this.#hex(4)}-4${this.#hex(3)}-${variant}${this.#hex(3)}-${this.#hex(12)}`;
    this.made.push(id);
    return id;
  }

  #hex(count: number): string {
    let digits = '';
    for (let at = 0; at < count; at += 1) {
      digits += hexDigits.charAt(Math.floor(this.#random() * 16));
    }
    return digits;
  }
}

const hexDigits = '0123456789abcdef';

/**
 * Pseudorandom numbers in [0, 1) that repeat for the same seed, so that a run can be reproduced. The generator is
 * mulberry32 (Tommy Ettinger, public domain).
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** An app whose messages tests post. */
export class FakeWebViewMessages implements WebViewMessages {
  readonly #listeners = new Set<(message: WebViewMessage) => void>();

  post(message: WebViewMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  get listenerCount(): number {
    return this.#listeners.size;
  }

  onMessage(listener: (message: WebViewMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Experiments for tests. A visitor keeps their first value of a flag even if it changes afterwards. */
export class FakeExperiments implements Experiments {
  readonly #flags = new Map<string, boolean | string>();
  readonly #reported = new Map<string, boolean | string>();

  /** Assigns visitors who haven't read the flag yet to this arm; undefined removes the flag. */
  set(flag: string, value: boolean | string | undefined): void {
    if (value === undefined) this.#flags.delete(flag);
    else this.#flags.set(flag, value);
  }

  isOn(flag: string, fallback: boolean): boolean {
    return this.#report(flag, fallback);
  }

  text(flag: string, fallback: string): string {
    return this.#report(flag, fallback);
  }

  #report<Value extends boolean | string>(flag: string, fallback: Value): Value {
    const value = this.#reported.get(flag) ?? this.#flags.get(flag);
    if (!isLike(value, fallback)) return fallback;
    this.#reported.set(flag, value);
    return value;
  }
}

function isLike<Value extends boolean | string>(
  value: boolean | string | undefined,
  like: Value,
): value is Value {
  return typeof value === typeof like;
}

/** A device that has a position, refuses to share it, or never answers the prompt. */
export class FakeGeolocation implements Geolocation {
  /** The response to the next call. `hangs` simulates an unanswered prompt, so the call times out. */
  answer: Coordinates | LocationFailure | 'hangs';
  /** Whether the visitor allowed it on an earlier visit. */
  allowed = false;
  /** The number of position requests. */
  asked = 0;
  readonly #clock: Clock;
  #arrive: (found: Result<Coordinates, LocationFailure>) => void = () => undefined;

  constructor(clock: Clock, answer: Coordinates | LocationFailure | 'hangs' = manhattan) {
    this.#clock = clock;
    this.answer = answer;
  }

  isAllowed(): Promise<boolean> {
    return Promise.resolve(this.allowed);
  }

  /** Answers the prompt that hangs. */
  arrive(position: Coordinates): void {
    this.#arrive(Ok(position));
  }

  locate(timeoutMs: number): Promise<Result<Coordinates, LocationFailure>> {
    this.asked += 1;
    const answer = this.answer;
    if (answer !== 'hangs') {
      return Promise.resolve('kind' in answer ? Err(answer) : Ok(answer));
    }
    return new Promise((resolve) => {
      this.#arrive = resolve;
      this.#clock.after(timeoutMs, () => {
        resolve(Err({ kind: 'timeout', message: 'Timeout expired' }));
      });
    });
  }
}

const manhattan: Coordinates = { latitude: 40.758, longitude: -73.9855 };
