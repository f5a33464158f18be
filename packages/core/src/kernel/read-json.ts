import * as z from 'zod/mini';

import type { KeyValueStore } from './key-value-store.port.ts';

/** Reads a stored JSON value; null if it's missing, unreadable or doesn't match the schema. */
export function readJson<T>(store: KeyValueStore, key: string, schema: z.ZodMiniType<T>): T | null {
  const text = store.read(key);
  return text === null ? null : parseJson(text, schema);
}

/** Parses JSON; null if the text isn't JSON or doesn't match the schema. */
export function parseJson<T>(text: string, schema: z.ZodMiniType<T>): T | null {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
