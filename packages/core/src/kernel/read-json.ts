import * as z from 'zod/mini';

import type { KeyValueStore } from './key-value-store.port.ts';

/** A stored JSON value; null when it is missing, unreadable or doesn't match the schema. */
export function readJson<T>(store: KeyValueStore, key: string, schema: z.ZodMiniType<T>): T | null {
  const text = store.read(key);
  return text === null ? null : parseJson(text, schema);
}

/** Null for text that isn't JSON or doesn't match the schema. */
export function parseJson<T>(text: string, schema: z.ZodMiniType<T>): T | null {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
