import type { Message } from './catalog.ts';
import { formMessage, limitMessage } from './failure-messages.ts';
import type { CallFailure } from '../kernel/call-failure.ts';

/**
 * The message for a failed call if the page has nothing more specific: the server is unreachable, there were too many
 * calls, or the call failed.
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
