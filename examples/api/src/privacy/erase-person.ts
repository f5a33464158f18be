import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';
import { sql } from 'kysely';

import { changeRows, deleteRows, findRow, findRows } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { phoneFormat } from '../http/read-request.ts';
import { type ApiFailure, failure } from '../http/api-failure.ts';
import { instantText } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import { eraseSuppressed } from '../mail/suppression-table.ts';
import { queueWebhooks } from '../webhooks/webhook-table.ts';
import { findPerson, guardianOf, listOf, peopleAt, type Person, removePeople } from './person.ts';
import { deleteAccounts } from './purge.ts';
import { whileErasing } from '../database/transaction.ts';
import { deleteLeads } from '../leads/lead-table.ts';

/**
 * Erases what is stored under an address, in one transaction. What the law wants kept stays without the person: amounts,
 * numbers of invoices, consents and agreements, linked to a keyed hash of the address. Refused while a membership runs
 * or is owed for, because the contract needs the person.
 */
export function erasePerson(
  { database, ids, secret }: Pick<Backing, 'database' | 'ids' | 'secret'>,
  address: string,
  now: Temporal.Instant,
): Promise<Result<Person, ApiFailure>> {
  return whileErasing(database, async (transaction) => {
    const person = await findPerson(transaction, secret, address);
    if (await isNeeded(transaction, person, now)) return Err(membershipRuns);
    const at = instantText(now);
    await eraseMails(transaction, person);
    await eraseEvents(transaction, person);
    await deleteLeads(transaction, person.leads);
    await erasePurchases(transaction, person);
    await eraseGuardian(transaction, person);
    await eraseEmployee(transaction, person);
    await eraseOrders(transaction, person);
    await eraseMessages(transaction, person);
    await eraseMember(transaction, person);
    await eraseEvidence(transaction, person);
    await eraseSuppressed(transaction, person.email, person.mark);
    await deleteRows(transaction, 'privacy_links', { email: person.email });
    await rememberErasure(transaction, ids, person, at);
    return Ok(person);
  });
}

export const membershipRuns = failure(
  409,
  'MEMBERSHIP_RUNS',
  'The membership at this address is active or has an open balance. Cancel it first.',
);

async function isNeeded(
  transaction: Database,
  { accounts, memberIds }: Person,
  now: Temporal.Instant,
): Promise<boolean> {
  const memberships = await findRows(transaction, 'memberships', { member_id: memberIds });
  const runs = memberships.some(({ last_day: lastDay, time_zone: zone }) => {
    const today = now.toZonedDateTimeISO(zone).toPlainDate().toString();
    return lastDay === null || lastDay >= today;
  });
  const bought = new Set(memberships.map(({ member_id: memberId }) => memberId));
  // Memberships that weren't bought online are the club's to end.
  const runsAtClub = accounts.some(
    ({ member_id: memberId, membership_status: status }) =>
      memberId !== null && !bought.has(memberId) && ['Active', 'Frozen'].includes(status),
  );
  const due = await findRow(transaction, 'invoices', { member_id: memberIds, status: 'due' });
  return runs || runsAtClub || due !== null;
}

/** What mails call a person and that identifies them. A first name alone doesn't. */
function termsOf(person: Person): readonly string[] {
  const { email, leads, accounts, contacts, orders } = person;
  const phones = [...leads, ...contacts].map(({ phone }) => phone);
  const addresses = [
    ...leads.flatMap((lead) => [lead.email, lead.company_email]),
    ...accounts.map((account) => account.email),
    ...contacts.flatMap((contact) => [contact.email, contact.personal_email]),
  ];
  const ordered = orders.map(({ contents }) => JSON.parse(contents) as { phone?: string });
  const numbers = [...phones, ...ordered.map(({ phone }) => phone)];
  return distinct([
    email,
    ...addresses,
    ...numbers.flatMap((phone) => (phone ? phoneTexts(phone) : [])),
  ]);
}

/** A phone number as it is stored, and as mails show it. */
function phoneTexts(phone: string): readonly string[] {
  return [phone, phoneFormat.group(phone, 'US')];
}

