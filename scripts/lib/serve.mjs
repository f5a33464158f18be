import { spawn } from 'node:child_process';
import { accessSync, constants, cpSync, mkdirSync } from 'node:fs';
import { constants as osConstants } from 'node:os';
import { join, resolve } from 'node:path';
import { buildApi, buildDocs, buildSite, builtServer, docsFolder, siteFolder } from './build.mjs';
import { devToolsOf } from './dev-tools.mjs';
import { install } from './install.mjs';
import { inRoot, projectNode, root } from './project.mjs';
import { duration, reportFailure, StepFailed } from './step.mjs';

/** Read before the builds, during which npm can be killed. */
const parent = process.ppid;

/** `npm start` in steps. Each step prints a line if it did some work. */
export async function main() {
  try {
    requireWritableRoot();
    await step('Packages installed', install);
    await buildPages();
    await step('Server built', buildApi);
  } catch (error) {
    reportFailure(error);
    return;
  }
  process.exitCode = await serve();
}

/**
 * The journeys of `npm test` and the screenshots open no page of the documentation, whose build takes almost a minute
 * of one core.
 */
async function buildPages() {
  const site = step('Site built', buildSite);
  if (process.env.SKIP_DOCS) return site;
  await Promise.all([site, step('Documentation built', buildDocs)]);
  // A build of the site replaces its folder.
  cpSync(docsFolder, join(siteFolder, 'docs'), { recursive: true });
}

/** Runs the server until it ends. Returns its exit code. */
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
  // The server handles signals itself, and this process waits for it. Ctrl-C in a terminal reaches both processes, so
  // the server receives it twice and treats signals in quick succession as one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  stopWhenOrphaned(child);
  return new Promise((done) => {
    child.once('error', (error) => {
      console.error(`The server failed to start: ${error.message}`);
      done(1);
    });
    child.once('exit', (code, signal) =>
      done(code ?? 128 + (osConstants.signals[signal ?? 'SIGTERM'] ?? 0)),
    );
  });
}

/**
 * npm runs this through a shell that doesn't forward signals, so killing npm would leave the server running. The
 * server therefore stops when the parent of this process is gone.
 */
function stopWhenOrphaned(child) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
  watch.unref();
}

/** A folder relative to where the command was typed. */
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
      `${inRoot('.foyer')} can't be written (${error.code}). Foyer stores its logs and data there, so make the folder writable.`,
    );
  }
}
