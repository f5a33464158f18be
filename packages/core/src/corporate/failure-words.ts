import type { Message, MessageKey } from '../messages/catalogue.ts';
import type { CallFailure } from '../shared/call-failure.ts';

/** CJ-05: whatever was answered that is not a yes is about the address; no answer at all is about nothing yet. */
export function wordLeadFailure(failure: CallFailure, isNew: boolean): Message {
  const isAnswered =
    failure.kind === 'rejected' ||
    failure.kind === 'server-error' ||
    failure.kind === 'rate-limited' ||
    failure.kind === 'unsuccessful';
  return { key: isNew && isAnswered ? 'sameEmail' : 'processing' };
}

/** CJ-20, CJ-22 */
export function wordCodeFailure(failure: CallFailure): Message {
  return failure.kind === 'rate-limited'
    ? tellOfWait('tooManyCodes', failure.retryAfterMs)
    : { key: 'processing' };
}

/** A message that says in `{wait}` when to come back: minutes up to two hours, hours from there, rounded up. CJ-20 */
export function tellOfWait(key: MessageKey, waitMs: number | null): Message {
  return { key, values: { wait: waitMs === null ? 'an hour' : wordWait(waitMs) } };
}

function wordWait(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  if (minutes === 1) return 'a minute';
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
