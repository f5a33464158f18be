import pg from 'pg';

/** A database that gets back the rows that it had when it was opened. */
export interface RestorableDatabase {
  readonly url: string;
  /** Nobody else may be writing. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function openRestorable(url: string): Promise<RestorableDatabase> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ table: string }>(
    `select quote_ident(tablename) as table from pg_tables where schemaname = 'public'`,
  );
  // Temporary, so that no test sees the copies among the tables.
  const copies = rows.map(({ table }) => `create temp table ${table} as table public.${table}`);
  await client.query(copies.join(';'));
  const restore = rows.flatMap(({ table }) => [
    `delete from public.${table} as now
       where now::text not in (select copy::text from pg_temp.${table} as copy)`,
    `insert into public.${table} select * from pg_temp.${table} as copy
       where copy::text not in (select now::text from public.${table} as now)`,
  ]);
  // A replica obeys neither foreign keys nor the triggers that keep rows from being changed.
  const asReplica = ['begin', 'set local session_replication_role = replica', ...restore, 'commit'];
  return {
    url,
    async restore() {
      await client.query(asReplica.join(';'));
    },
    close: () => client.end(),
  };
}
