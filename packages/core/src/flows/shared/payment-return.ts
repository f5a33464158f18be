import { productTokenCookie } from '../../payment/product-token-cookie.ts';
import type { Message, MessageKey } from '../../messages/catalogue.ts';
import type { CookieJar } from '../../kernel/cookie-jar.port.ts';
import type { Result } from '../../kernel/result.ts';
import type { ConfirmationFailure } from '../../payment/read-confirmation.ts';

/** How the payment application sent the visitor back: what its address carries, unchecked. CJ-14, SJ-05 */
export interface PaymentReturn {
  readonly confirmationToken: string | null;
  /** `cancelled` or `declined`; null where it says nothing. */
  readonly payment: string | null;
}

/**
 * What came of the payment: nothing yet; the visitor turned back; the card was declined; the answer is being read; it
 * could not be read, and `retryConfirmation` asks again; nobody knows the token; it was used before, or by another browser;
 * it is paid. CJ-14
 */
export type PaymentOutcome =
  | 'none'
  | 'cancelled'
  | 'declined'
  | 'confirming'
  | 'unread'
  | 'unknown'
  | 'used'
  | 'paid';

/** As much of a flow's keeper as the payment's answer concerns. */
interface BuyersKeeper<Confirmation> {
  readonly state: { readonly confirmation: Confirmation | null };
  update(part: {
    readonly payment?: PaymentOutcome;
    readonly alert?: Message | null;
    readonly notice?: Message | null;
  }): void;
  change(event: { readonly type: 'purchase-confirmed'; readonly confirmation: Confirmation }): void;
}

/** What a confirmation token stands for, be it a membership or a gift. */
export interface ReadsConfirmation<Confirmation> {
  execute(confirmationToken: string): Promise<Result<Confirmation, ConfirmationFailure>>;
}

export interface PaymentReturnContext<Confirmation> {
  readonly keeper: BuyersKeeper<Confirmation>;
  readonly confirmations: ReadsConfirmation<Confirmation>;
  readonly cookies: CookieJar;
  /** Called once for each purchase that was read, before it is shown. */
  readonly onPaid: (confirmation: Confirmation) => void;
  /** Called when the answer could not be read. */
  readonly onUnread: (failure: string) => void;
  /** What is said of a token that was used before; by default what is said of a membership's. */
  readonly usedMessage?: MessageKey;
  /** What is said of a token that another browser paid for; by default what is said of a membership's. */
  readonly otherBrowserMessage?: MessageKey;
}

/** The way back from the payment application, the same for every flow that sells. Source: CJ-14, SJ-05, RT-04, RT-05. */
export class ReturnFromPayment<Confirmation> {
  readonly #flow: PaymentReturnContext<Confirmation>;
  /** The token whose purchase could not be read yet. In memory only: LX-13. */
  #unread: string | null = null;

  constructor(flow: PaymentReturnContext<Confirmation>) {
    this.#flow = flow;
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
    const { keeper, confirmations, cookies, onPaid, onUnread } = this.#flow;
    const token = this.#unread;
    if (token === null) return;
    keeper.update({ payment: 'confirming', alert: null });
    const read = await confirmations.execute(token);
    if (read.ok) {
      this.#unread = null;
      cookies.remove(productTokenCookie);
      onPaid(read.val);
      keeper.update({ payment: 'paid', notice: null });
      keeper.change({ type: 'purchase-confirmed', confirmation: read.val });
      return;
    }
    const { kind } = read.val;
    if (kind !== 'unknown-token' && kind !== 'used-token' && kind !== 'other-browser') {
      onUnread(kind);
      keeper.update({ payment: 'unread', alert: { key: 'processing' } });
      return;
    }
    this.#unread = null;
    // Here it was shown already: a second look at it, or another tab's.
    if (keeper.state.confirmation !== null) keeper.update({ payment: 'paid' });
    else if (kind === 'used-token') this.#tell('used', this.#flow.usedMessage ?? 'paymentUsed');
    else if (kind === 'other-browser') {
      this.#tell('used', this.#flow.otherBrowserMessage ?? 'paymentOtherBrowser');
    } else this.#tell('unknown', 'paymentUnknown');
  }

  #tell(payment: PaymentOutcome, key: MessageKey): void {
    this.#flow.keeper.update({ payment, notice: { key } });
  }
}

/** The payment has answered, and nobody knows what yet. */
export function isUnread(payment: PaymentOutcome): boolean {
  return payment === 'confirming' || payment === 'unread';
}

/** The address without what the payment came back with: read once, it is for nobody's eyes. LX-14 */
export function withoutPayment(address: string): string {
  return address
    .replaceAll(/([?&])(?:confirmationToken|payment)=[^&]*/g, '$1')
    .replace(/\?&+/, '?')
    .replaceAll(/&{2,}/g, '&')
    .replace(/[?&]$/, '');
}
