import type { KeyValueStore } from '../ports/key-value-store.port.ts';
import { type Decoder, Misfit } from './decode.ts';

/** Stored JSON as the decoder reads it; null for what is missing, unreadable or of another shape. */
export function readJson<T>(store: KeyValueStore, key: string, decode: Decoder<T>): T | null {
  const text = store.read(key);
  if (text === null) return null;
  try {
    const read = decode(JSON.parse(text));
    return read instanceof Misfit ? null : read;
  } catch {
    return null;
  }
}
