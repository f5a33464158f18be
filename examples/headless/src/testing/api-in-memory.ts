import type { Fetch } from '@foyer/adapters-http';
import {
  createApi,
  openMemoryDatabase,
  serverSecret,
  storedSecret,
  systemClock,
  systemIds,
} from '@foyer/example-api';

/** The reference API in this process. */
export interface ApiInMemory {
  readonly fetch: Fetch;
  /** The booked times for this email address, read from the database. */
  appointments(email: string): Promise<readonly { facility_id: string; startsAt: string }[]>;
  close(): Promise<void>;
}

export async function openApi(): Promise<ApiInMemory> {
  const database = await openMemoryDatabase();
  const api = createApi({
    database,
    clock: systemClock,
    ids: systemIds,
    secret: serverSecret(await storedSecret(database)),
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    devTools: true,
  });
  return {
    fetch: async (url, init) => api.fetch(new Request(url, init)),
    async appointments(email) {
      const rows = await database
        .selectFrom('appointments')
        .innerJoin('leads', 'leads.id', 'appointments.lead_id')
        .select(['appointments.facility_id', 'appointments.starts_at'])
        .where('leads.email', '=', email)
        .execute();
      return rows.map(({ facility_id, starts_at }) => ({ facility_id, startsAt: starts_at }));
    },
    close: () => database.destroy(),
  };
}
