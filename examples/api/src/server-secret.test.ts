import { afterAll, describe, expect, it } from 'vitest';

import { openDatabase } from './database/open-database.ts';
import { jsonLines } from './request-log.ts';
import { serverSecret } from './server-secret.ts';
import { postgresEngine, sqliteEngine } from './testing/engines.ts';

describe.each([sqliteEngine(), postgresEngine()])('The server’s secret on $name', (engine) => {
  afterAll(() => engine.stop());
  const silent = jsonLines(() => {});

  it('CJ-20 without a setting, servers of one database that start at once make one between them', async () => {
    const database = await openDatabase(await engine.newPlace(), silent);
    const secrets = Array.from({ length: 5 }, () => serverSecret(database, null));
    const marks = await Promise.all(secrets.map((secret) => secret.mark('code', '1234')));
    expect(new Set(marks).size).toBe(1);
    expect(marks[0]).not.toContain('1234');
    await database.destroy();
  });

  it('CJ-20 a database that was away for a moment is asked again', async () => {
    const place = await engine.newPlace();
    const database = await openDatabase(place, silent);
    await database.schema.alterTable('server_secrets').renameTo('away').execute();
    const secret = serverSecret(database, null);
    await expect(secret.mark('code', '1234')).rejects.toThrow('server_secrets');
    await database.schema.alterTable('away').renameTo('server_secrets').execute();
    expect(await secret.mark('code', '1234')).toMatch(/^[0-9a-f]{64}$/);
    await database.destroy();
  });

  it('CJ-20 what one secret sealed another can’t open, nor anyone who changed it', async () => {
    const database = await openDatabase(await engine.newPlace(), silent);
    const secret = serverSecret(database, 'one secret of thirty-two characters');
    const sealed = await secret.seal('1234');
    expect(sealed).not.toBe(await secret.seal('1234'));
    expect(await secret.open(sealed)).toBe('1234');
    expect(await serverSecret(database, null).open(sealed)).toBeNull();
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    for (const changed of [bytes.toString('base64'), '', 'nonsense', sealed.slice(0, 20)]) {
      expect(await secret.open(changed)).toBeNull();
    }
    expect(await secret.mark('client', 'x')).not.toBe(await secret.mark('code', 'x'));
    await database.destroy();
  });
});
