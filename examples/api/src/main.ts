import { existsSync } from 'node:fs';
import { join } from 'node:path';
import '@foyer/core/temporal';

import { isLoopback } from './http/request-client.ts';
import { jsonLines } from './http/request-log.ts';
import { type RunningServer, startServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';

const logger = jsonLines((line) => process.stdout.write(line));
// A reader that exits early (`npm start | head`) must not crash the server.
process.stdout.on('error', () => {});

const read = readSettings(process.env);
if (!read.ok) {
  fail(read.val);
} else {
  const started = await startServer(read.val, logger);
  if (!started.ok) {
    fail(started.val);
  } else {
    const server = started.val;
    stopOnSignals(server);
    if (read.val.publicUrl === null && !isLoopback(read.val.host)) {
      process.stderr.write(
        `FOYER_PUBLIC_URL is not set: links in mails lead to ${server.address}.\n`,
      );
    }
    process.stdout.write(`${welcome(server, read.val)}\n`);
  }
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}

function welcome({ address, site, metrics }: RunningServer, settings: Settings): string {
  const hasDocs = site !== null && existsSync(join(site, 'docs', 'index.html'));
  const rows: Row[] = [
    site === null
      ? ['API', `${address}  (no site is built: npm start builds it)`]
      : ['Site', address],
    ...(hasDocs ? [['Docs', `${address}/docs/`] satisfies Row] : []),
    ...(settings.devTools ? devPages(address) : []),
    ['API docs', `${address}/openapi.json`],
    ...(metrics === null ? [] : [['Metrics', metrics] satisfies Row]),
    'folder' in settings.database
      ? ['Data', settings.database.folder]
      : ['Data', `PostgreSQL at ${new URL(settings.database.url).host}`],
  ];
  const lines = rows.map(([label, value]) => `  ${label.padEnd(10)}${value}`);
  return ['', '  Foyer is ready. Ctrl-C stops it.', '', ...lines, ''].join('\n');
}

type Row = [label: string, value: string];

function devPages(address: string): Row[] {
  return [
    ['Mailbox', `${address}/dev/mailbox`],
    ['Webhooks', `${address}/dev/webhooks`],
  ];
}

/**
 * A single keypress may reach the process twice: from the terminal, and from the command that started it. A second
 * signal within this time, in ms, is ignored.
 */
const sameKeypressMs = 300;

/** Ctrl-C, SIGTERM or a closed terminal stops the server gracefully and exits with 0; a second one exits at once. */
function stopOnSignals(server: RunningServer): void {
  let firstAt: number | null = null;
  const onSignal = () => {
    if (firstAt !== null) {
      if (performance.now() - firstAt >= sameKeypressMs) process.exit(130);
      return;
    }
    firstAt = performance.now();
    void server.stop().then(
      () => {
        process.stdout.write('Foyer has stopped. Everything is saved.\n');
        process.exit(0);
      },
      () => {
        process.stderr.write('Foyer has stopped, but the database did not close in good order.\n');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // The terminal was closed.
  process.on('SIGHUP', onSignal);
}
