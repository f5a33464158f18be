// oxlint-disable-next-line import/no-unassigned-import -- provides Temporal
import '@foyer/core/temporal';
import { resetSecondStep } from './account/reset-second-step.ts';
import { readChainData, shippedFolder } from './chain-data.ts';
import { openDatabase } from './database/open-database.ts';
import { jsonLines } from './http/request-log.ts';
import { openProblem } from './server.ts';
import { readSettings, type Settings } from './settings.ts';
import { systemClock, systemIds } from './system.ts';

// The command `foyer-api reset-second-step MEMBER`: turns two-step login off for a member who has lost the phone and the
// recovery codes. It can run beside the server, which sends the mail about it.
const settings = readSettings(process.env);
const [, , , memberId] = process.argv;
if (!settings.ok) fail(settings.val);
else if (memberId === undefined) fail('Name the member: foyer-api reset-second-step 901001');
else await run(settings.val, memberId);

async function run(
  { database: place, chainFolder, publicUrl }: Settings,
  member: string,
): Promise<void> {
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
    publicUrl: publicUrl ?? 'http://localhost:4173',
  };
  const done = await resetSecondStep(backing, member, systemClock.now());
  await database.destroy();
  if (done.ok) process.stdout.write(`${done.val}\n`);
  else fail(done.val);
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
