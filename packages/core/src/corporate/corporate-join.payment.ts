import { productTokenCookie } from '../lead/product-token-cookie.ts';
import type { MessageKey } from '../messages/catalogue.ts';
import { ReadConfirmation } from '../payment/read-confirmation.ts';
import type { CorporateJoinContext } from './corporate-join.context.ts';
import type { PaymentOutcome } from './corporate-join.snapshot.ts';

/** How the payment application sent the visitor back: what its address carries, unchecked. CJ-14 */
export interface PaymentReturn {
  readonly confirmationToken: string | null;
  /** `cancelled` or `declined`; null where it says nothing. */
  readonly payment: string | null;
}

/** The way back from the payment application. Source: CJ-14, RT-04. */
export class CorporateJoinPayment {
  readonly #flow: CorporateJoinContext;
  readonly #readConfirmation: ReadConfirmation;
  /** The token whose purchase could not be read yet. In memory only: LX-13. */
  #unread: string | null = null;

  constructor(flow: CorporateJoinContext) {
    this.#flow = flow;
    this.#readConfirmation = new ReadConfirmation(flow.products, flow.logger);
  }

  /** Takes the return in; a visitor who did not come from there is left where they are. */
  async takeIn({ confirmationToken, payment }: PaymentReturn): Promise<void> {
    const { keeper } = this.#flow;
    if (confirmationToken !== null && confirmationToken !== '') {
      this.#unread = confirmationToken;
      await this.read();
    } else if (keeper.state.confirmation !== null) keeper.update({ payment: 'paid' });
    else if (payment === 'cancelled') this.#tell('cancelled', 'paymentCancelled');
    else if (payment === 'declined') this.#tell('declined', 'paymentDeclined');
  }

  /** Reads the purchase behind the token; again after it could not be. */
  async read(): Promise<void> {
    const { keeper, cookies } = this.#flow;
    const token = this.#unread;
    if (token === null) return;
    keeper.update({ payment: 'confirming', alert: null });
    const read = await this.#readConfirmation.execute(token);
    if (read.ok) {
      this.#unread = null;
      cookies.remove(productTokenCookie);
      keeper.update({ payment: 'paid', notice: null });
      keeper.change({ type: 'purchase-confirmed', confirmation: read.val });
      return;
    }
    const { kind } = read.val;
    if (kind !== 'unknown-token' && kind !== 'used-token') {
      keeper.update({ payment: 'unread', alert: { key: 'processing' } });
      return;
    }
    this.#unread = null;
    // Here it was shown already: a second look at it, or another tab's.
    if (keeper.state.confirmation !== null) keeper.update({ payment: 'paid' });
    else if (kind === 'used-token') this.#tell('used', 'paymentUsed');
    else this.#tell('unknown', 'paymentUnknown');
  }

  #tell(payment: PaymentOutcome, key: MessageKey): void {
    this.#flow.keeper.update({ payment, notice: { key } });
  }
}
