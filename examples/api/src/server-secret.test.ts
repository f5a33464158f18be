import { afterAll, describe, expect, it } from 'vitest';

import { openDatabase } from './database/open-database.ts';
import { jsonLines } from './http/request-log.ts';
import { serverSecret, storedSecret } from './server-secret.ts';
import { postgresEngine, sqliteEngine } from './testing/engines.ts';

describe.each([sqliteEngine(), postgresEngine()])('The server’s secret on $name', (engine) => {
  afterAll(() => engine.stop());
  const silent = jsonLines(() => {});

  it('CJ-20 is created once when servers of one database start at the same time without a setting', async () => {
    const database = await openDatabase(await engine.newPlace(), silent);
    const secrets = await Promise.all(Array.from({ length: 5 }, () => storedSecret(database)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    await database.destroy();
  });
});

describe('The server’s secret', () => {
  it('CJ-20 can’t open what another secret encrypted, or what was altered', async () => {
    const secret = serverSecret('one secret of thirty-two characters');
    const sealed = await secret.seal('1234');
    expect(sealed).not.toBe(await secret.seal('1234'));
    expect(await secret.open(sealed)).toBe('1234');
    expect(await serverSecret('another secret of thirty-two characters').open(sealed)).toBeNull();
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    for (const changed of [bytes.toString('base64'), '', 'nonsense', sealed.slice(0, 20)]) {
      expect(await secret.open(changed)).toBeNull();
    }
    expect(await secret.open(await secret.encode('1234'))).toBe('1234');
    expect(await secret.encode('1234')).toMatch(/^[\w-]+$/);
    expect(await secret.encode('1234')).toBe(await secret.encode('1234'));
    expect(await secret.mark('client', 'x')).not.toBe(await secret.mark('code', 'x'));
  });
});
