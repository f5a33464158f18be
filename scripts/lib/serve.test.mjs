import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'foyer-serve-'));
const [siteFolder, docsFolder] = ['site', 'docs'].map((name) => join(folder, name));
const builtServer = join(folder, 'server.mjs');
beforeAll(() => {
  mkdirSync(docsFolder);
  writeFileSync(join(docsFolder, 'index.html'), 'the documentation');
  writeFileSync(builtServer, '');
});
afterAll(() => rmSync(folder, { recursive: true }));

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
    return 'built';
  },
}));

it('npm start serves the documentation also after a build of the site alone', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const { main } = await import('./serve.mjs');
  await main();
  expect(existsSync(join(siteFolder, 'docs', 'index.html'))).toBe(true);
});
