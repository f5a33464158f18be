import type { Selectable } from 'kysely';

import type { LeadRow } from '../database/schema.ts';

/** What a lead is called by, once it is kept. */
export type LeadNames = Pick<Selectable<LeadRow>, 'token_id' | 'transaction_id'>;

/** What every call that writes a lead answers. HT-24, HT-25, HT-27, HT-28 */
export function leadAnswer(lead: LeadNames): {
  success: true;
  tokenId: string;
  TransactionId: string;
  leadTransactionId: string;
} {
  return {
    success: true,
    tokenId: lead.token_id,
    TransactionId: lead.transaction_id,
    leadTransactionId: lead.transaction_id,
  };
}
