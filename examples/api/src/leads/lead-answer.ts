import type { StoredLead } from './lead-table.ts';

/** What every call that writes a lead answers. HT-24, HT-25, HT-27, HT-28 */
export function leadAnswer(lead: StoredLead): {
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
