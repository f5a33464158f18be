import { Err, type IdSource, Ok, type Result } from '@foyer/core';

import { deliverOrder } from '../club-services/deliver-order.ts';
import { tryingAgain } from '../database/engine-error.ts';
import { findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { instantText } from '../http/request-time.ts';
import type { ServerSecret } from '../server-secret.ts';
import type { Paid, Payment, Unpaid } from './complete-purchase.ts';
import { issueConfirmation } from './confirmation-table.ts';
import { orderReturns } from './sale.ts';

/**
 * Completes an order in one transaction: the payment, what was ordered with its mails, and the return token. Repeated or
 * concurrent payments deliver once, and each gets a return token. Fails when there is no such order.
 */
export function completeOrder(
  database: Database,
  ids: IdSource,
  secret: ServerSecret,
  { productToken, cardBrand, billing, browser, publicUrl, now, locale }: Payment,
): Promise<Result<Paid, Unpaid>> {
  return tryingAgain(() =>
    inTransaction(database, async (transaction) => {
      const order = await findRow(transaction, 'orders', { product_token: productToken });
      if (!order) return Err({ kind: 'unknown' });
      // A single conditional update, so that only one of two concurrent payments succeeds.
      const paid = await transaction
        .updateTable('orders')
        .set({
          paid_at: instantText(now),
          card_brand: cardBrand,
          browser,
          billing_postal_code: billing.postalCode,
          billing_state: billing.state,
        })
        .where('id', '=', order.id)
        .where('paid_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (paid) {
        await deliverOrder({ transaction, ids, secret, order: paid, now, publicUrl, locale });
      }
      const token = await issueConfirmation(transaction, secret, productToken, browser, now);
      return Ok({
        confirmationToken: token,
        isNew: paid !== undefined,
        back: orderReturns[order.kind],
      });
    }),
  );
}
