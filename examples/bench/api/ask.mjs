import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startOn } from './servers.mjs';

const asker = fileURLToPath(new URL('asker.mjs', import.meta.url));
let runs = 0;

/**
 * Has a process of its own ask the server, `connections` at a time: for `seconds`, or for each of `list` once; before that for
 * `warmUp` seconds of which nothing is measured. Answers requests a second, latencies in ms, the server's processor time a
 * request in us, how often each status came, and the TransactionIds that were acknowledged, in the warm-up too. Throws when
 * a connection broke.
 */
export async function askFor(kind, server, { seconds, connections, list, warmUp = 0 }) {
  runs += 1;
  const file = join(tmpdir(), `foyer-bench-api-${process.pid}-${runs}.json`);
  writeFileSync(
    file,
    JSON.stringify({ kind, address: server.address, seconds, connections, list, warmUp }),
  );
  const child = startOn('load', [asker, file], {}, ['ignore', 'ignore', 'inherit', 'ipc']);
  let before = server.cpuMs();
  child.once('message', () => {
    before = server.cpuMs();
    child.send('go');
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Asking for ${kind} ended with ${code}.`);
  const cpuMs = server.cpuMs() - before;
  const seen = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  if (seen.broken > 0)
    throw new Error(`${seen.broken} connections broke while asking for ${kind}.`);
  return { ...seen, cpuUs: (cpuMs * 1000) / seen.answers };
}
