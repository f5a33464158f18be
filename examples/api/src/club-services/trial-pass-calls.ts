import { Err, type IdSource, Ok, parseEmail, Temporal } from '@foyer/core';
import { dateWindow, parseDate } from '@foyer/core/forms';

import type { ChainData } from '../chain-data.ts';
import { findClub, type StoredClub } from '../clubs/club-table.ts';
import { addRows, changeRows, deleteRows, findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { invalidField, notFound } from '../http/api-failure.ts';
import { markAddress, refusalPast, uncount } from '../http/limits.ts';
import { allOf, check, checkKey, checkName, checkPhone } from '../http/read-request.ts';
import { instantText } from '../http/request-time.ts';
import { publicCalls } from '../http/serve-call.ts';
import { saveLead, type StoredLead } from '../leads/lead-table.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { hadTrialMail, trialPassMail } from '../mail/pass-mails.ts';
import type { GivenDays } from '../notifications/club-event.ts';
import { dueAnnouncement } from '../notifications/new-leads.ts';
import { notifyClubs } from '../notifications/notify-clubs.ts';
import { encodeToken, openToken, type ServerSecret } from '../server-secret.ts';
import { randomCode } from '../system.ts';
import { visitRules } from '../visits/visit-calls.ts';

export const trialPassCalls = publicCalls({
  /** Answers each id once, and the same whether the person had a pass or not. */
  async requestTrialPass({ body, now, client, locale }, backing) {
    const { database, data, ids, secret, publicUrl, onMail } = backing;
    const id = checkKey('id', body.id);
    if (!id.ok) return id;
    // Its response may have been lost at midnight, after which its first day is over.
    if (await findRow(database, 'trial_requests', { id: id.val })) return Ok({ success: true });
    const club = await findClub(database, body.facilityId);
    const trial = club && trialAt(data, club);
    if (!club || !trial) return Err(invalidField('facilityId', 'The club has no trial passes.'));
    const read = allOf({
      first_name: checkName('firstName', body.firstName),
      last_name: checkName('lastName', body.lastName),
      email: check('email', parseEmail(body.email)),
      phone: checkPhone('phone', body.phone),
      starts_on: check('startsOn', parseDate(body.startsOn)),
    });
    if (!read.ok) return read;
    const { email, phone, starts_on: startsOn, ...name } = read.val;
    const today = now.toZonedDateTimeISO(club.time_zone).toPlainDate().toString();
    const { first, last } = dateWindow(today);
    if (startsOn < first || startsOn > last) {
      return Err(invalidField('startsOn', `startsOn is a day from ${first} to ${last}.`));
    }
    const to = client && email;
    const counted = { leadsFrom: client, leadsBy: to, mailsTo: to };
    const refusal = await refusalPast(backing, counted, { now, keys: [id.val] });
    if (refusal) return Err(refusal);
    const at = instantText(now);
    const marksUnder = async (one: ServerSecret) => ({
      email_mark: await markAddress(one, email),
      phone_mark: await one.mark('phone', phone),
    });
    const marks = await marksUnder(secret);
    const formerMarks = await Promise.all(secret.older.map(marksUnder));
    const isNew = await inTransaction(database, async (transaction) => {
      if (!(await addRows(transaction, 'trial_requests', [{ id: id.val, created_at: at }]))) {
        return false;
      }
      const fresh = { id: ids.next(), ...name, ...marks, starts_on: startsOn };
      const isFormer = await hadPass(transaction, formerMarks);
      const given = isFormer ? null : await givePass(transaction, { ...fresh, trial, club });
      const holder = given ?? (await holderWith(transaction, [marks, ...formerMarks]));
      const reader = { email, first_name: name.first_name };
      // Someone who lost the mail gets it again, as long as the pass is of use.
      const pass = holder && holder.ends_on >= today ? await passOf(transaction, holder) : null;
      const token = holder && (await passToken(secret, holder.id));
      const takesVisits = (await visitRules(transaction, club, 'tour')) !== null;
      const mail =
        pass && token !== null
          ? trialPassMail({ reader, club: pass.club, publicUrl, locale }, { ...pass, token })
          : hadTrialMail({ reader, club, publicUrl, locale }, takesVisits);
      await queueMail(transaction, mail, { id: ids.next(), at });
      const wish = { ...name, email, phone, locale, newsletter: body.newsletter === true };
      await tellClub(transaction, ids, { id: id.val, wish, club, pass, at, publicUrl });
      return true;
    });
    if (isNew) onMail();
    return Ok({ success: true });
  },

  /** Unknown tokens count against a limit, so that nobody finds one by guessing. */
  async getMailedPass({ body, now, client }, backing) {
    const { database, ids, secret } = backing;
    const keys = [ids.next()];
    const refusal = await refusalPast(backing, { passesFrom: client }, { now, keys });
    if (refusal) return Err(refusal);
    const id = await openToken(secret, 'pass', body.token);
    const holder = id === null ? null : await findRow(database, 'trial_holders', { id });
    const pass = holder && (await passOf(database, holder));
    if (!holder || !pass) return Err(notFound('There is no such pass.', 'token'));
    await uncount(database, keys);
    const { club, startsOn, endsOn, ...rest } = pass;
    return Ok({
      ...rest,
      facilityId: club.facility_id,
      firstName: holder.first_name,
      lastName: holder.last_name,
      startsOn,
      endsOn,
    });
  },
});

export function passToken(secret: ServerSecret, holderId: string): Promise<string> {
  return encodeToken(secret, 'pass', holderId);
}

/** The free trial pass of a club; null if it gives none. */
export function trialAt({ plans }: ChainData, club: StoredClub) {
  return club.status === 'open' ? (plans.trial ?? null) : null;
}

interface TrialRequest {
  readonly id: string;
  readonly wish: Pick<StoredLead, 'first_name' | 'last_name' | 'email' | 'phone' | 'locale'> & {
    readonly newsletter: boolean;
  };
  readonly club: StoredClub;
  readonly pass: GivenDays | null;
  readonly at: string;
  readonly publicUrl: string;
}

/** Makes the person a lead, and notifies the club. A lead of this transaction that exists already stays as it is. */
async function tellClub(
  transaction: Database,
  ids: IdSource,
  { id, wish, club, pass, at, publicUrl }: TrialRequest,
): Promise<void> {
  if (await findRow(transaction, 'leads', { transaction_id: id })) return;
  const { locale, newsletter, ...person } = wish;
  const contents = {
    ...person,
    transaction_id: id,
    facility_id: club.facility_id,
    outreach_code: 'TRIALPASS',
    source_url: `${publicUrl}/trial-pass/new?facilityId=${club.facility_id}`,
    receive_text_alerts: 0,
    newsletter: newsletter ? 1 : 0,
    consents: '[]',
  } as const;
  const fresh = { id: ids.next(), tokenId: ids.next(), at, locale };
  const lead = await saveLead(transaction, contents, fresh);
  // The mail with the pass is the answer, so there is none that the details arrived.
  await changeRows(transaction, 'leads', { id: lead.id }, { received_at: at });
  await notifyClubs(transaction, ids, [
    ...(await dueAnnouncement(transaction, lead, at)),
    { type: 'trial.requested', club, lead, pass, at },
  ]);
}

interface NewHolder {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email_mark: string;
  readonly phone_mark: string;
  readonly starts_on: string;
  readonly trial: NonNullable<ChainData['plans']['trial']>;
  readonly club: StoredClub;
}

/** A person's address and number, as keyed hashes under one secret. */
interface Marks {
  readonly email_mark: string;
  readonly phone_mark: string;
}

/** Whether someone with this address or number had a pass. */
async function hadPass(transaction: Database, marks: readonly Marks[]): Promise<boolean> {
  for (const { email_mark, phone_mark } of marks) {
    if (await findRow(transaction, 'trial_holders', { email_mark })) return true;
    if (await findRow(transaction, 'trial_holders', { phone_mark })) return true;
  }
  return false;
}

/** Who had a pass with this address; null if nobody had. */
async function holderWith(transaction: Database, marks: readonly Marks[]) {
  for (const { email_mark } of marks) {
    const holder = await findRow(transaction, 'trial_holders', { email_mark });
    if (holder) return holder;
  }
  return null;
}

/** Gives someone a pass; null if someone with this address or number had one. */
async function givePass(transaction: Database, { trial, club, ...holder }: NewHolder) {
  const code = randomCode(2);
  const start = Temporal.PlainDate.from(holder.starts_on);
  const endsOn = start.add({ days: trial.days - 1 }).toString();
  // The front desk finds it by its code, without the name.
  await addRows(transaction, 'trial_passes', [
    { ...trial, code, facility_id: club.facility_id, take_up_by: holder.starts_on },
  ]);
  const row = { ...holder, code, ends_on: endsOn };
  if (await addRows(transaction, 'trial_holders', [row])) return row;
  await deleteRows(transaction, 'trial_passes', { code });
  return null;
}

async function passOf(
  database: Database,
  holder: { readonly code: string; readonly starts_on: string; readonly ends_on: string },
) {
  const pass = await findRow(database, 'trial_passes', { code: holder.code });
  const club = pass && (await findClub(database, pass.facility_id));
  if (!pass || !club) return null;
  const { code, title, days, terms } = pass;
  return { code, title, days, terms, club, startsOn: holder.starts_on, endsOn: holder.ends_on };
}
