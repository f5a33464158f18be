import type { Message, MessageKey } from './catalogue.ts';

/** A message that says in `{wait}` when to come back: minutes up to two hours, hours from there, rounded up. CJ-20 */
export function tellOfWait(key: MessageKey, waitMs: number | null): Message {
  return { key, values: { wait: waitMs === null ? 'an hour' : wordWait(waitMs) } };
}

function wordWait(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  if (minutes === 1) return 'a minute';
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
