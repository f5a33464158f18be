import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { builtServer } from '../../../scripts/lib/build.mjs';
import { projectNode } from '../../../scripts/lib/project.mjs';
import { aLead, visitorsId } from '../api/requests.mjs';

/** A user without rights, for whom read-only means something when this runs as root. */
const nobody = 65_534;

/**
 * Fills the disk under the server, and starts it on a folder that it can't write. Returns what is wrong: an answer that
 * doesn't say what the matter is, a log without the cause, or damage.
 */
export async function fillDisk(say) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-load-disk-'));
  const isMounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder]).status === 0;
  try {
    say(isMounted ? 'A disk of 12 MB.' : 'No right to mount a small disk: files of up to 8 MB.');
    return [
      ...(await whenFull(folder, isMounted, say)),
      ...(await whenReadOnly(folder, isMounted, say)),
    ];
  } finally {
    if (isMounted) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function whenFull(folder, isMounted, say) {
  const server = await start(folder, isMounted ? {} : { limitKb: 8_192 });
  const stored = [];
  const filler = join(folder, 'filler');
  // Leaves some room, so that it's the database that fills the disk.
  if (isMounted) writeFileSync(filler, Buffer.alloc(8 * 1024 * 1024));
  let refusal = null;
  while (refusal === null && stored.length < 200_000) {
    const id = visitorsId();
    const answer = await lead(server.address, id);
    if (answer.status === 200) stored.push(id);
    else refusal = answer;
  }
  const { error } = await refusal.json();
  const requestId = refusal.headers.get('request-id');
  const read = await fetch(`${server.address}/v6/facilities/`);
  const ready = await fetch(`${server.address}/readyz`);
  const lines = server
    .logged()
    .filter((line) => line.requestId === requestId && line.event === 'request-failed');
  say(
    `After ${stored.length} leads: ${refusal.status} ${error.code}, Retry-After ${refusal.headers.get('retry-after')}; clubs ${read.status}, ready ${ready.status}; logged: ${JSON.stringify(lines[0])}`,
  );
  const problems = [
    ...(refusal.status === 503 && refusal.headers.has('retry-after') ? [] : ['No 503.']),
    ...(read.status === 200 ? [] : [`Reading is answered with ${read.status}.`]),
    ...(ready.status === 503 ? [] : ['A server with a full disk says that it is ready.']),
    ...(lines.length === 1 && lines[0].cause ? [] : [`${lines.length} lines with a cause.`]),
  ];
  if (isMounted) {
    rmSync(filler);
    const healed = await lead(server.address, visitorsId());
    if (healed.status !== 200) problems.push(`With room again, a lead gets ${healed.status}.`);
  }
  await server.kill();
  return [...problems, ...(await damageOf(folder, stored, say))];
}

/** What a killed server with a full disk left behind. */
async function damageOf(folder, stored, say) {
  const again = await start(folder);
  const answer = await lead(again.address, visitorsId());
  await again.kill();
  const file = new DatabaseSync(join(folder, 'foyer.sqlite'));
  const { integrity_check: check } = file.prepare('pragma integrity_check').get();
  const find = file.prepare('select 1 from leads where transaction_id = ?');
  const lost = stored.filter((id) => find.get(id) === undefined).length;
  file.close();
  say(`Started again: ${answer.status}; integrity ${check}; ${lost} leads lost.`);
  return [
    ...(answer.status === 200 ? [] : [`Started again, a lead gets ${answer.status}.`]),
    ...(check === 'ok' ? [] : [`The file is damaged: ${check}`]),
    ...(lost === 0 ? [] : [`${lost} leads are lost.`]),
  ];
}

async function whenReadOnly(folder, isMounted, say) {
  if (isMounted) spawnSync('mount', ['-o', 'remount,ro', folder]);
  else {
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444);
    chmodSync(folder, 0o555);
  }
  const ended = await start(folder, { uid: isMounted ? undefined : nobody }).then(
    async (server) => {
      await server.kill();
      return { code: null, said: 'It started.' };
    },
    (error) => error.ended,
  );
  say(`On a read-only disk it ends with ${ended.code}: ${ended.said}`);
  const lines = ended.said.trim().split('\n');
  return ended.code === 1 && lines.length === 1 && ended.said.includes("can't be written")
    ? []
    : [`On a read-only disk it ends with ${ended.code} and ${lines.length} lines.`];
}

/** Starts the built server and keeps what it logs. Throws with `ended` if it doesn't start. */
async function start(folder, { limitKb, uid } = {}) {
  const command = [projectNode(), builtServer];
  const args = limitKb
    ? ['-c', `ulimit -f ${limitKb}; exec "$@"`, 'sh', ...command]
    : command.slice(1);
  const child = spawn(limitKb ? 'bash' : command[0], args, {
    ...(uid !== undefined && process.getuid?.() === 0 && { uid }),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      FOYER_LIMITS: 'off',
      FOYER_DATA_DIR: folder,
      DATABASE_URL: '',
      SMTP_URL: '',
      FOYER_PUBLIC_URL: 'http://127.0.0.1:4313',
    },
  });
  let out = '';
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const exited = once(child, 'exit');
  const address = await new Promise((done, fail) => {
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const found = /(http:\/\/\S+)\/openapi\.json/.exec(out);
      if (found) done(found[1]);
    });
    child.once('close', (code) =>
      fail(Object.assign(new Error(`The server ended: ${said}`), { ended: { code, said } })),
    );
  });
  return {
    address,
    logged: () =>
      out
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line) => JSON.parse(line)),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function lead(address, id) {
  return fetch(`${address}/v6/acq/leads/abandoned`, {
    method: 'POST',
    body: aLead(id, '101'),
    headers: { 'content-type': 'application/json' },
  });
}
