import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { commands } from './commands.ts';
import { databaseFile } from './database/sqlite.ts';
import { jsonLines } from './http/request-log.ts';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';
import { sqliteEngine } from './testing/engines.ts';
import { aLeadBody } from './testing/lead-bodies.ts';
import { runToEnd } from './testing/server-process.ts';
import { openTestApi, type TestApi } from './testing/test-api.ts';

describe('The commands beside the server', () => {
  const engine = sqliteEngine();
  let api: TestApi;
  let folder = '';
  beforeEach(async () => {
    const place = await engine.newPlace();
    folder = 'folder' in place ? place.folder : '';
    api = await openTestApi(place);
    vi.stubEnv('FOYER_DATA_DIR', folder);
    vi.stubEnv('DATABASE_URL', undefined);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await api.close();
  });

  it('OP-63 export and erase a person, and purge', async () => {
    const lead = aLeadBody({ EmailAddress: 'ada@mail.example' });
    await api.send('POST', '/v6/acq/leads/abandoned', lead);
    const exported = await run('export', 'Ada@mail.example');
    expect(JSON.parse(exported.output)).toMatchObject({
      address: 'ada@mail.example',
      sections: [{ title: 'Details you left', entries: [{ 'First name': 'Ada' }] }],
    });
    const erased = await run('erase', 'ada@mail.example');
    expect(JSON.parse(erased.output)).toEqual({ leads: 1, accounts: 0, orders: 0 });
    const address = `/dev/leads?transactionId=${lead.TransactionId}`;
    expect((await api.send('GET', address)).body).toEqual([]);
    expect(await run('purge')).toEqual({ code: 0, output: '{}\n' });
    expect(await run('erase', 'ada')).toEqual({
      code: 1,
      output: 'Usage: foyer-api erase <email address>\n',
    });
  });

  it('OP-119 list suppressed addresses, print the history and help with a lost phone', async () => {
    expect(await run('audit', '2026-02-30')).toEqual({
      code: 1,
      output: 'Write the first day like this: foyer-api audit 2026-11-01\n',
    });
    expect(await run('unsuppress')).toEqual({
      code: 1,
      output: 'Name the address: foyer-api unsuppress ada@example.com\n',
    });
    expect(await run('reset-second-step')).toEqual({
      code: 1,
      output: 'Name the member: foyer-api reset-second-step 901001\n',
    });
    expect(await run('suppressions')).toEqual({ code: 0, output: '' });
    expect(await run('audit')).toEqual({ code: 0, output: '' });
    expect(await run('unsuppress', 'ada@mail.example')).toEqual({
      code: 1,
      output: 'ada@mail.example isn’t on the list.\n',
    });
    expect(await run('reset-second-step', '1')).toEqual({
      code: 1,
      output: 'There is no account of member 1.\n',
    });
  });

  it('OP-119 end quietly when nobody reads what they print', async () => {
    const environment = { FOYER_DATA_DIR: folder };
    const ended = await runToEnd(environment, ['invite', 'acme'], { isRead: false });
    expect(ended).toEqual({ code: 0, output: '' });
  });

  it('OP-05 save every acknowledged lead while the server runs, in a file on which a server starts', async () => {
    const lead = aLeadBody();
    await api.send('POST', '/v6/acq/leads/abandoned', lead);
    const place = await engine.newPlace();
    const to = 'folder' in place ? place.folder : '';
    const file = join(to, databaseFile);
    const saved = await runToEnd({ FOYER_DATA_DIR: folder }, ['backup', file]);
    expect(saved).toEqual({ code: 0, output: `Saved ${file}.\n` });
    expect(readdirSync(to)).toEqual([databaseFile]);

    const settings = readSettings({ PORT: '0', FOYER_DATA_DIR: to, FOYER_DEV_TOOLS: '1' });
    const quiet = jsonLines(() => {});
    const restored = (await startServer(settings.unwrap(), quiet)).unwrap();
    const address = `${restored.address}/dev/leads?transactionId=${lead.TransactionId}`;
    expect(await (await fetch(address)).json()).toHaveLength(1);
    await restored.stop();
  });

  it('OP-05 name the file that a backup would replace or can’t write', async () => {
    const file = join(folder, 'backup.sqlite');
    writeFileSync(file, '');
    expect(await run('backup', file)).toEqual({
      code: 1,
      output: `${file} exists. Name another file, so that no backup is lost.\n`,
    });
    const nowhere = join(folder, 'none', 'backup.sqlite');
    expect(await run('backup', nowhere)).toEqual({
      code: 1,
      output: `The backup to ${nowhere} failed: unable to open database file\n`,
    });
  });
});

/** Runs a command in this process. Returns its exit code and what it wrote to standard output and error. */
async function run(
  name: string,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly output: string }> {
  let output = '';
  const write = (text: string | Uint8Array) => {
    output += text.toString();
    return true;
  };
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(write),
  );
  const before = process.exitCode;
  process.exitCode = 0;
  await commands.get(name)?.(args);
  const code = process.exitCode;
  process.exitCode = before;
  for (const stream of streams) stream.mockRestore();
  return { code, output };
}
