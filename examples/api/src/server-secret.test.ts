import { contract } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import { openDatabase } from './database/open-database.ts';
import { jsonLines } from './http/request-log.ts';
import { deskToken } from './desk/desk-token.ts';
import { type ServerSecret, serverSecret, storedSecret } from './server-secret.ts';
import { postgresEngine, sqliteEngine } from './testing/engines.ts';
import { aCodeBody } from './testing/lead-bodies.ts';
import { codesMailedTo, linksMailedTo } from './testing/mails.ts';
import { aMemberWithLogin, aToken, sendAs } from './testing/members.ts';
import { openTestApi } from './testing/test-api.ts';
import { readVisitToken, visitToken } from './visits/visit-link.ts';

describe.each([sqliteEngine(), postgresEngine()])('The server’s secret on $name', (engine) => {
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
  const engine = sqliteEngine();

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

  it('OP-124 can be changed: what was made under the one before works while both are given, and ends after that', async () => {
    const place = await engine.newPlace();
    const before = await openTestApi(place);
    const session = await aToken(before, await aMemberWithLogin(before, '901001', 'grace'));
    await before.send('POST', contract.recoverByEmail.path, { email: 'grace@mail.example' });
    const [link = ''] = await linksMailedTo(before, 'grace@mail.example');
    await before.send('POST', contract.verifyCorporateEmail.path, aCodeBody());
    const [code] = await codesMailedTo(before, 'ada@globex.example');
    const desk = await deskToken(before.secret, { facilityId: '101', day: '2026-11-20' });
    const visit = await visitToken(before.secret, 'a-visit');
    await before.close();

    /** The statuses of a session, two links and a code, in that order. */
    const statuses = async (secret: ServerSecret) => {
      const api = await openTestApi(place, { secret });
      const { path } = contract.getMailedToken;
      const answers = [
        await sendAs(api, session, 'GET', contract.getAccountInformation.path),
        await api.send('GET', path.replace('{token}', link)),
        await api.send('POST', contract.readDesk.path, { token: desk }),
        await api.send('POST', contract.verifyCorporateCode.path, {
          email: 'ada@globex.example',
          token: code,
        }),
      ];
      await api.close();
      return answers.map(({ status }) => status);
    };
    const [older, newer] = [
      'a secret of thirty-two characters',
      'a newer secret of many characters',
    ];
    const both = serverSecret(newer, older);
    expect(await readVisitToken(both, visit)).toBe('a-visit');
    expect(await readVisitToken(serverSecret(newer), visit)).toBeNull();
    expect((await statuses(serverSecret(newer))).slice(0, 3)).toEqual([401, 404, 404]);
    expect(await statuses(both)).toEqual([200, 200, 200, 200]);
    expect(await both.mark('link', 'x')).toBe(await serverSecret(newer).mark('link', 'x'));
  });
});
