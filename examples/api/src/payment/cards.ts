import type { CardBrand } from '@foyer/core/forms';
import type { Money } from '@foyer/core/kernel';

import { findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';

export type CardOutcome = 'approved' | 'declined' | 'no-funds' | 'asks-first' | 'declined-later';

export interface TestCard {
  readonly digits: string;
  readonly brand: CardBrand;
  readonly outcome: CardOutcome;
}

/** The well-known test numbers that payment providers publish. No bank has issued any of them. */
export const testCards: readonly TestCard[] = [
  { digits: '4242424242424242', brand: 'visa', outcome: 'approved' },
  { digits: '5555555555554444', brand: 'mastercard', outcome: 'approved' },
  { digits: '2223003122003222', brand: 'mastercard', outcome: 'approved' },
  { digits: '378282246310005', brand: 'amex', outcome: 'approved' },
  { digits: '6011111111111117', brand: 'discover', outcome: 'approved' },
  { digits: '30569309025904', brand: 'diners', outcome: 'approved' },
  { digits: '3566002020360505', brand: 'jcb', outcome: 'approved' },
  { digits: '4000000000000002', brand: 'visa', outcome: 'declined' },
  { digits: '4000000000009995', brand: 'visa', outcome: 'no-funds' },
  { digits: '4000002500003155', brand: 'visa', outcome: 'asks-first' },
  { digits: '4000000000000341', brand: 'visa', outcome: 'declined-later' },
];

export function outcomeOf(digits: string): CardOutcome | null {
  return testCards.find((card) => card.digits === digits)?.outcome ?? null;
}

/** Grouped as on the card: `4242 4242 4242 4242`, `3782 822463 10005`. */
export function inGroups({ digits, brand }: Pick<TestCard, 'digits' | 'brand'>): string {
  const pattern =
    brand === 'amex' || brand === 'diners'
      ? /^(\d{4})(\d{6})(\d+)$/
      : /^(\d{4})(\d{4})(\d{4})(\d+)$/;
  return digits.replace(pattern, (_, ...groups: (string | number)[]) =>
    groups
      .filter((group, index) => typeof group === 'string' && index < groups.length - 2)
      .join(' '),
  );
}

/** The brands' own spelling. */
export const brandNames: Readonly<Record<CardBrand, string>> = {
  amex: 'American Express',
  visa: 'Visa',
  mastercard: 'Mastercard',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
};

/** What was paid with, for display: the card's brand, which is all that is stored of it, or the wallet. */
export function brandName(brand: string): string {
  const wallet = walletOf(brand);
  if (wallet !== null) return walletNames[wallet];
  return Object.hasOwn(brandNames, brand) ? brandNames[brand as CardBrand] : brand;
}

/** Charges the cards that members left with the payment provider. */
export interface CardCharger {
  /**
   * Charges a card for an invoice. An invoice that was paid before isn't charged again, and is answered `approved`. A
   * thrown error means that it isn't known whether the card was charged.
   */
  charge(request: {
    readonly invoiceNumber: string;
    readonly cardToken: string;
    readonly amount: Money;
  }): Promise<'approved' | 'declined'>;
}

/** What the test charger's cards are called: those that can be charged each month, and the one that can't. */
export type TestCardToken = 'test-approved' | 'test-declined';

/** A test double of a payment provider: charges nothing. */
export const testCharger: CardCharger = {
  charge({ cardToken }) {
    const declined: TestCardToken = 'test-declined';
    return Promise.resolve(cardToken === declined ? 'declined' : 'approved');
  },
};

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
