import type { Message } from '../../messages/catalogue.ts';
import { formMessage } from '../../messages/failure-messages.ts';
import { tellOfWait } from '../../messages/tell-of-wait.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';

/** CJ-05: whatever was answered that is not a yes is about the address; no answer at all is about nothing yet. */
export function wordLeadFailure(failure: CallFailure, isNew: boolean): Message {
  const isAnswered =
    failure.kind === 'rejected' ||
    failure.kind === 'server-error' ||
    failure.kind === 'rate-limited' ||
    failure.kind === 'unsuccessful';
  return formMessage(failure, { key: isNew && isAnswered ? 'sameEmail' : 'processing' });
}

/** CJ-20, CJ-22 */
export function wordCodeFailure(failure: CallFailure): Message {
  return failure.kind === 'rate-limited'
    ? tellOfWait('tooManyCodes', failure.retryAfterMs)
    : formMessage(failure, { key: 'processing' });
}
