import { type ConfirmationFailure, isGone, isOfOtherBrowser } from '../payment/purchase.ts';
import type { Logger } from '../kernel/logger.port.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import type { GiftConfirmation } from './gift-order.ts';
import type { GiftOrders } from './gift-orders.port.ts';

/** Loads the gift for the confirmation token that the payment application returned. */
export class ReadGiftConfirmation {
  readonly #gifts: GiftOrders;
  readonly #logger: Logger;

  constructor(gifts: GiftOrders, logger: Logger) {
    this.#gifts = gifts;
    this.#logger = logger;
  }

  async execute(confirmationToken: string): Promise<Result<GiftConfirmation, ConfirmationFailure>> {
    const answer = await this.#gifts.confirmation(confirmationToken);
    if (answer.err) {
      if (isGone(answer.val)) return Err({ kind: 'used-token' });
      if (isOfOtherBrowser(answer.val)) return Err({ kind: 'other-browser' });
      this.#logger.error('confirmation-failed', { failure: answer.val.kind });
      return answer;
    }
    return answer.val === null ? Err({ kind: 'unknown-token' }) : Ok(answer.val);
  }
}