/** The friends whom the person invited: clubs' mails about their visits name the person as companion. */
function friendsOf(transaction: Database, memberIds: readonly string[]) {
  return transaction
    .selectFrom('leads')
    .innerJoin('referrals', 'referrals.transaction_id', 'leads.transaction_id')
    .select(['leads.id', 'leads.phone'])
    .where('referrals.member_id', 'in', listOf(memberIds))
    .execute();
}

/** Words that identify the person in mails that concern them anyway. */
function namesOf({ leads, accounts, contacts }: Person): readonly string[] {
  const people = [...leads, ...accounts, ...contacts];
  return distinct([
    ...people.map((one) => `${one.first_name} ${one.last_name}`),
    ...people.flatMap((one) => [one.first_name, one.last_name]),
  ]);
}

/** The longest first, so that no part of a longer one is left. */
function distinct(texts: readonly (string | null | undefined)[]): readonly string[] {
  const some = texts.filter((text): text is string => text != null && text.trim().length > 1);
  return [...new Set(some)].toSorted((one, other) => other.length - one.length);
}

/**
 * Deletes the mails to the person and the mails to others about them. Others' mails that mention them among others, such
 * as a club's digest, keep the rest.
 */
async function eraseMails(transaction: Database, person: Person): Promise<void> {
  const { email, leads, accounts, contacts, memberIds, feedback, answers, orders } = person;
  const minors = new Map(
    person.signedFor.flatMap((product) =>
      product.member_id === null ? [] : [[product.member_id, guardianOf(product)?.name] as const],
    ),
  );
  const concerned = [...leads, ...accounts, ...contacts, ...feedback, ...answers];
  const subjects = [...concerned.map(({ id }) => id), ...memberIds];
  await transaction
    .deleteFrom('outbox_mail')
    .where((row) =>
      row.or([row(sql`lower(recipient)`, '=', email), row('concerns', 'in', listOf(subjects))]),
    )
    .execute();
  const terms = termsOf(person);
  const friends = await friendsOf(transaction, memberIds);
  const friendsPhones = distinct(friends.flatMap(({ phone }) => phoneTexts(phone)));
  const friendIds = friends.map(({ id }) => id);
  const orderIds = orders.map(({ id }) => id);
  const mentioning = await transaction
    .selectFrom('outbox_mail')
    .select(['id', 'subject', 'body', 'content', 'concerns'])
    .where((row) =>
      row.or([
        row('concerns', 'in', listOf([...orderIds, ...friendIds, ...minors.keys()])),
        ...[...terms, ...friendsPhones].map((term) =>
          row(sql`lower(body)`, 'like', `%${term.toLowerCase()}%`),
        ),
      ]),
    )
    .execute();
  for (const { id, subject, body, content, concerns } of mentioning) {
    const order = orders.find((one) => one.id === concerns);
    const guardian = minors.get(concerns ?? '');
    const names = order ? namesIn(order.contents, email) : distinct([guardian, ...namesOf(person)]);
    const isAboutThem =
      order !== undefined ||
      guardian !== undefined ||
      (concerns !== null && friendIds.includes(concerns));
    const hidden = isAboutThem
      ? {
          subject: without(subject, names),
          body: without(body, names),
          content: content && without(content, names.map(inJson)),
        }
      : {
          body: linesWithout(body, [...terms, ...friendsPhones], [...terms, ...names]),
          content: content && without(content, terms.map(inJson)),
        };
    await changeRows(transaction, 'outbox_mail', { id }, hidden);
  }
}

/** How an order names the person in mails to the other one. */
function namesIn(contents: string, email: string): readonly string[] {
  const order = JSON.parse(contents) as Readonly<Record<string, string | undefined>>;
  const people = peopleAt(contents, email);
  return distinct([
    ...(people.includes('buyer') ? [order['giver_name'], order['giver_email']] : []),
    ...(people.includes('recipient')
      ? [
          `${order['first_name']} ${order['last_name']}`,
          order['first_name'],
          order['last_name'],
          order['email'],
          order['phone'],
        ]
      : []),
    order['message'],
  ]);
}

