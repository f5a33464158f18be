import type { Money } from '@foyer/core/kernel';

import { findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';

export type Wallet = 'apple-pay' | 'google-pay';

/** The wallets' own spelling. */
export const walletNames: Readonly<Record<Wallet, string>> = {
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
};

export interface WalletPayment {
  /** Chosen by the payment application. One id is charged at most once. */
  readonly id: string;
  readonly wallet: Wallet;
  readonly due: Money;
}

/** Pays with the wallet of the buyer's device. The provider shows its own sheet and leads back to the payment application. */
export interface WalletPayments {
  /** The wallets to offer, in this order. */
  readonly offered: readonly Wallet[];
  /** The address of the sheet on which the buyer approves the payment. */
  sheet(payment: WalletPayment): Promise<string>;
  /** What the buyer said there. `open`: nothing yet. */
  outcome(id: string): Promise<'approved' | 'refused' | 'open'>;
}

/**
 * The test double: its sheet is a page of the payment application that asks for a yes or no, like the test bank's, and
 * keeps the answer in the same table.
 */
export function testWallets(database: Database): WalletPayments {
  return {
    offered: ['apple-pay', 'google-pay'],
    sheet: ({ id }) => Promise.resolve(`/payment/question/${id}`),
    async outcome(id) {
      const question = await findRow(database, 'payment_questions', { id });
      if (question?.answer == null) return 'open';
      return question.answer === 'yes' ? 'approved' : 'refused';
    },
  };
}

export function walletOf(text: string): Wallet | null {
  return Object.hasOwn(walletNames, text) ? (text as Wallet) : null;
}
