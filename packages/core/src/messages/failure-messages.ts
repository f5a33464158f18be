import type { CallFailure } from '../kernel/result.ts';
import type { Message, MessageKey } from './catalog.ts';
import { FormattedWait } from './formatted-values.ts';

/** The message for a form that was rejected for what it is or who sends it; `otherwise` for any other failure. */
export function formMessage(failure: CallFailure, otherwise: Message): Message {
  const code = failure.kind === 'rejected' && failure.code;
  if (code === 'LOOKS_AUTOMATED') return { key: 'formRefused' };
  return code === 'DISPOSABLE_ADDRESS' ? { key: 'emailDisposable' } : otherwise;
}

/** The message that tells when to try again; `otherwise` for anything but a rate limit. */
export function limitMessage(
  failure:
    | CallFailure
    | { readonly kind: 'no-cookies' | 'promo-refused' | 'held-price-refused' | 'agreement-over' },
  otherwise: Message,
): Message {
  return failure.kind === 'rate-limited'
    ? waitMessage('callTooOften', failure.retryAfterMs)
    : otherwise;
}

/** A message that tells in `{wait}` when to come back. A null `waitMs` means unknown. */
export function waitMessage(key: MessageKey, waitMs: number | null): Message {
  return { key, values: { wait: new FormattedWait(waitMs) } };
}

/** The message for a visit that couldn't be booked or moved. */
export function messageOfBooking(failure: CallFailure): Message {
  const isTooMany = failure.kind === 'rejected' && failure.code === 'TOO_MANY_VISITS';
  return isTooMany ? { key: 'tooManyVisits' } : messageOfCall(failure);
}

/** The message for a failed call if the page has nothing more specific. */
export function messageOfCall(failure: CallFailure): Message {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
      return { key: 'callUnreachable' };
    default:
      return limitMessage(failure, formMessage(failure, { key: 'callFailed' }));
  }
}
