/**
 * What schemas are compiled to (`pnpm schemas`): zod says what a value is, these read it, so that zod itself stays on
 * the developer's side. A test holds the two to the same verdict, output and path.
 */
import type * as z from 'zod/mini';

/** Reads a value as what it should be; known fields only. A misfit says where it is none. */
export type Decoder<T> = (value: unknown) => T | Misfit;
export type DecoderOf<Schema extends z.ZodMiniType> = Decoder<z.output<Schema>>;

/** The value is not what it should be: `path` leads to the first part at fault, none at all for the whole. */
export class Misfit {
  readonly path: readonly string[];

  constructor(path: readonly string[] = []) {
    this.path = path;
  }

  under(key: string): Misfit {
    return new Misfit([key, ...this.path]);
  }
}

const misfit = new Misfit();

export const text: Decoder<string> = (value) => (typeof value === 'string' ? value : misfit);

export const number: Decoder<number> = (value) =>
  Number.isFinite(value) ? (value as number) : misfit;

export const integer: Decoder<number> = (value) =>
  Number.isSafeInteger(value) ? (value as number) : misfit;

export const flag: Decoder<boolean> = (value) => (typeof value === 'boolean' ? value : misfit);

export const anything: Decoder<unknown> = (value) => value;

export const nothing: Decoder<undefined> = (value) => (value === undefined ? value : misfit);

export function oneOf<const T>(...values: readonly T[]): Decoder<T> {
  return (value) => (values.includes(value as T) ? (value as T) : misfit);
}

export function nullable<T>(decode: Decoder<T>): Decoder<T | null> {
  const read: Decoder<T | null> = (value) => (value === null ? null : decode(value));
  nullables.set(read, decode);
  return read;
}

/** What each reads where it is not null. */
const nullables = new WeakMap<Decoder<unknown>, Decoder<unknown>>();

export function optional<T>(decode: Decoder<T>): Decoder<T | undefined> {
  return (value) => (value === undefined ? undefined : decode(value));
}

export function withDefault<T>(decode: Decoder<T>, standard: () => T): Decoder<T> {
  return (value) => (value === undefined ? standard() : decode(value));
}

/** The value as the one reads it, or else the other; where neither can, it is at fault as a whole. */
export function either<A, B>(one: Decoder<A>, other: Decoder<B>): Decoder<A | B> {
  return (value) => {
    const first = one(value);
    if (!(first instanceof Misfit)) return first;
    const second = other(value);
    return second instanceof Misfit ? misfit : second;
  };
}

/** A value that meets a condition besides. */
export function where<T>(decode: Decoder<T>, meets: (value: T) => boolean): Decoder<T> {
  return (value) => {
    const read = decode(value);
    return read instanceof Misfit || meets(read) ? read : misfit;
  };
}

/** A condition that text meets which the pattern finds; it has no flags. */
export function matches(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text);
}

export function list<T>(decode: Decoder<T>): Decoder<T[]> {
  const areTexts = decode === (text as Decoder<unknown>);
  return (value) => {
    if (!Array.isArray(value)) return misfit;
    let items: T[] | null = null;
    for (let index = 0; index < value.length; index++) {
      const given = value[index];
      const item = areTexts && typeof given === 'string' ? (given as T) : decode(given);
      if (item !== given) {
        if (item instanceof Misfit) return item.under(String(index));
        items ??= value.slice(0, index);
      }
      items?.push(item as T);
    }
    return items ?? value;
  };
}

export function record<T>(decode: Decoder<T>): Decoder<Record<string, T>> {
  return (value) => {
    if (!isObject(value)) return misfit;
    const entries: Record<string, T> = {};
    let isSame = isPlain(value);
    for (const key of Object.keys(value)) {
      // As an own field it would become the prototype of what is read.
      const isField = key !== '__proto__';
      const entry = isField ? decode(value[key]) : null;
      isSame &&= isField && entry === value[key];
      if (entry instanceof Misfit) return entry.under(key);
      if (isField) entries[key] = entry as T;
    }
    return isSame ? (value as Record<string, T>) : entries;
  };
}

