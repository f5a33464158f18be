import type { Message, MessageKey } from './catalog.ts';
import { FormattedWait } from './formatted-values.ts';

/** A message that tells in `{wait}` when to come back. A null `waitMs` means unknown. */
export function waitMessage(key: MessageKey, waitMs: number | null): Message {
  return { key, values: { wait: new FormattedWait(waitMs) } };
}
