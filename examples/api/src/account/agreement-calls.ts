import { addOnExcludedCode } from '@foyer/adapters-http/error-codes';
import { Err, type IdSource, Ok, Temporal } from '@foyer/core';
import { addOnAgreementId, membershipAgreementId } from '@foyer/core/account';
import { offerOn, standingOn } from '@foyer/core/membership';

import type { ChainData } from '../chain-data.ts';
import { clubOf, findClub } from '../clubs/club-table.ts';
import { translator } from '../copy/translate.ts';
import { addRows, findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { failure, invalidField, notFound } from '../http/api-failure.ts';
import { instantText } from '../http/request-time.ts';
import { memberCalls } from '../http/serve-call.ts';
import type { Locale } from '../locale/request-locale.ts';
import { membershipOf } from '../membership/membership-table.ts';
import { recordPromise } from '../promises/promise-table.ts';
import { type Account, changeAccount, type SignedIn } from './account-table.ts';
import { addOnOf } from './new-account.ts';

type AgreementText = ChainData['agreements'][number];

export const agreementCalls = memberCalls({
  /** The current version of the agreement, or the one under which the member joined. */
  async getAgreement({ params, caller, now }, { database, data }) {
    if (params.agreementId === membershipAgreementId) {
      return readMembershipAgreement(database, params, caller);
    }
    const text = data.agreements.find(({ agreementId }) => agreementId === params.agreementId);
    const addOn = await currentAddOn(database, data, caller.account, now);
    return readAgreement(database, params.memberId, text, caller, addOn);
  },

  async getAgreementVersion({ params, caller, now }, { database, data }) {
    const { agreementId, version } = params;
    if (agreementId === membershipAgreementId) {
      return readMembershipAgreement(database, params, caller);
    }
    const text = data.agreements.find(
      (one) => one.agreementId === agreementId && one.version === version,
    );
    const addOn = await currentAddOn(database, data, caller.account, now);
    // A version that was signed can still be read, with its signature, after the season has ended.
    return readAgreement(database, params.memberId, text, caller, { ...addOn, ended: null });
  },

  /** If two requests sign at the same time, only one signature is stored. */
  async signAgreement({ body, caller: { account }, now, locale }, { database, data, ids }) {
    const { agreements } = data;
    if (body.memberId !== account.member_id) return Err(notYours);
    const current = agreements.find(({ agreementId }) => agreementId === body.agreementId);
    if (!current) return Err(invalidField('agreementId', 'There is no such agreement.'));
    if (!(await findClub(database, body.facilityId))) {
      return Err(invalidField('facilityId', 'There is no such club.'));
    }
    const addOn = await currentAddOn(database, data, account, now);
    if (isExcluded(addOn, body.agreementId)) return Err(addOnExcluded);
    if (body.version !== current.version) return Err(versionOver);
    const signature = body.signature.trim();
    if (signature.length < 2 || signature.length > 100) {
      return Err(invalidField('signature', 'A signature is a name of 2 to 100 characters.'));
    }
    const at = instantText(now);
    await inTransaction(database, async (transaction) => {
      if (addOn.ended !== null) {
        // The text of the season before stays in the member's record.
        await transaction
          .deleteFrom('signed_agreements')
          .where('account_id', '=', account.id)
          .where('agreement_id', '=', addOnAgreementId)
          .where('version', '=', current.version)
          .where('signed_at', '<=', addOn.ended)
          .execute();
      }
      await addSignature(
        transaction,
        { data, ids },
        {
          account: { id: account.id, memberId: body.memberId },
          agreement: current,
          facilityId: body.facilityId,
          signature,
          at,
          locale,
        },
      );
      if (body.agreementId !== addOnAgreementId) return;
      await changeAccount(transaction, account.id, {
        add_on_status_id: '2',
        has_add_on: 1,
        updated_at: at,
      });
    });
    const signedAt = await signedAtOf(database, account.id, current);
    return Ok({ success: true, signedAt: signedAt ?? at });
  },
});

export async function hasSignedAddOn(
  database: Database,
  { agreements }: ChainData,
  accountId: string,
): Promise<boolean> {
  const text = agreements.find(({ agreementId }) => agreementId === addOnAgreementId);
  return text === undefined || (await signedAtOf(database, accountId, text)) !== null;
}

/** The add-on of an account today. */
interface CurrentAddOn extends Pick<Account, 'add_on_status_id' | 'has_add_on'> {
  /** When the add-on was signed that has ended; null for one that hasn't. */
  readonly ended: string | null;
}

/** Once a signed add-on has ended with its season or with the membership, the account has what its plan offers. */
export async function currentAddOn(
  database: Database,
  { agreements }: Pick<ChainData, 'agreements'>,
  account: Account,
  now: Temporal.Instant,
): Promise<CurrentAddOn> {
  const kept = { ...account, ended: null };
  if (account.has_add_on !== 1) return kept;
  const signed = await database
    .selectFrom('signed_agreements')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('agreement_id', '=', addOnAgreementId)
    .orderBy('signed_at', 'desc')
    .executeTakeFirst();
  if (!signed) return kept;
  const { time_zone: zone } = await clubOf(database, signed.facility_id);
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const text = agreements.find(
    ({ agreementId, version }) => agreementId === addOnAgreementId && version === signed.version,
  );
  const membership = await membershipOf(database, account.member_id, now);
  if (membership && standingOn(membership, today.toString()) === 'ended') {
    return { add_on_status_id: null, has_add_on: null, ended: signed.signed_at };
  }
  const signedOn = Temporal.Instant.from(signed.signed_at).toZonedDateTimeISO(zone).toPlainDate();
  if (!text?.season || Temporal.PlainDate.compare(today, seasonEnd(text.season, signedOn)) <= 0) {
    return kept;
  }
  const offered = membership
    ? await addOnOf(database, offerOn(membership, today.toString()).planId)
    : ({ add_on_status_id: '1', has_add_on: 0 } as const);
  return { ...offered, ended: signed.signed_at };
}

/** The last day of the season that runs or comes next on a day, such as the last Sunday in September. */
function seasonEnd(
  season: NonNullable<AgreementText['season']>,
  on: Temporal.PlainDate,
): Temporal.PlainDate {
  const lastDayIn = (year: number): Temporal.PlainDate => {
    const day = Temporal.PlainDate.from({ year, month: season.lastMonth, day: 31 });
    return day.subtract({ days: (day.dayOfWeek - season.lastWeekday + 7) % 7 });
  };
  const end = lastDayIn(on.year);
  return Temporal.PlainDate.compare(on, end) <= 0 ? end : lastDayIn(on.year + 1);
}

async function readAgreement(
  database: Database,
  memberId: string,
  text: AgreementText | undefined,
  { account }: SignedIn,
  addOn: CurrentAddOn,
) {
  if (memberId !== account.member_id) return Err(notYours);
  if (!text) return Err(notFound('There is no such agreement.', 'agreementId'));
  const { agreementId, version, title, paragraphs } = text;
  const stored = await signedAtOf(database, account.id, text);
  // One that has ended can be signed again.
  const signedAt = stored === addOn.ended ? null : stored;
  if (signedAt === null && isExcluded(addOn, agreementId)) return Err(addOnExcluded);
  return Ok({ agreementId, version, title, paragraphs, signedAt });
}

/** The agreement that the member signed when joining. It never changes. */
async function readMembershipAgreement(
  database: Database,
  { memberId, version }: { readonly memberId: string; readonly version?: string },
  { account }: SignedIn,
) {
  if (memberId !== account.member_id) return Err(notYours);
  const signed = await findRow(database, 'membership_agreements', { member_id: memberId });
  if (!signed || (version !== undefined && version !== signed.version)) {
    return Err(notFound('There is no such agreement.', 'agreementId'));
  }
  return Ok({
    agreementId: signed.agreement_id,
    version: signed.version,
    title: signed.title,
    paragraphs: JSON.parse(signed.paragraphs) as string[],
    signedAt: signed.signed_at,
    signedBy: signed.signature,
  });
}

/** True for the add-on of a member whose plan doesn't include it. */
function isExcluded(
  { has_add_on: addOn }: Pick<Account, 'has_add_on'>,
  agreementId: string,
): boolean {
  return agreementId === addOnAgreementId && addOn === null;
}

async function signedAtOf(
  database: Database,
  accountId: string,
  { agreementId, version }: AgreementText,
): Promise<string | null> {
  const key = { account_id: accountId, agreement_id: agreementId, version };
  const signed = await findRow(database, 'signed_agreements', key);
  return signed?.signed_at ?? null;
}

const notYours = failure(403, 'NOT_YOURS', 'This agreement belongs to another member.', 'memberId');

const addOnExcluded = failure(
  403,
  addOnExcludedCode,
  'The membership doesn’t include this add-on.',
  'agreementId',
);

const versionOver = failure(409, 'VERSION_OVER', 'This version is no longer current.', 'version');

interface NewSignature {
  readonly account: { readonly id: string; readonly memberId: string };
  readonly agreement: ChainData['agreements'][number];
  readonly facilityId: string;
  readonly signature: string;
  readonly at: string;
  /** The language in which the member read the agreement. */
  readonly locale: Locale;
}

/** Stores a signature, and the text that was signed in the member's record. A version is signed once. */
async function addSignature(
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
