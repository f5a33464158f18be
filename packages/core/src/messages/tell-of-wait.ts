import type { Message, MessageKey } from './catalogue.ts';
import { SpokenWait } from './spoken-values.ts';

/** A message that says in `{wait}` when to come back; null where nobody knows. CJ-20 */
export function tellOfWait(key: MessageKey, waitMs: number | null): Message {
  return { key, values: { wait: new SpokenWait(waitMs) } };
}
