import type { Money } from '@foyer/core/kernel';

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
