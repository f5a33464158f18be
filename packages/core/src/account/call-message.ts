import type { Message } from '../messages/catalogue.ts';
import { formMessage, limitMessage } from '../messages/failure-messages.ts';
import type { CallFailure } from '../shared/call-failure.ts';

/**
 * What a person is told of a call that failed, where the page has nothing more to say: that the server can't be reached,
 * that it was asked too often, or that it failed. Source: AC-05, HT-62.
 */
export function messageOfCall(failure: CallFailure): Message {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
      return { key: 'callUnreachable' };
    default:
      return limitMessage(failure, formMessage(failure, { key: 'callFailed' }));
  }
}
