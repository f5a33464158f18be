import { Temporal } from '@foyer/core';
import { describe, expect, it } from 'vitest';

import { openDatabase } from '../database/open-database.ts';
import { jsonLines } from '../http/request-log.ts';
import { postgresEngine, sqliteEngine } from '../testing/engines.ts';
import { claimMail, markFailed, markSent, queueMail, waitingMail } from './outbox-table.ts';

describe.each([sqliteEngine(), postgresEngine()])('The outbox on $name', (engine) => {
  const mail = { recipient: 'ada@example.com', subject: 'Your visit', body: 'Hello' };
  const [now, later, muchLater] = [
    '2026-11-20T15:00:00.000Z',
    '2026-11-20T15:05:00.000Z',
    '2026-11-20T16:00:00.000Z',
  ] as const;

  it('never gives the same mail to two concurrent claims', async () => {
    const database = await openDatabase(
      await engine.newPlace(),
      jsonLines(() => {}),
    );
    for (let id = 0; id < 30; id += 1) {
      await queueMail(database, mail, { id: String(id), at: now });
    }
    const claimed: string[] = [];
    while (claimed.length < 30) {
      const hands = Array.from({ length: 10 }, () => claimMail(database, now, later));
      for (const got of await Promise.all(hands)) if (got) claimed.push(got.id);
    }
    expect(new Set(claimed).size).toBe(30);
    expect(await claimMail(database, now, later)).toBeNull();
    await database.destroy();
  });

  it('OP-85 says how many mails wait, and since when the oldest does', async () => {
    const database = await openDatabase(
      await engine.newPlace(),
      jsonLines(() => {}),
    );
    expect(await waitingMail(database, now)).toEqual({ waiting: 0, since: null });
    await queueMail(
      database,
      { ...mail, dueAt: Temporal.Instant.from(later) },
      { id: 'later', at: now },
    );
    expect(await waitingMail(database, now)).toEqual({ waiting: 0, since: null });
    expect(await waitingMail(database, muchLater)).toEqual({ waiting: 1, since: later });
    await queueMail(database, mail, { id: 'failing', at: now });
    await claimMail(database, now, later);
    await markFailed(database, 'failing', muchLater, 'ESOCKET');
    expect(await waitingMail(database, later)).toEqual({ waiting: 2, since: now });
    await database.destroy();
  });

  it('releases an expired claim, delays a failed mail, and never returns a sent one', async () => {
    const database = await openDatabase(
      await engine.newPlace(),
      jsonLines(() => {}),
    );
    await queueMail(database, mail, { id: 'only', at: now });
    expect(await claimMail(database, now, later)).toMatchObject({ id: 'only', attempts: 1 });
    expect(await claimMail(database, now, later)).toBeNull();
    expect(await claimMail(database, later, muchLater)).toMatchObject({ id: 'only', attempts: 2 });
    await markFailed(database, 'only', muchLater, 'ESOCKET');
    expect(await claimMail(database, later, muchLater)).toBeNull();
    expect(await claimMail(database, muchLater, muchLater)).toMatchObject({
      last_error: 'ESOCKET',
    });
    await markSent(database, 'only', muchLater);
    expect(await claimMail(database, '2027-01-01T00:00:00.000Z', muchLater)).toBeNull();
    await database.destroy();
  });
});
