import { contract } from '@foyer/adapters-http/wire';
import type { Credentials } from '@foyer/core/session';

import { accountOfMember, changeAccount } from '../account/account-table.ts';
import { memberAccount } from '../account/new-account.ts';
import { hashPassword } from '../account/passwords.ts';
import { seedMembers } from '../account/seed.ts';
import { beginSession } from '../account/session-table.ts';
import { shippedData } from '../chain-data.ts';
import { seedTrialPasses } from '../club-services/club-service-calls.ts';
import { instantText } from '../http/request-time.ts';
import { systemIds } from '../system.ts';
import { confirmationIn, goodCard, sendForm } from './payment.ts';
import { aStandardProductToken } from './joins.ts';
import type { TestAnswer, TestApi } from './test-api.ts';

const password = 'Quiet_Hours1';

/** Created once for all tests of a file, because hashing is slow on purpose. */
let hash: Promise<string> | null = null;

/** Gives a seeded member a login. */
export async function aMemberWithLogin(
  api: TestApi,
  memberId: string,
  username: string,
): Promise<Credentials> {
  const account = await accountOfMember(api.database, memberId);
  if (!account) throw new Error(`There is no account of ${memberId}.`);
  hash ??= hashPassword(password);
  await changeAccount(api.database, account.id, {
    username,
    username_key: username,
    password_hash: await hash,
  });
  return { username, password };
}

/** Resets the accounts to their seeded state. */
export async function reseedAccounts({ database }: TestApi): Promise<void> {
  for (const table of [
    'training_answers',
    'training_assessments',
    'training_summaries',
    'mailed_links',
    'signed_agreements',
    'invoices',
    'memberships',
    'card_changes',
    'join_details',
    'club_feedback',
    'form_answers',
    'account_sessions',
    'recovery_codes',
    'second_steps',
    'passkeys',
    'passkey_challenges',
    'limit_tries',
    'account_billing',
    'account_gift_cards',
    'social_vouchers',
    'outbox_mail',
    'accounts',
  ] as const) {
    // Rows with foreign keys are deleted first.
    await database.deleteFrom(table).execute();
  }
  await seedMembers(database, shippedData());
  await database.deleteFrom('trial_requests').execute();
  await database.deleteFrom('trial_holders').execute();
  await database.deleteFrom('trial_passes').execute();
  await seedTrialPasses(database, shippedData());
}

/** Adds this many attempts of a network, as if they had just happened. */
export async function countedAlready(
  { database, secret, clock }: TestApi,
  what:
    | 'sign-ins from'
    | 'links from'
    | 'usernames from'
    | 'passesFrom'
    | 'visitLinksFrom'
    | 'cardsFrom'
    | 'purchasesFrom',
  network: string,
  tries: number,
): Promise<void> {
  const holder = `${what} ${await secret.mark('client', network)}`;
  const at = instantText(clock.now());
  const rows = Array.from({ length: tries }, (_, count) => ({ holder, key: String(count), at }));
  await database.insertInto('limit_tries').values(rows).execute();
}

let people = 0;

/** Pays for a membership, and returns its number. */
export async function payFor(
  api: TestApi,
  productToken: string,
  card: Readonly<Record<string, string>> = goodCard,
): Promise<string> {
  const confirmation = confirmationIn(await sendForm(api, productToken, card));
  const { body } = await api.send('GET', `/v6/acq/payment/token/${confirmation}`);
  return String(contract.getProductDetails.answer.parse(body).memberID);
}

/** The account of a member, also of one who has just paid, and requests in a new session of theirs. */
export async function asMember(api: TestApi, memberId: string) {
  const { database, secret, clock } = api;
  const account = await memberAccount(database, systemIds, memberId, instantText(clock.now()));
  if (!account) throw new Error(`There is no account of ${memberId}.`);
  const { token } = await beginSession(database, secret, account.id, clock.now());
  return {
    account,
    send: (method: string, path: string, body?: unknown, headers = {}): Promise<TestAnswer> =>
      sendAs(api, token, method, path, body, headers),
  };
}

/** Someone who has just paid in the payment application and has no login yet. */
export async function aNewMember(api: TestApi): Promise<{
  readonly memberId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}> {
  people += 1;
  const email = `newcomer${people}@mail.example`;
  const memberId = await payFor(api, await aStandardProductToken(api, { email }));
  return { memberId, firstName: 'Ada', lastName: 'Lovelace', email };
}

/** Signs in and returns the bearer token. */
export async function aToken(api: TestApi, credentials: Credentials): Promise<string> {
  const { status, body } = await api.send('POST', '/v6/account/authentication/login', credentials);
  if (status !== 200) throw new Error(`The sign-in was refused with ${status}.`);
  return (body as { token: string }).token;
}

/** Sends a call with a token, or without one for null, and reads its JSON response. */
export function sendAs(
  api: TestApi,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  return api.send(method, path, body, { ...headers, ...authorization });
}
