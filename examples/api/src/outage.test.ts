import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { postgresEngine, sqliteEngine } from './testing/engines.ts';
import { aLeadBody } from './testing/lead-bodies.ts';
import { freshApi, openTestApi, type TestAnswer } from './testing/test-api.ts';

describe('A database outage', () => {
  const api = freshApi(sqliteEngine());

  const path = '/v6/acq/leads/abandoned';

  it('SE-03 SE-06 SE-07 returns 503 with Retry-After, makes the server not ready, and is logged with its cause', async () => {
    // The same as when the system has remounted a broken disk read-only.
    await sql`PRAGMA query_only = ON`.execute(api.database);
    const lead = aLeadBody();
    const answer = await api.send('POST', path, lead, { 'Request-Id': 'visit-42' });
    expect(seen(answer)).toEqual([503, 'DATABASE_UNAVAILABLE', '5']);
    const ready = await api.send('GET', '/readyz');
    expect([ready.status, ready.body]).toEqual([503, { status: 'unavailable' }]);
    expect((await api.send('GET', '/livez')).status).toBe(200);
    const failures = api.logged.map((line) => JSON.parse(line) as { event: string });
    expect(failures.find(({ event }) => event === 'request-failed')).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
      level: 'error',
      event: 'request-failed',
      requestId: 'visit-42',
      method: 'POST',
      route: path,
      status: 503,
      code: 'DATABASE_UNAVAILABLE',
      kind: 'Error',
      cause: 'ERR_SQLITE_ERROR 8 attempt to write a readonly database',
    });
    for (const value of [lead.EmailAddress, lead.PhoneNumber, lead.LastName]) {
      expect(api.logged.join('')).not.toContain(value);
    }
  });

  it('SE-06 adds the request id to each response: the caller’s if it is valid, otherwise a new one', async () => {
    const idOf = async (headers: Readonly<Record<string, string>>) =>
      (await api.send('GET', '/livez', undefined, headers)).headers.get('Request-Id');
    expect(await idOf({ 'Request-Id': 'visit-42' })).toBe('visit-42');
    for (const headers of [{}, { 'Request-Id': 'ada@example.com' }]) {
      expect(await idOf(headers)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    }
  });
});

describe('PostgreSQL', () => {
  const engine = postgresEngine();

  it('SE-07 limits statements, lock waits and idle transactions to seconds', async () => {
    const api = await openTestApi(await engine.newPlace());
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
      order by name`.execute(api.database);
    expect(rows.map(({ name, setting }) => [name, Number(setting)])).toEqual([
      ['idle_in_transaction_session_timeout', 10_000],
      ['lock_timeout', 3_000],
      ['statement_timeout', 10_000],
    ]);
    await api.close();
  }, 30_000);

  it('SE-07 returns 503 when a statement takes too long', async () => {
    const place = await engine.newPlace();
    const setUp = await openTestApi(place);
    await sql`create function wait() returns trigger language plpgsql as
      'begin perform pg_sleep(60); return new; end'`.execute(setUp.database);
    await sql`create trigger slow before insert on leads
      for each row execute function wait()`.execute(setUp.database);
    await setUp.close();
    // The server's URL may lower the limit.
    const api = await openTestApi({
      url: 'url' in place ? `${place.url}?statement_timeout=1000` : '',
    });
    const answer = await api.send('POST', '/v6/acq/leads/abandoned', aLeadBody());
    expect(seen(answer)).toEqual([503, 'DATABASE_BUSY', '5']);
    await api.close();
  }, 30_000);

  it('SE-07 fails writes to a locked table with 503 while the lock is still held', async () => {
    const place = await engine.newPlace();
    const api = await openTestApi(place);
    const holder = await api.database.startTransaction().execute();
    await sql`lock table leads in exclusive mode`.execute(holder);
    const answer = await api.send('POST', '/v6/acq/leads/abandoned', aLeadBody());
    expect(seen(answer)).toEqual([503, 'DATABASE_BUSY', '5']);
    await holder.rollback().execute();
    expect((await api.send('POST', '/v6/acq/leads/abandoned', aLeadBody())).status).toBe(200);
    await api.close();
  }, 30_000);
});

function seen({ status, body, headers }: TestAnswer): unknown {
  const { error } = body as { error?: { code: string } };
  return [status, error?.code, headers.get('Retry-After')];
}
