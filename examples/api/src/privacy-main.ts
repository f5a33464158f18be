// oxlint-disable-next-line import/no-unassigned-import -- provides Temporal
import '@foyer/core/temporal';
import { parseEmail } from '@foyer/core';

import { readChainData, shippedFolder } from './chain-data.ts';
import { openDatabase } from './database/open-database.ts';
import type { Database } from './database/schema.ts';
import { jsonLines } from './http/request-log.ts';
import { erasePerson } from './privacy/erase-person.ts';
import { exportPerson } from './privacy/export-person.ts';
import { purge } from './privacy/purge.ts';
import { openProblem } from './server.ts';
import { type ServerSecret, serverSecret, storedSecret } from './server-secret.ts';
import { readSettings, type Settings } from './settings.ts';
import { systemClock, systemIds } from './system.ts';

// The commands `foyer-api export EMAIL`, `erase EMAIL` and `purge`, over the database of the server's settings. They can
// run beside the server.
const settings = readSettings(process.env);
const [, , command = '', address = ''] = process.argv;
const email = parseEmail(address);
if (!settings.ok) fail(settings.val);
else if (command !== 'purge' && !email.ok) fail(`Usage: foyer-api ${command} <email address>`);
else await run(settings.val);

async function run({ database: place, chainFolder, secret, retention }: Settings): Promise<void> {
  const data = readChainData(chainFolder ?? shippedFolder);
  if (!data.ok) {
    fail(data.val);
    return;
  }
  const logger = jsonLines((line) => process.stderr.write(line));
  const database = await openDatabase(place, logger, data.val).catch((error: unknown) => {
    fail(openProblem(place, error));
  });
  if (!database) return;
  try {
    if (command === 'purge') {
      write(await purge(database, retention, systemClock.now()));
    } else {
      const own = serverSecret(secret ?? (await storedSecret(database)));
      await (command === 'erase' ? erase(database, own) : exportTo(database, own));
    }
  } finally {
    await database.destroy();
  }
}

async function exportTo(database: Database, secret: ServerSecret): Promise<void> {
  write(await exportPerson(database, secret, address, systemClock.now()));
}

async function erase(database: Database, secret: ServerSecret): Promise<void> {
  const backing = { database, ids: systemIds, secret };
  const erased = await erasePerson(backing, address, systemClock.now());
  if (!erased.ok) {
    fail(erased.val.message);
    return;
  }
  const { leads, accounts, orders } = erased.val;
  write({ leads: leads.length, accounts: accounts.length, orders: orders.length });
}

function write(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
