import type { Clock } from '../ports/clock.port.ts';
import type { KeyValueStore, StoredText } from '../ports/key-value-store.port.ts';
import type { Logger } from '../ports/logger.port.ts';
import { type Decoder, Misfit, object, oneOf } from '../shared/decode.ts';
import { readInstantMs } from '../shared/instant-text.ts';
import type { Temporal } from '../shared/temporal.ts';

/** A createdDate further ahead than this comes from a clock that was wrong: it counts as expired. Source: LX-01. */
const toleratedClockSkewMs = 5 * 60_000;

/** What a flow found when it looked for its stored state. */
export type Loaded<State> =
  | { readonly kind: 'none' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'found'; readonly state: State };

export interface ExpiringStoreOptions<State> {
  readonly store: KeyValueStore;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly key: string;
  /** Raised with every change of shape: an older one is dropped. */
  readonly version: number;
  readonly decode: Decoder<State>;
  readonly lifetimeMs: number;
}

/** True when the lifetime has passed: exactly `lifetimeMs` is still valid. Source: LX-01, CJ-18. */
export function isExpired(
  createdDate: string | null,
  now: Temporal.Instant,
  lifetimeMs: number,
): boolean {
  const created = createdDate === null ? null : readInstantMs(createdDate);
  if (created === null) return true;
  const age = now.epochMilliseconds - created;
  return age > lifetimeMs || age < -toleratedClockSkewMs;
}

/**
 * One flow's state in a key-value store: versioned, checked by its decoder, and forgotten when its time is over. What
 * can't be read is dropped and logged; what can't be written is logged once, and the flow runs on in memory.
 * Source: LX-01, LX-04.
 */
export class ExpiringStore<State extends { readonly createdDate: string | null }> {
  readonly #options: ExpiringStoreOptions<State>;
  readonly #decode: Decoder<{ readonly state: State }>;
  #warned = false;
  /** Of the state whose text was made last, in its order. */
  readonly #parts: Part[] = [];
  /** What this store read or wrote last. */
  #known: StoredText | null = null;

  constructor(options: ExpiringStoreOptions<State>) {
    this.#options = options;
    this.#decode = object({ version: oneOf(options.version), state: options.decode });
  }

  load(): Loaded<State> {
    const { store, clock, logger, key, lifetimeMs } = this.#options;
    const text = store.read(key);
    this.#known = text;
    if (text === null) return { kind: 'none' };
    const state = this.#read(text);
    if (state === null) {
      logger.warn('stored-state-unreadable', { key });
      this.clear();
      return { kind: 'none' };
    }
    if (isExpired(state.createdDate, clock.now(), lifetimeMs)) {
      this.clear();
      return { kind: 'expired' };
    }
    return { kind: 'found', state };
  }

  /** What is stored, with nothing dropped: null where nothing is, or what is can't be read or has expired. */
  peek(): State | null {
    const { store, key } = this.#options;
    return this.#readLive(store.read(key));
  }

  /** The same of what somebody else stored: null where it is what this store read or wrote last. */
  peekOthers(): State | null {
    const { store, key } = this.#options;
    return store.holds(key, this.#known) ? null : this.#readLive(store.read(key));
  }

  /** What somebody else did since this store read or wrote: `none` where nothing, or nothing that can be read. */
  news(): { readonly kind: 'none' | 'gone' } | { readonly kind: 'found'; readonly state: State } {
    const { store, key } = this.#options;
    if (store.holds(key, this.#known)) return { kind: 'none' };
    const text = store.read(key);
    this.#known = text;
    if (text === null) return { kind: 'gone' };
    const state = this.peek();
    return state === null ? { kind: 'none' } : { kind: 'found', state };
  }

  /** True while something stands in the store, whatever it is. */
  holds(): boolean {
    return !this.#options.store.holds(this.#options.key, null);
  }

  save(state: State): void {
    const { store, logger, key } = this.#options;
    const text = new TextOnDemand(() => this.#textOf(state));
    const written = store.write(key, text);
    if (written.ok) this.#known = text;
    if (written.ok || this.#warned) return;
    this.#warned = true;
    logger.warn('stored-state-not-written', { key, reason: written.val.kind });
  }

  /**
   * What a change leaves as it was keeps its text, too: a keystroke writes one field anew, and not the chain's clubs. Nor
   * is what stands behind the last change put together again.
   */
  #textOf(state: State): string {
    const parts = this.#parts;
    let count = 0;
    let changed = -1;
    for (const name in state) {
      const value = state[name];
      const part = parts[count];
      if (part === undefined || part.value !== value || part.name !== name) {
        const text = fieldText(name, value, count === 0);
        parts[count] = { name, value, text, rest: '' };
        changed = count;
      }
      count += 1;
    }
    if (parts.length > count) {
      parts.length = count;
      changed = count - 1;
    }
    for (let index = changed; index >= 0; index -= 1) {
      const part = parts[index];
      if (part !== undefined) part.rest = part.text + (parts[index + 1]?.rest ?? '');
    }
    const [first] = parts;
    // Not looked into where that can be helped: it would have to be put together for it.
    const fields = first?.text === '' ? first.rest.slice(1) : (first?.rest ?? '');
    return `{"version":${this.#options.version},"state":{${fields}}}`;
  }

  clear(): void {
    this.#known = null;
    this.#options.store.remove(this.#options.key);
  }

  /** Calls `listener` when another tab wrote or cleared the state. */
  onOutsideChange(listener: () => void): () => void {
    return this.#options.store.onOutsideChange(this.#options.key, listener);
  }

  #readLive(text: string | null): State | null {
    const { clock, lifetimeMs } = this.#options;
    const state = text === null ? null : this.#read(text);
    return state === null || isExpired(state.createdDate, clock.now(), lifetimeMs) ? null : state;
  }

  #read(text: string): State | null {
    try {
      const envelope = this.#decode(JSON.parse(text));
      return envelope instanceof Misfit ? null : envelope.state;
    } catch {
      return null;
    }
  }
}

/** A state is replaced, never changed: its text is the same whenever it is made. */
class TextOnDemand {
  readonly #make: () => string;
  #text: string | null = null;

  constructor(make: () => string) {
    this.#make = make;
  }

  toString(): string {
    return (this.#text ??= this.#make());
  }
}

/** A field of the state whose text was made last. */
interface Part {
  readonly name: string;
  readonly value: unknown;
  /** `,"name":value`, the first without the comma; empty for what JSON leaves out. */
  readonly text: string;
  /** That, and all that stands behind it. */
  rest: string;
}

function fieldText(name: string, value: unknown, isFirst: boolean): string {
  const text = textOf(value);
  if (text === undefined) return '';
  let label = labels.get(name);
  if (label === undefined) {
    label = `,${JSON.stringify(name)}:`;
    labels.set(name, label);
  }
  return (isFirst ? label.slice(1) : label) + text;
}

/** Of the fields of flows' states, which are the same few in all of them. */
const labels = new Map<string, string>();

function textOf(value: unknown): string | undefined {
  // Most of them.
  if (value === null || typeof value === 'boolean') return `${value}`;
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (typeof value === 'string' && plainText.test(value)) return `"${value}"`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const text = longTexts.get(value) ?? JSON.stringify(value);
  // What is kept is replaced, never changed, and the chain's clubs are the same in flow after flow.
  if (text.length > worthNoting) longTexts.set(value, text);
  return text;
}

/** What JSON puts between quotes as it is. */
const plainText = /^[ !#-[\]-~]*$/;

const longTexts = new WeakMap<object, string>();
const worthNoting = 500;
