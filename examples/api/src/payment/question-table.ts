import type { Database } from '../database/schema.ts';

/** The bank's question about one payment. */
export interface BankQuestion {
  readonly id: string;
  readonly cardBrand: string;
  readonly isAnswered: boolean;
}

/** Keeps the question until its buyer answers it. */
export async function askFirst(
  database: Database,
  question: { readonly id: string; readonly productToken: string; readonly cardBrand: string },
  at: string,
): Promise<void> {
  await database
    .insertInto('payment_questions')
    .values({
      id: question.id,
      product_token: question.productToken,
      card_brand: question.cardBrand,
      created_at: at,
      answered_at: null,
      answer: null,
    })
    .execute();
}

/** The question of that id about this purchase; null when there is none. */
export async function findQuestion(
  database: Database,
  id: string,
  productToken: string,
): Promise<BankQuestion | null> {
  const row = await database
    .selectFrom('payment_questions')
    .select(['id', 'card_brand', 'answered_at'])
    .where('id', '=', id)
    .where('product_token', '=', productToken)
    .executeTakeFirst();
  return row
    ? { id: row.id, cardBrand: row.card_brand, isAnswered: row.answered_at !== null }
    : null;
}

/** Answers the question, and answers what stands: of two answers the first counts. */
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