/** Replaces a name or an address. */
const erased = '…';

function without(text: string, terms: readonly string[]): string {
  return terms.reduce((left, term) => left.replaceAll(term, erased), text);
}

/** Hides `names` only in the lines with one of `terms`, because others may have the same name. */
function linesWithout(text: string, terms: readonly string[], names: readonly string[]): string {
  return text
    .split('\n')
    .map((line) =>
      terms.some((term) => line.toLowerCase().includes(term.toLowerCase()))
        ? without(line, names)
        : line,
    )
    .join('\n');
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Deletes the events about the person, sent or not. In those about a friend, the member who invited them is hidden. */
async function eraseEvents(transaction: Database, person: Person): Promise<void> {
  const { accounts, feedback, memberIds } = person;
  const subjects = [...accounts, ...feedback].map(({ id }) => id);
  await deleteRows(transaction, 'webhooks', { about: subjects });
  const names = accounts.map((account) => account.first_name);
  for (const memberId of memberIds) {
    const pattern = `%"memberId":${JSON.stringify(memberId)}%`;
    const events = await transaction
      .selectFrom('webhooks')
      .select(['id', 'body'])
      .where('body', 'like', pattern)
      .where('type', '=', 'visit.companion')
      .execute();
    for (const { id, body } of events) {
      const hidden = names.reduce(
        (left, name) =>
          left.replaceAll(
            `"firstName":${JSON.stringify(name)}},"joins"`,
            '"firstName":""},"joins"',
          ),
        body,
      );
      await changeRows(transaction, 'webhooks', { id }, { body: hidden });
    }
  }
}

/** A paid purchase keeps its amount and its number, an unpaid one goes. */
async function erasePurchases(transaction: Database, { products }: Person): Promise<void> {
  const bought = { product_token: products.map((product) => product.product_token) };
  await deleteRows(transaction, 'confirmations', bought);
  await deleteRows(transaction, 'payment_questions', bought);
  for (const { product_token, holder } of products) {
    const product = { product_token };
    const nobody = `erased ${product_token}`;
    const isPaid = await changeRows(transaction, 'purchases', product, {
      holder: nobody,
      corporate_contact_id: null,
      company_email: null,
      browser: null,
      billing_postal_code: null,
      billing_state: null,
    });
    if (holder !== null) {
      await changeRows(transaction, 'promo_uses', { holder }, { holder: nobody });
    }
    if (isPaid) {
      await changeRows(transaction, 'product_tokens', product, {
        buyer: noBuyer,
        holder: null,
        corporate_contact_id: null,
        company_email: null,
        company_name: null,
        agreement: null,
        answers: null,
      });
    } else {
      await deleteRows(transaction, 'product_tokens', product);
    }
  }
}

/** A minor's purchase stays without the guardian who signed it, an unpaid one goes. */
async function eraseGuardian(transaction: Database, { signedFor }: Person): Promise<void> {
  for (const { product_token, member_id, answers } of signedFor) {
    if (member_id === null) {
      await deleteRows(transaction, 'product_tokens', { product_token });
    } else {
      const left = JSON.stringify({ ...(JSON.parse(answers ?? '{}') as object), guardian: null });
      const changes = { answers: left, agreement: null };
      await changeRows(transaction, 'product_tokens', { product_token }, changes);
    }
  }
}

const noBuyer = JSON.stringify({ firstName: '', lastName: '', email: '', phone: '' });

async function eraseEmployee(transaction: Database, { contacts }: Person): Promise<void> {
  const ids = contacts.map(({ id }) => id);
  await deleteRows(transaction, 'email_codes', { corporate_contact_id: ids });
  await deleteRows(transaction, 'corporate_contacts', { id: ids });
}

/** A pass keeps the hashes of who had it, so that nobody has two trials. */
async function eraseOrders(
  transaction: Database,
  { orders, email, allMarks }: Person,
): Promise<void> {
  const noName = { first_name: '', last_name: '' };
  await changeRows(transaction, 'trial_holders', { email_mark: allMarks }, noName);
  for (const order of orders) {
    const people = peopleAt(order.contents, email);
    const isBuyer = people.includes('buyer');
    if (isBuyer && order.paid_at === null) {
      await deleteRows(transaction, 'orders', { id: order.id });
    } else {
      await removePeople(transaction, order, people);
    }
    if (isBuyer) {
      const { product_token: id } = order;
      await changeRows(transaction, 'trial_holders', { id }, noName);
      for (const table of ['confirmations', 'payment_questions'] as const) {
        await deleteRows(transaction, table, { product_token: id });
      }
    }
  }
}

async function eraseMessages(transaction: Database, { feedback, answers }: Person): Promise<void> {
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  await deleteRows(transaction, 'club_feedback', { id: ids(feedback) });
  await deleteRows(transaction, 'form_answers', { id: ids(answers) });
}

/** Friends who were invited keep their visit; nobody comes along. */
async function eraseMember(transaction: Database, person: Person): Promise<void> {
  const { accounts, memberIds } = person;
  const socialIds = accounts.flatMap((account) => account.social_id ?? []);
  await deleteRows(transaction, 'social_vouchers', { social_id: socialIds });
  await deleteAccounts(
    transaction,
    accounts.map(({ id }) => id),
  );
  for (const memberId of memberIds) {
    const key = { member_id: memberId };
    await changeRows(transaction, 'members', key, { first_name: '' });
    await changeRows(transaction, 'memberships', key, { card_token: '' });
    const joined = { companion_id: memberId };
    await changeRows(transaction, 'appointments', joined, { companion_id: null });
  }
}

/** Evidence stays, with the keyed hash of the address in the place of the signature. */
async function eraseEvidence(transaction: Database, person: Person): Promise<void> {
  const { email, mark, memberIds, signedFor, transactions } = person;
  const signed = [...memberIds, ...signedFor.flatMap(({ member_id }) => member_id ?? [])];
  await sql`
    update membership_agreements set signature = ${mark}, guardian_email = null
    where member_id in (${sql.join(listOf(memberIds))}) or lower(guardian_email) = ${email}
  `.execute(transaction);
  const agreements = await findRows(transaction, 'promises', {
    kind: 'agreement',
    member_id: signed,
  });
  for (const { id, said } of agreements) {
    const signed = { ...(JSON.parse(said) as object), signature: mark };
    await sql`update promises set said = ${JSON.stringify(signed)} where id = ${id}`.execute(
      transaction,
    );
  }
  const consents = await transaction
    .selectFrom('consents')
    .select(['id', 'source_url'])
    .where('transaction_id', 'in', listOf(transactions))
    .where('source_url', 'like', '%?%')
    .execute();
  for (const { id, source_url: address } of consents) {
    // What follows the path may be anything that somebody put into a link.
    const page = address.replace(/[?#].*$/s, '');
    await sql`update consents set source_url = ${page} where id = ${id}`.execute(transaction);
  }
}

/** Links the evidence to the address's hash, and tells the chain's back end by ids that it knows. */
async function rememberErasure(
  transaction: Database,
  ids: IdSource,
  { mark, transactions, memberIds, leads }: Person,
  at: string,
): Promise<void> {
  const subjects = [
    ...transactions.map((subject) => ({ kind: 'transaction' as const, subject })),
    ...memberIds.map((subject) => ({ kind: 'member' as const, subject })),
  ];
  if (subjects.length === 0) return;
  await transaction
    .insertInto('erasures')
    .values(subjects.map((one) => ({ ...one, id: ids.next(), mark, erased_at: at })))
    .execute();
  const data = { leadIds: leads.map(({ id }) => id), transactionIds: transactions, memberIds };
  const type = 'person.erased';
  const id = ids.next();
  const body = JSON.stringify({ type, version: 1, timestamp: at, data });
  await queueWebhooks(transaction, [{ id: `evt_${id}`, type, about: id, body, at }]);
}
