import type { Database, PaymentQuestionRow } from '../database/schema.ts';

/** The bank's question about one payment. */
export type BankQuestion = PaymentQuestionRow;

/** The question with this id for this purchase; null when there is none. */
export async function findQuestion(
  database: Database,
  id: string,
  productToken: string,
): Promise<BankQuestion | null> {
  const question = await database
    .selectFrom('payment_questions')
    .selectAll()
    .where('id', '=', id)
    .where('product_token', '=', productToken)
    .executeTakeFirst();
  return question ?? null;
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