/**
 * The fields that are named; others are left out, and so are those that may be missing and are. A value that holds just
 * these, each as it is read, is handed on itself: so are nearly all, and to copy one costs more than to look through it.
 */
export function object<T extends object>(named: {
  readonly [Key in keyof T]-?: Decoder<T[Key]>;
}): Decoder<T> {
  const keys = Object.keys(named);
  const decoders = Object.values<Decoder<unknown>>(named);
  const mayBeNull = decoders.map((decode) => nullables.has(decode));
  const mayBeText = decoders.map((decode) => (nullables.get(decode) ?? decode) === text);
  return (value) => {
    if (!isObject(value)) return misfit;
    if (!isPlain(value)) return readByName(value, 0, {});
    let at = 0;
    // Nearly all stand in the order in which they are named: most of those are settled without a look-up or a call.
    for (const key in value) {
      if (key !== keys[at]) return readByName(value, at, null);
      const given = value[key];
      const isSettled =
        (typeof given === 'string' && mayBeText[at]) || (given === null && mayBeNull[at]);
      if (!isSettled) {
        const field = (decoders[at] as Decoder<unknown>)(given);
        if (field instanceof Misfit) return field.under(key);
        if (field !== given) {
          return readByName(value, at + 1, { ...pick(value, keys.slice(0, at)), [key]: field });
        }
      }
      at += 1;
    }
    return at < keys.length ? readByName(value, at, null) : (value as T);
  };

  /** The fields from `start` on; `read` is the copy with those before it, null while there is nothing to copy for. */
  function readByName(
    value: Record<string, unknown>,
    start: number,
    read: Record<string, unknown> | null,
  ): T | Misfit {
    for (let at = start; at < keys.length; at++) {
      const key = keys[at] as string;
      const given = value[key];
      const field = (decoders[at] as Decoder<unknown>)(given);
      if (field instanceof Misfit) return field.under(key);
      if (field === undefined && !(key in value)) continue;
      if (field !== given) read ??= pick(value, keys.slice(0, at));
      if (read !== null) read[key] = field;
    }
    const hasMore = read === null && Object.keys(value).some((key) => !Object.hasOwn(named, key));
    return (hasMore ? pick(value, keys) : (read ?? value)) as T;
  }
}

/** A record whose keys are not just any text. */
export function keyedRecord<T>(
  decodeKey: Decoder<string>,
  decode: Decoder<T>,
): Decoder<Record<string, T>> {
  return (value) => {
    if (!isObject(value)) return misfit;
    const entries: Record<string, T> = {};
    for (const key of Object.keys(value)) {
      if (key === '__proto__') continue;
      if (decodeKey(key) instanceof Misfit) return misfit.under(key);
      const entry = decode(value[key]);
      if (entry instanceof Misfit) return entry.under(key);
      entries[key] = entry;
    }
    return entries;
  };
}

/** The fields that are named, in their order, and no others: one that is not named makes the whole a misfit. */
export function strictObject<T extends object>(named: {
  readonly [Key in keyof T]-?: Decoder<T[Key]>;
}): Decoder<T> {
  const fields = Object.entries<Decoder<unknown>>(named);
  return (value) => {
    if (!isObject(value)) return misfit;
    const read: Record<string, unknown> = {};
    for (const [key, decode] of fields) {
      const field = decode(value[key]);
      if (field instanceof Misfit) return field.under(key);
      if (field !== undefined || key in value) read[key] = field;
    }
    for (const key in value) if (!Object.hasOwn(named, key)) return misfit;
    return read as T;
  };
}

/** A copy with the fields that are named and there. */
function pick(value: Record<string, unknown>, named: readonly string[]): Record<string, unknown> {
  const there = named.filter((key) => key in value);
  return Object.fromEntries(there.map((key) => [key, value[key]]));
}

/** True for what JSON gives: nothing is inherited. */
function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
