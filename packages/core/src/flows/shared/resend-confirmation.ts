import { waitMessage } from '../../messages/failure-messages.ts';
import type { Message } from '../../messages/catalog.ts';
import type { Logger } from '../../kernel/logger.port.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ProductRepository } from '../../payment/product-repository.port.ts';
import type { MembershipConfirmation } from '../../payment/purchase.ts';

export type ResendStatus = 'idle' | 'sending' | 'sent' | 'failed';

/** Resend state that is shown but not stored. */
export interface ResendSession {
  readonly resend: ResendStatus;
  /** The result's message; null before there is one. */
  readonly resendMessage: Message | null;
}

export const noResend: ResendSession = { resend: 'idle', resendMessage: null };

interface ResendContext {
  readonly store: {
    readonly state: {
      readonly confirmation: MembershipConfirmation | null;
      readonly selectedFacility: { readonly facilityId: string } | null;
    };
    update(part: ResendSession): void;
  };
  readonly products: ProductRepository;
  readonly logger: Logger;
  readonly trackFailure: (failure: string) => void;
}

/** Mails the membership confirmation to the member again. */
export async function resendConfirmation({
  store,
  products,
  logger,
  trackFailure,
}: ResendContext): Promise<void> {
  const { confirmation, selectedFacility } = store.state;
  const facilityId = confirmation?.facilityId ?? selectedFacility?.facilityId;
  if (confirmation === null || facilityId === undefined) return;
  const { memberId, buyer } = confirmation;
  store.update({ resend: 'sending', resendMessage: null });
  const sent = await products.resendConfirmation({
    memberId,
    fullName: `${buyer.firstName} ${buyer.lastName}`.trim(),
    facilityId,
    email: buyer.email,
  });
  if (sent.ok) {
    store.update({ resend: 'sent', resendMessage: { key: 'resendDone' } });
    return;
  }
  logger.warn('confirmation-not-resent', { failure: sent.val.kind });
  trackFailure(sent.val.kind);
  store.update({ resend: 'failed', resendMessage: resendFailureMessage(sent.val) });
}

/** A rate limit says when to come back. Any other failure shows the general message. */
function resendFailureMessage(failure: CallFailure): Message {
  return failure.kind === 'rate-limited'
    ? waitMessage('tooManyResends', failure.retryAfterMs)
    : { key: 'resendFailed' };
}
