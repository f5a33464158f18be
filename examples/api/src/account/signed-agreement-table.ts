import type { IdSource } from '@foyer/core';

import type { ChainData } from '../chain-data.ts';
import { translator } from '../copy/translate.ts';
import { addRows } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import type { Locale } from '../locale/request-locale.ts';
import { recordPromise } from '../promises/promise-table.ts';

export interface NewSignature {
  readonly account: { readonly id: string; readonly memberId: string };
  readonly agreement: ChainData['agreements'][number];
  readonly facilityId: string;
  readonly signature: string;
  readonly at: string;
  /** The language in which the member read the agreement. */
  readonly locale: Locale;
}

/** Stores a signature, and the text that was signed in the member's record. A version is signed once. */
export async function addSignature(
  transaction: Database,
  { ids, data }: { readonly ids: IdSource; readonly data: Pick<ChainData, 'translations'> },
  { account, agreement, facilityId, signature, at, locale }: NewSignature,
): Promise<void> {
  const { agreementId, version, title, paragraphs } = agreement;
  const isNew = await addRows(transaction, 'signed_agreements', [
    {
      account_id: account.id,
      agreement_id: agreementId,
      version,
      facility_id: facilityId,
      signature,
      signed_at: at,
    },
  ]);
  if (!isNew) return;
  const translate = translator(data.translations, locale);
  const text = { title: translate(title), paragraphs: paragraphs.map(translate) };
  await recordPromise(transaction, ids, {
    holder: { memberId: account.memberId },
    said: { kind: 'agreement', agreementId, version, ...text, facilityId, signature },
    place: `/account/agreements/${agreementId}`,
    locale,
    at,
  });
}
