import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import '@foyer/core/temporal';
import { Err, type IdSource, Ok, parseEmail, type Result, type Temporal } from '@foyer/core';
import { parseDate } from '@foyer/core/forms';

import { exportEvents } from './account/account-events.ts';
import { resetSecondStep } from './account/second-step-calls.ts';
import { readChainData, shippedFolder } from './chain-data.ts';
import { invite, readInviteOrder } from './corporate/invitation-table.ts';
import { openDatabase } from './database/open-database.ts';
import { findRows } from './database/rows.ts';
import type { Database } from './database/schema.ts';
import { jsonLines } from './http/request-log.ts';
import { liftSuppression } from './mail/suppression-table.ts';
import { erasePerson } from './privacy/erase-person.ts';
import { purge } from './privacy/purge.ts';
import { type ServerSecret, serverSecret, storedSecret } from './server-secret.ts';
import { openProblem } from './server.ts';
import { readSettings, type Settings } from './settings.ts';
import { systemClock, systemIds } from './system.ts';
import { exportPerson } from './privacy/holdings.ts';
import { databaseFile } from './database/sqlite.ts';

type Command = (args: readonly string[]) => Promise<void>;

/** The commands of `foyer-api` besides the server, by name. Each gets the arguments after its name. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['audit', audit],
  ['backup', ([file]) => backUp(file)],
  ['erase', erase],
  ['export', exportData],
  ['invite', inviteEmployees],
  ['purge', purgeAll],
  ['reset-second-step', resetMember],
  ['suppressions', listSuppressions],
  ['unsuppress', unsuppress],
]);

/** `audit [DAY]` prints the history of accounts as lines of JSON, from a day on if one is named. */
function audit([day]: readonly string[]): Promise<void> {
  const from = day === undefined ? Ok(null) : parseDate(day);
  return runCommand(
    from.mapErr(() => 'Write the first day like this: foyer-api audit 2026-11-01'),
    async (first, { database }) => {
      await exportEvents(database, first, (line) => process.stdout.write(line));
      return Ok('');
    },
  );
}

/** `invite EMPLOYER` makes codes for people without a work mailbox. */
function inviteEmployees(args: readonly string[]): Promise<void> {
  return runCommand(readInviteOrder(args), async (order, backing) =>
    (await invite(backing, order, backing.now)).map((codes) => codes.join('\n')),
  );
}

/** `export EMAIL` prints everything that is stored about a person. */
function exportData([address = '']: readonly string[]): Promise<void> {
  return runCommand(personIn('export', address), async (person, { database, secret, now }) =>
    Ok(printed(await exportPerson(database, secret, person, now))),
  );
}

/** `erase EMAIL` erases a person. */
function erase([address = '']: readonly string[]): Promise<void> {
  return runCommand(personIn('erase', address), async (person, backing) => {
    const erased = await erasePerson(backing, person, backing.now);
    if (!erased.ok) return Err(erased.val.message);
    const { leads, accounts, orders } = erased.val;
    return Ok(printed({ leads: leads.length, accounts: accounts.length, orders: orders.length }));
  });
}

/** `purge` deletes what has been kept long enough. */
function purgeAll(): Promise<void> {
  return runCommand(Ok(null), async (_, { database, settings, now }) =>
    Ok(printed(await purge(database, settings.retention, now))),
  );
}

/**
 * `reset-second-step MEMBER` turns two-step login off for a member who has lost the phone and the recovery codes. The
 * server sends the mail about it.
 */
function resetMember([memberId]: readonly string[]): Promise<void> {
  return runCommand(
    memberId === undefined
      ? Err('Name the member: foyer-api reset-second-step 901001')
      : Ok(memberId),
    (member, backing) => resetSecondStep(backing, member, backing.now),
  );
}

/** `suppressions` lists the addresses that get less mail. */
function listSuppressions(): Promise<void> {
  return runCommand(Ok(null), async (_, { database }) => {
    const rows = await findRows(database, 'suppressions', {}, 'created_at');
    return Ok(rows.map((row) => JSON.stringify(row)).join('\n'));
  });
}

