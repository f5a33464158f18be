// oxlint-disable-next-line import/no-unassigned-import -- provides Temporal
import '@foyer/core/temporal';
import { exportEvents } from './account/export-events.ts';
import { readChainData, shippedFolder } from './chain-data.ts';
import { openDatabase } from './database/open-database.ts';
import { jsonLines } from './http/request-log.ts';
import { openProblem } from './server.ts';
import { readSettings, type Settings } from './settings.ts';

// The command `foyer-api audit [DAY]`: prints the history of accounts as lines of JSON, from a day on if one is named.
// It can run beside the server.
const settings = readSettings(process.env);
const [, , , from = null] = process.argv;
if (!settings.ok) fail(settings.val);
else if (from !== null && !/^\d{4}-\d\d-\d\d$/.test(from)) {
  fail('Write the first day like this: foyer-api audit 2026-11-01');
} else await run(settings.val);

async function run({ database: place, chainFolder }: Settings): Promise<void> {
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
  await exportEvents(database, from, (line) => process.stdout.write(line));
  await database.destroy();
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
