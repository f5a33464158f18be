import {
  type ProductRepository,
  productTokenCookie,
} from '../../payment/product-repository.port.ts';
import type { Message, MessageKey } from '../../messages/catalog.ts';
import type { CallFailure, Result } from '../../kernel/result.ts';
import type { FlowDependencies } from '../engine/flow-dependencies.ts';
import {
  type MembershipConfirmation,
  membershipOf,
  readConfirmation,
} from '../../payment/purchase.ts';

/** The unvalidated parameters with which the payment application redirects the visitor back. */
export interface PaymentReturn {
  readonly confirmationToken: string | null;
  /** `cancelled` or `declined`; null if the address has none. */
  readonly payment: string | null;
}

/**
 * The outcome of the payment. `none`: nothing yet. `cancelled`: the visitor turned back. `declined`: the card was
 * declined. `confirming`: the purchase is loading. `unread`: it failed to load, and `retryConfirmation` tries again.
 * `unknown`: nobody knows the token. `used`: the token was used before, or by another browser. `paid`: the purchase
 * is paid.
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

interface PaymentStore<Confirmation> {
  readonly state: { readonly confirmation: Confirmation | null };
  update(part: {
    readonly payment?: PaymentOutcome;
    readonly alert?: Message | null;
    readonly notice?: Message | null;
  }): void;
  change(event: { readonly type: 'purchase-confirmed'; readonly confirmation: Confirmation }): void;
}

interface PaymentReturnContext<Confirmation> extends Pick<FlowDependencies, 'cookies' | 'logger'> {
  readonly store: PaymentStore<Confirmation>;
  /** Loads what was paid for, a membership or a gift; null for an unknown token. */
  readonly load: (confirmationToken: string) => Promise<Result<Confirmation | null, CallFailure>>;
  /** Called for each purchase that was loaded, before it's shown. */
  readonly onPaid: (confirmation: Confirmation) => void;
  readonly trackFailure: (failure: string) => void;
  /** The message for a used token. By default the one for a membership. */
  readonly usedMessage?: MessageKey;
  /** The message for a token that another browser paid for. By default the one for a membership. */
  readonly otherBrowserMessage?: MessageKey;
}

/** Handles the return from the payment application, for every flow that sells something. */
export class ReturnFromPayment<Confirmation> {
  readonly #flow: PaymentReturnContext<Confirmation>;
  /** A token whose purchase couldn't be loaded yet. Kept in memory only, never stored. */
  #unread: string | null = null;

  constructor(flow: PaymentReturnContext<Confirmation>) {
    this.#flow = flow;
  }

  /** Handles the return's parameters. Does nothing for a visitor who doesn't come from the payment. */
  async takeIn({ confirmationToken, payment }: PaymentReturn): Promise<void> {
    const { store } = this.#flow;
    if (confirmationToken !== null && confirmationToken !== '') {
      this.#unread = confirmationToken;
      await this.read();
    } else if (store.state.confirmation !== null) store.update({ payment: 'paid' });
    else if (payment === 'cancelled') this.#show('cancelled', 'paymentCancelled');
    else if (payment === 'declined') this.#show('declined', 'paymentDeclined');
  }

  /** Loads the purchase of the token. Call it again after a failure. */
  async read(): Promise<void> {
    const { store, load, cookies, logger, onPaid, trackFailure } = this.#flow;
    const token = this.#unread;
    if (token === null) return;
    store.update({ payment: 'confirming', alert: null });
    const read = readConfirmation(await load(token), logger);
    if (read.ok) {
      this.#unread = null;
      cookies.remove(productTokenCookie);
      onPaid(read.val);
      store.update({ payment: 'paid', notice: null });
      store.change({ type: 'purchase-confirmed', confirmation: read.val });
      return;
    }
    const { kind } = read.val;
    if (kind !== 'unknown-token' && kind !== 'used-token' && kind !== 'other-browser') {
      trackFailure(kind);
      store.update({ payment: 'unread', alert: { key: 'processing' } });
      return;
    }
    this.#unread = null;
    // This browser already has the confirmation, for example after a reload or from another tab.
    if (store.state.confirmation !== null) store.update({ payment: 'paid' });
    else if (kind === 'used-token') this.#show('used', this.#flow.usedMessage ?? 'paymentUsed');
    else if (kind === 'other-browser') {
      this.#show('used', this.#flow.otherBrowserMessage ?? 'paymentOtherBrowser');
    } else this.#show('unknown', 'paymentUnknown');
  }

  #show(payment: PaymentOutcome, key: MessageKey): void {
    this.#flow.store.update({ payment, notice: { key } });
  }
}

export function returnFromMembershipPayment(
  flow: Pick<FlowDependencies, 'analytics' | 'cookies' | 'logger'> & {
    readonly store: PaymentStore<MembershipConfirmation>;
    readonly products: ProductRepository;
    readonly trackFailure: (failure: string) => void;
  },
): ReturnFromPayment<MembershipConfirmation> {
  const { products, analytics } = flow;
  return new ReturnFromPayment({
    ...flow,
    load: async (token) => (await products.details(token)).map(membershipOf),
    onPaid: ({ facilityId }) => analytics.record({ name: 'purchase_completed', facilityId }),
  });
}

/** Adopts a purchase that was paid in another tab. */
export function adoptPurchase<
  Confirmation,
  State extends { readonly confirmation: Confirmation | null },
>(
  mine: State,
  { confirmation }: { readonly confirmation: Confirmation | null },
  reduce: (
    state: State,
    event: { readonly type: 'purchase-confirmed'; readonly confirmation: Confirmation },
  ) => State,
): State {
  return mine.confirmation !== null || confirmation === null
    ? mine
    : reduce(mine, { type: 'purchase-confirmed', confirmation });
}

/** True if the payment has returned but its outcome is unknown. */
export function isUnread(payment: PaymentOutcome): boolean {
  return payment === 'confirming' || payment === 'unread';
}

/** Removes the payment's parameters from the address. They are read only once and are private. */
export function withoutPayment(address: string): string {
  return address
    .replaceAll(/([?&])(?:confirmationToken|payment|promo|heldPrice)=[^&]*/g, '$1')
    .replace(/\?&+/, '?')
    .replaceAll(/&{2,}/g, '&')
    .replace(/[?&]$/, '');
}

/** The address of a flow's page. Keeps the payment's parameters until they were read, so that a reload reads them again. */
export function addressAfterPayment(
  address: string,
  { ready, payment }: { readonly ready: boolean; readonly payment: PaymentOutcome },
): string {
  return !ready || isUnread(payment) ? address : withoutPayment(address);
}
