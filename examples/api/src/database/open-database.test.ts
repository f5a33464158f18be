import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, describe, expect, it } from 'vitest';

import { jsonLines } from '../request-log.ts';
import { postgresEngine, sqliteEngine } from '../testing/engines.ts';
import { type DatabasePlace, openDatabase } from './open-database.ts';

describe.each([sqliteEngine(), postgresEngine()])('Opening a database on $name', (engine) => {
  afterAll(() => engine.stop());

  it('four processes that make the same database at the same moment all succeed', async () => {
    const place = await engine.newPlace();
    const letGo = 'folder' in place ? holdFile(place.folder) : () => {};
    const openers = await Promise.all([anOpener(), anOpener(), anOpener(), anOpener()]);
    await Promise.all(openers.map((opener) => opener.begin(place)));
    letGo();
    const complaints = await Promise.all(openers.map((opener) => opener.ended));
    expect(complaints).toEqual(['', '', '', '']);
    const database = await openDatabase(
      place,
      jsonLines(() => {}),
    );
    const clubs = await database.selectFrom('facilities').select('facility_id').execute();
    expect(clubs).toHaveLength(120);
    await database.destroy();
  });

  it('what was written is there when it is opened again', async () => {
    const place = await engine.newPlace();
    const first = await openDatabase(
      place,
      jsonLines(() => {}),
    );
    await first.deleteFrom('appointment_clubs').where('facility_id', '=', '101').execute();
    await first.destroy();
    const second = await openDatabase(
      place,
      jsonLines(() => {}),
    );
    const listed = await second.selectFrom('appointment_clubs').selectAll().execute();
    expect(listed).toHaveLength(112);
    await second.destroy();
  });
});

/** Holds the file's one writer's place, so that all who want to write gather behind it; answers what lets go. */
function holdFile(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'foyer.sqlite'));
  file.exec('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE');
  return () => {
    file.exec('COMMIT');
    file.close();
  };
}

interface Opener {
  /** Has the process open the place; resolves when it is about to. */
  begin(place: DatabasePlace): Promise<void>;
  /** What the process complained of, once it is done. */
  readonly ended: Promise<string>;
}

/** A process that waits for a place to open. */
async function anOpener(): Promise<Opener> {
  const child = fork(new URL('../testing/open-when-told.ts', import.meta.url), {
    execArgv: ['--conditions=source'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const ended = new Promise<string>((done) => {
    child.once('close', () => {
      done(complaint);
    });
  });
  await once(child, 'message');
  return {
    ended,
    async begin(place) {
      const opening = once(child, 'message');
      child.send(place);
      await opening;
    },
  };
}
