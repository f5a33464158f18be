import type { Message, MessageKey } from './catalogue.ts';
import { SpokenWait } from './spoken-values.ts';

/** A message that tells in `{wait}` when to come back. A null `waitMs` means unknown. */
export function tellOfWait(key: MessageKey, waitMs: number | null): Message {
  return { key, values: { wait: new SpokenWait(waitMs) } };
}
