import type { StoredLead } from './lead-table.ts';

/** The response of every call that writes a lead. */
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
