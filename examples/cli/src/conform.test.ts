import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Ended, runFoyer } from './testing/run-foyer.ts';
import { type RunningApi, startApi } from './testing/start-api.ts';

/** `pnpm test:deep` also checks an API without test hooks, which runs fewer of the same suites. */
const isDeep = process.env['MODE'] === 'deep';

describe('the check of a running API', () => {
  let folder: string;
  let file: string;
  const started: RunningApi[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-conform-'));
    file = join(folder, 'some.yaml');
    await writeFile(
      file,
      `scenarios:
  - name: opens
    steps:
      - open: /membership
  - name: counts
    steps:
      - open: /membership
        expect: { leads: 0 }
`,
    );
  });
  afterAll(async () => {
    await Promise.all(started.map((api) => api.stop()));
    await rm(folder, { recursive: true });
  });

  async function conform(environment: Record<string, string>): Promise<Ended> {
    // The suites book more visits from one network than the limits allow.
    const api = await startApi({ FOYER_LIMITS: 'off', ...environment });
    started.push(api);
    return runFoyer(['conform', file, '--api', api.url]);
  }

  it('AD-24: runs the suites and scenarios, and lists what it left out', async () => {
    const { code, stdout } = await conform({});
    expect(stdout).toMatch(/✓ leads is a lead repository: \d+ passed/);
    expect(stdout).toMatch(/✓ leads accepts a lead with its visit: \d+ passed/);
    expect(stdout).toMatch(/✓ joinContent is a join content repository: \d+ passed/);
    expect(stdout).toMatch(/✓ consentLog .*: \d+ passed/);
    expect(stdout).toMatch(/✓ products is a product repository: \d+ passed/);
    expect(stdout).toMatch(/✓ products sells plans to everyone: \d+ passed/);
    expect(stdout).toContain('– referrals: left out: needs two members who refer friends');
    expect(stdout).toMatch(/^2 passed/m);
    expect(code).toBe(0);
  });

  if (isDeep) {
    it('AD-24: leaves out what needs test hooks if there are none', async () => {
      const { code, stdout } = await conform({ FOYER_DEV_TOOLS: '0' });
      expect(stdout).toContain('– consentLog: left out: needs GET /dev/consents');
      expect(stdout).toContain('– products: left out: needs POST /dev/products');
      expect(stdout).toContain('✓ opens');
      expect(stdout).toContain('– counts: left out: needs GET /dev/leads');
      expect(stdout).toContain('1 passed, 1 left out');
      expect(code).toBe(0);
    });
  }

  it('AD-24: an API that can’t be used fails the check', async () => {
    const { code, stdout } = await runFoyer(['conform', '--api', 'http://127.0.0.1:9']);
    expect(stdout).toContain("✗ The API at http://127.0.0.1:9 can't be used");
    expect(code).toBe(1);
  });
});
