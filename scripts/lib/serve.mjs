import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { constants as osConstants } from 'node:os';
import { resolve } from 'node:path';
import { builtServer, buildApi } from './build-api.mjs';
import { buildSite, siteFolder } from './build-site.mjs';
import { devToolsOf } from './dev-tools.mjs';
import { install } from './install.mjs';
import { inRoot, projectNode, root } from './project.mjs';
import { duration, reportFailure, StepFailed } from './step.mjs';

/** What `npm start` does, step by step, each with a line when it took work. */
export async function main() {
  try {
    requireWritableRoot();
    await step('Packages installed', install);
    await step('Site built', buildSite);
    await step('Server built', buildApi);
  } catch (error) {
    reportFailure(error);
    return;
  }
  process.exitCode = await serve();
}

/** Runs the server until it ends; answers its exit code. */
function serve() {
  const child = spawn(projectNode(), [builtServer], {
    cwd: root,
    env: {
      ...process.env,
      FOYER_DEV_TOOLS: devToolsOf(process.env),
      FOYER_SITE_DIR: siteFolder,
      FOYER_DATA_DIR: fromWhereTyped(process.env.FOYER_DATA_DIR) ?? inRoot('.foyer', 'data'),
      FOYER_DATA: fromWhereTyped(process.env.FOYER_DATA),
    },
    stdio: 'inherit',
  });
  // The server ends itself on a signal, and this process waits for it. A terminal's Ctrl-C reaches both, so that the
  // server hears of it twice; it takes signals this close together for one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  stopWhenOrphaned(child);
  return new Promise((done) => {
    child.once('error', (error) => {
      console.error(`The server could not be started: ${error.message}`);
      done(1);
    });
    child.once('exit', (code, signal) =>
      done(code ?? 128 + (osConstants.signals[signal ?? 'SIGTERM'] ?? 0)),
    );
  });
}

/**
 * npm runs this through a shell, which does not pass signals on: a `kill` of npm would leave the server behind with
 * nobody to stop it. So it stops when the process that started this one is gone.
 */
function stopWhenOrphaned(child) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
  watch.unref();
}

/** A folder as seen from where the person typed the command. */
function fromWhereTyped(folder) {
  return folder ? resolve(process.env.INIT_CWD ?? process.cwd(), folder) : undefined;
}

async function step(name, run) {
  const began = Date.now();
  const outcome = await run((text) => console.log(text));
  if (outcome !== 'current') console.log(`${name} (${duration(Date.now() - began)}).`);
}

function requireWritableRoot() {
  try {
    mkdirSync(inRoot('.foyer'), { recursive: true });
    accessSync(inRoot('.foyer'), constants.W_OK);
  } catch (error) {
    throw new StepFailed(
      `${inRoot('.foyer')} can't be written (${error.code}). Foyer keeps its logs and data there: make the folder writable.`,
    );
  }
}
