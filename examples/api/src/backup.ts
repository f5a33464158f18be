import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

import { databaseFile } from './database/sqlite.ts';
import { readSettings } from './settings.ts';

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
