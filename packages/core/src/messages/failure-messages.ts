import type { CallFailure } from '../kernel/call-failure.ts';
import type { Message } from './catalog.ts';
import { waitMessage } from './wait-message.ts';

/** The message for a form that was rejected because it looked automated; `otherwise` for any other failure. */
export function formMessage(failure: CallFailure, otherwise: Message): Message {
  const looksAutomated = failure.kind === 'rejected' && failure.code === 'LOOKS_AUTOMATED';
  return looksAutomated ? { key: 'formRefused' } : otherwise;
}

/** The message that tells when to try again; `otherwise` for anything but a rate limit. */
export function limitMessage(
  failure: CallFailure | { readonly kind: 'no-cookies' },
  otherwise: Message,
): Message {
  return failure.kind === 'rate-limited'
    ? waitMessage('callTooOften', failure.retryAfterMs)
    : otherwise;
}
