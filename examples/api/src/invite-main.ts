// oxlint-disable-next-line import/no-unassigned-import -- provides Temporal
import '@foyer/core/temporal';
import { readChainData, shippedFolder } from './chain-data.ts';
import { invite, type InviteOrder, readInviteOrder } from './corporate/invite.ts';
import { openDatabase } from './database/open-database.ts';
import { jsonLines } from './http/request-log.ts';
import { openProblem } from './server.ts';
import { serverSecret, storedSecret } from './server-secret.ts';
import { readSettings, type Settings } from './settings.ts';
import { systemClock, systemIds } from './system.ts';

// The command `foyer-api invite`, over the database of the server's settings. It can run beside the server.
const settings = readSettings(process.env);
const order = readInviteOrder(process.argv.slice(3));
if (!order.ok) fail(order.val);
else if (!settings.ok) fail(settings.val);
else await run(settings.val, order.val);

async function run({ database: place, chainFolder, secret }: Settings, wanted: InviteOrder) {
  const data = readChainData(chainFolder ?? shippedFolder);
  if (!data.ok) {
    fail(data.val);
    return;
  }
  const logger = jsonLines((line) => process.stderr.write(line));
  const opened = openDatabase(place, logger, data.val);
  const database = await opened.catch((error: unknown) => {
    fail(openProblem(place, error));
  });
  if (!database) return;
  const backing = {
    database,
    ids: systemIds,
    secret: serverSecret(secret ?? (await storedSecret(database))),
  };
  const made = await invite(backing, wanted, systemClock.now());
  await database.destroy();
  if (made.ok) process.stdout.write(`${made.val.join('\n')}\n`);
  else fail(made.val);
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
