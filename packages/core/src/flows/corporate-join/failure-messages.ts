import type { Message } from '../../messages/catalog.ts';
import { formMessage, waitMessage } from '../../messages/failure-messages.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';

/**
 * Any unsuccessful response to a new lead is shown as a problem with the address. Without a response, the cause is
 * unknown.
 */
export function leadFailureMessage(failure: CallFailure, isNew: boolean): Message {
  const isAnswered =
    failure.kind === 'rejected' ||
    failure.kind === 'server-error' ||
    failure.kind === 'rate-limited' ||
    failure.kind === 'unsuccessful';
  return formMessage(failure, { key: isNew && isAnswered ? 'sameEmail' : 'processing' });
}

export function codeFailureMessage(failure: CallFailure): Message {
  return failure.kind === 'rate-limited'
    ? waitMessage('tooManyCodes', failure.retryAfterMs)
    : formMessage(failure, { key: 'processing' });
}
