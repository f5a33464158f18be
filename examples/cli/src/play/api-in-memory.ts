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

import type { BackEnd } from './back-end.ts';

/**
 * The reference API in this process, with an in-memory database. Concurrent runs have their own databases. After a
 * run, its database is cleared of leads and members and reused, which is much faster than creating another.
 */
export class ApiInMemory {
  readonly #idle: Instance[] = [];
  readonly #all: Instance[] = [];

  async use<T>(work: (backEnd: BackEnd) => Promise<T>): Promise<T> {
    const instance = this.#idle.pop() ?? (await this.#open());
    try {
      return await work(instance.backEnd);
    } finally {
      await deletePeople(instance.database);
      this.#idle.push(instance);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map(({ database }) => database.destroy()));
  }

  async #open(): Promise<Instance> {
    const instance = await openInstance();
    this.#all.push(instance);
    return instance;
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

async function deletePeople(database: Database): Promise<void> {
  await deleteMembers(database);
  await database.deleteFrom('outbox_mail').execute();
  await database.deleteFrom('limit_tries').execute();
  await database.deleteFrom('limit_holders').execute();
  await database.deleteFrom('email_codes').execute();
  await database.deleteFrom('corporate_contacts').execute();
  await database.deleteFrom('confirmations').execute();
  await database.deleteFrom('payment_questions').execute();
  await database.deleteFrom('purchases').execute();
  await database.deleteFrom('product_tokens').execute();
  await database.deleteFrom('corporate_leads').execute();
  await database.deleteFrom('referrals').execute();
  await database.deleteFrom('appointments').execute();
  await database.deleteFrom('leads').execute();
}

/** Keeps the seeded members, which no scenario changes. */
async function deleteMembers(database: Database): Promise<void> {
  await database.deleteFrom('club_feedback').execute();
  await database.deleteFrom('social_vouchers').execute();
  await database.deleteFrom('account_sessions').execute();
  await database.deleteFrom('mailed_links').execute();
  await database.deleteFrom('signed_agreements').execute();
  await database.deleteFrom('account_billing').where('account_id', 'not in', seeded).execute();
  await database.deleteFrom('accounts').where('id', 'not in', seeded).execute();
}

const seeded = ['account-901001', 'account-901002'];

const silent: ServerLogger = { info: () => {}, warn: () => {}, error: () => {} };
