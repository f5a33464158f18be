import {
  createApi,
  type Database,
  openMemoryDatabase,
  serverSecret,
  type ServerLogger,
  settleDemoLogin,
  shippedData,
  storedSecret,
  systemClock,
  systemIds,
} from '@foyer/example-api';

import type { BackEnd } from '@foyer/replay/player';

/**
 * The reference API in this process, with an in-memory database. Concurrent runs have their own databases. After a
 * run, its database is cleared of leads, accounts and consents and reused, which is much faster than creating another.
 * Memberships and what was agreed with them stay: other runs create other members.
 */
export class ApiInMemory {
  readonly #idle: Instance[] = [];
  readonly #all = new Set<Instance>();

  async use<T>(work: (backEnd: BackEnd) => Promise<T>): Promise<T> {
    const instance = this.#idle.pop() ?? (await openInstance());
    this.#all.add(instance);
    try {
      return await work(instance.backEnd);
    } finally {
      await deletePeople(instance.database);
      this.#idle.push(instance);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map(({ database }) => database.destroy()));
  }
}

interface Instance {
  readonly backEnd: BackEnd;
  readonly database: Database;
}

async function openInstance(): Promise<Instance> {
  const database = await openMemoryDatabase();
  await settleDemoLogin(database, shippedData(), true, systemClock.now().toString());
  const api = createApi({
    database,
    clock: systemClock,
    ids: systemIds,
    logger: silent,
    secret: serverSecret(await storedSecret(database)),
    devTools: true,
  });
  const backEnd: BackEnd = {
    baseUrl: 'http://localhost',
    isPersistent: false,
    fetch: async (url, init) => api.fetch(new Request(url, init)),
  };
  return { backEnd, database };
}

const tablesOfMembers = [
  'club_feedback',
  'social_vouchers',
  'account_sessions',
  'mailed_links',
  'signed_agreements',
  'join_details',
] as const;

const tablesOfLeads = [
  'outbox_mail',
  'limit_tries',
  'limit_holders',
  'email_codes',
  'corporate_contacts',
  'confirmations',
  'payment_questions',
  'purchases',
  'product_tokens',
  'corporate_leads',
  'referrals',
  'appointments',
  'leads',
] as const;

/** Keeps the seeded members, which no scenario changes. References decide the order. */
async function deletePeople(database: Database): Promise<void> {
  for (const table of tablesOfMembers) await database.deleteFrom(table).execute();
  await database.deleteFrom('account_billing').where('account_id', 'not in', seeded).execute();
  await database.deleteFrom('accounts').where('id', 'not in', seeded).execute();
  for (const table of tablesOfLeads) await database.deleteFrom(table).execute();
  // The database protects consents unless this table has a row.
  await database.insertInto('erasing').values({ id: 1 }).execute();
  await database.deleteFrom('consents').execute();
  await database.deleteFrom('erasing').execute();
}

const seeded = ['account-901001', 'account-901002'];

const silent: ServerLogger = { info: () => {}, warn: () => {}, error: () => {} };
