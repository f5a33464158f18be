import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';

import { readChainData, shippedFolder } from './chain-data.ts';
import { openDatabase } from './database/open-database.ts';
import type { Database } from './database/schema.ts';
import { jsonLines } from './http/request-log.ts';
import { openProblem } from './server.ts';
import { type ServerSecret, serverSecret, storedSecret } from './server-secret.ts';
import { readSettings, type Settings } from './settings.ts';
import { systemClock, systemIds } from './system.ts';

/** What a command works with: the database of the server's settings. */
export interface CommandBacking {
  readonly database: Database;
  readonly ids: IdSource;
  readonly secret: ServerSecret;
  readonly settings: Settings;
  /** Where links in mails lead. */
  readonly publicUrl: string;
  readonly now: Temporal.Instant;
}

/**
 * Runs a command of `foyer-api`, which may run beside the server, and prints what it returns. A problem is a line on
 * standard error, and the exit code is then 1. Wrong arguments end it before the database is opened.
 */
export async function runCommand<Order>(
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
