import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'foyer-serve-'));
const [siteFolder, docsFolder] = ['site', 'docs'].map((name) => join(folder, name));
const builtServer = join(folder, 'server.mjs');
beforeAll(() => {
  mkdirSync(docsFolder);
  writeFileSync(join(docsFolder, 'index.html'), 'the documentation');
  writeFileSync(builtServer, '');
});
afterAll(() => rmSync(folder, { recursive: true }));

let onSiteBuilt = () => {};
const current = () => Promise.resolve('current');
vi.mock('./install.mjs', () => ({ install: current }));
vi.mock('./build.mjs', () => ({
  siteFolder,
  docsFolder,
  builtServer,
  buildApi: current,
  buildDocs: current,
  async buildSite() {
    await setImmediate();
    rmSync(siteFolder, { recursive: true, force: true });
    mkdirSync(siteFolder);
    onSiteBuilt();
    return 'built';
  },
}));

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());

it('npm start serves the documentation also after a build of the site alone', async () => {
  const { main } = await import('./serve.mjs');
  await main();
  expect(existsSync(join(siteFolder, 'docs', 'index.html'))).toBe(true);
});

it('npm start stops the server also if npm was killed during the builds', async () => {
  writeFileSync(builtServer, 'setInterval(() => {}, 1000);');
  onSiteBuilt = () => vi.spyOn(process, 'ppid', 'get').mockReturnValue(1);
  const { main } = await import('./serve.mjs');
  await main();
  expect(process.exitCode).toBe(128 + constants.signals.SIGTERM);
  process.exitCode = 0;
});
