import type { IdSource } from '@foyer/core';

import type { Database } from '../database/schema.ts';
import type { ServerSecret } from '../server-secret.ts';
import type { Payment } from './complete-purchase.ts';
import type { StoredOrder } from './order-table.ts';

/** What the parts that hand over a paid order need, in the transaction of the payment. */
export interface Delivery extends Pick<Payment, 'now' | 'publicUrl' | 'locale'> {
  readonly transaction: Database;
  readonly ids: IdSource;
  readonly secret: ServerSecret;
  readonly order: StoredOrder;
}
