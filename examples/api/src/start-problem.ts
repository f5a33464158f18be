import { OtherVersionError } from './database/migrations.ts';
import type { DatabasePlace } from './database/open-database.ts';

/** Explains in one line why the server can't listen on the port, and what to do. */
export function listenProblem(port: number, host: string, error: Error): string {
  const another = `PORT=${port === 65_535 ? 4173 : port + 1} npm start`;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what uses it, or choose another: ${another}`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose another above 1023: PORT=4173 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST "${host}" is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`;
    default:
      return `Port ${port} on ${host} can't be opened (${codeOf(error)}).`;
  }
}

/** Explains in one line why the database can't be opened, and what to do. Never includes a URL with a password. */
export function openProblem(place: DatabasePlace, error: unknown): string {
  if ('url' in place) {
    const { hostname, port } = new URL(place.url);
    if (error instanceof OtherVersionError) {
      return `The database at ${hostname}:${port || '5432'} belongs to another version of this server. Delete it and create an empty one, or name another in DATABASE_URL.`;
    }
    return `The database at ${hostname}:${port || '5432'} can't be used (${reason(error)}). Start it, or correct DATABASE_URL; without DATABASE_URL an embedded one is used.`;
  }
  const { folder } = place;
  const another = 'choose another: FOYER_DATA_DIR=path npm start';
  if (error instanceof OtherVersionError) {
    return `The database in ${folder} belongs to another version of this server. Delete foyer.sqlite, or ${another}`;
  }
  return isWritingRefused(error)
    ? `The data folder ${folder} can't be written (${reason(error)}). Make it writable, or ${another}`
    : `The database in ${folder} can't be opened (${reason(error)}). Move foyer.sqlite out of the way, or ${another}`;
}

/** SQLITE_READONLY, SQLITE_CANTOPEN. */
const sqliteRefusals: readonly unknown[] = [8, 14];

/** True when the folder itself isn't writable. */
function isWritingRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^E[A-Z]+$/.test(codeOf(error)) || sqliteRefusals.includes(Reflect.get(error, 'errcode'));
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  const code = codeOf(error);
  // A system error's code is enough. An engine's code needs its message, which at this point is about the server, not
  // about rows.
  if (error instanceof Error && !/^E[A-Z]+$/.test(code))
    return error.message.split('\n')[0] ?? code;
  return code;
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : 'unknown';
}
