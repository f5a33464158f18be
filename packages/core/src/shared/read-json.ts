import * as z from 'zod/mini';

import type { KeyValueStore } from '../ports/key-value-store.port.ts';

/** Stored JSON that fits the schema; null for what is missing, unreadable or of another shape. */
export function readJson<T>(store: KeyValueStore, key: string, schema: z.ZodMiniType<T>): T | null {
  const text = store.read(key);
  if (text === null) return null;
  try {
    const read = z.safeParse(schema, JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
