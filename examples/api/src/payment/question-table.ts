import type { Database } from '../database/schema.ts';
import type { BillingAddress } from './purchase-table.ts';

/** The bank's question about one payment. */
export interface BankQuestion {
  readonly id: string;
  readonly cardBrand: string;
  readonly billing: BillingAddress;
  readonly isAnswered: boolean;
}

/** Stores the question until the buyer answers it. */
export async function askFirst(
  database: Database,
  question: Omit<BankQuestion, 'isAnswered'> & { readonly productToken: string },
  at: string,
): Promise<void> {
  await database
    .insertInto('payment_questions')
    .values({
      id: question.id,
      product_token: question.productToken,
      card_brand: question.cardBrand,
      billing_postal_code: question.billing.postalCode,
      billing_state: question.billing.state,
      created_at: at,
    })
    .execute();
}

/** The question with this id for this purchase; null when there is none. */
export async function findQuestion(
  database: Database,
  id: string,
  productToken: string,
): Promise<BankQuestion | null> {
  const row = await database
    .selectFrom('payment_questions')
    .selectAll()
    .where('id', '=', id)
    .where('product_token', '=', productToken)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    cardBrand: row.card_brand,
    billing: { postalCode: row.billing_postal_code, state: row.billing_state },
    isAnswered: row.answered_at !== null,
  };
}

/** Records the answer and returns the stored one. Of two answers, the first counts. */
export async function answerQuestion(
  database: Database,
  id: string,
  answer: 'yes' | 'no',
  at: string,
): Promise<'yes' | 'no'> {
  await database
    .updateTable('payment_questions')
    .set({ answer, answered_at: at })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .execute();
  const row = await database
    .selectFrom('payment_questions')
    .select('answer')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.answer === 'yes' ? 'yes' : 'no';
}