/** `unsuppress EMAIL` takes an address off that list. */
function unsuppress([address = '']: readonly string[]): Promise<void> {
  return runCommand(
    address.includes('@')
      ? Ok(address)
      : Err('Name the address: foyer-api unsuppress ada@example.com'),
    async (wanted, { database, secret }) =>
      (await liftSuppression(database, secret, wanted))
        ? Ok(`${wanted} gets mail again.`)
        : Err(`${wanted} isn’t on the list.`),
  );
}

function personIn(command: string, address: string): Result<string, string> {
  return parseEmail(address).ok ? Ok(address) : Err(`Usage: foyer-api ${command} <email address>`);
}

function printed(answer: object): string {
  return JSON.stringify(answer, null, 2);
}

/** What a command works with: the database of the server's settings. */
interface CommandBacking {
  readonly database: Database;
  readonly ids: IdSource;
  readonly secret: ServerSecret;
  readonly settings: Settings;
  readonly publicUrl: string;
  readonly now: Temporal.Instant;
}

/**
 * Runs a command of `foyer-api`, which may run beside the server, and prints what it returns. A problem is a line on
 * standard error, and the exit code is then 1. Wrong arguments end it before the database is opened.
 */
async function runCommand<Order>(
  order: Result<Order, string>,
  work: (order: Order, backing: CommandBacking) => Promise<Result<string, string>>,
): Promise<void> {
  const settings = readSettings(process.env);
  const done = !order.ok
    ? order
    : settings.ok
      ? await overDatabase(settings.val, (backing) => work(order.val, backing))
      : settings;
  if (!done.ok) {
    process.stderr.write(`${done.val}\n`);
    process.exitCode = 1;
  } else if (done.val !== '') process.stdout.write(`${done.val}\n`);
}

async function overDatabase(
  settings: Settings,
  work: (backing: CommandBacking) => Promise<Result<string, string>>,
): Promise<Result<string, string>> {
  const { database: place, chainFolder, publicUrl } = settings;
  const data = readChainData(chainFolder ?? shippedFolder);
  if (!data.ok) return data;
  const logger = jsonLines((line) => process.stderr.write(line));
  const opened = await openDatabase(place, logger, data.val).then(
    (database) => Ok(database),
    (error: unknown) => Err(openProblem(place, error)),
  );
  if (!opened.ok) return opened;
  const database = opened.val;
  try {
    const [newest = await storedSecret(database), ...older] = settings.secrets ?? [];
    return await work({
      database,
      ids: systemIds,
      settings,
      now: systemClock.now(),
      publicUrl: publicUrl ?? 'http://localhost:4173',
      secret: serverSecret(newest, ...older),
    });
  } finally {
    await database.destroy();
  }
}

/**
 * The command `foyer-api backup FILE`: copies the embedded database into a file while the server runs. To restore, stop
 * the server and put the file in the place of `foyer.sqlite`.
 */
export async function backUp(file: string | undefined): Promise<void> {
  const settings = readSettings(process.env);
  if (!settings.ok) fail(settings.val);
  else if (file === undefined) {
    fail('Name the file of the backup: foyer-api backup foyer-backup.sqlite');
  } else if (!('folder' in settings.val.database)) {
    fail('PostgreSQL has its own tools: pg_dump, or archived WAL. docs/deployment.md says more.');
  } else if (existsSync(file))
    fail(`${file} exists. Name another file, so that no backup is lost.`);
  else await copy(settings.val.database.folder, file);
}

async function copy(folder: string, to: string): Promise<void> {
  const from = join(folder, databaseFile);
  if (!existsSync(from)) {
    fail(`There is no database in ${folder}. FOYER_DATA_DIR names its folder.`);
    return;
  }
  try {
    const database = new DatabaseSync(from, { readOnly: true });
    await backup(database, to);
    database.close();
    const copied = new DatabaseSync(to, { readOnly: true });
    const problems = copied.prepare('pragma quick_check').all();
    copied.close();
    // Reading the copy makes these beside it. They are empty, and no part of it.
    for (const beside of ['-wal', '-shm']) rmSync(to + beside, { force: true });
    if (problems[0]?.['quick_check'] !== 'ok') throw new Error('The copy is damaged.');
    process.stdout.write(`Saved ${to}.\n`);
  } catch (error) {
    rmSync(to, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    fail(`The backup to ${to} failed: ${reason}`);
  }
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
