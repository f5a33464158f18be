import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { runFoyer } from './testing/run-foyer.ts';
import { type RunningApi, startApi } from './testing/start-api.ts';

describe('the check of a running API', () => {
  let api: RunningApi;
  let folder: string;
  beforeAll(async () => {
    // The suites book more visits from one network than the limits allow.
    api = await startApi({ FOYER_LIMITS: 'off', FOYER_DEV_TOOLS: '0' });
    folder = await mkdtemp(join(tmpdir(), 'foyer-conform-'));
  });
  afterAll(async () => {
    await api.stop();
    await rm(folder, { recursive: true });
  });

  it('AD-24: runs what needs no developer tools, and lists what it left out', async () => {
    const file = join(folder, 'some.yaml');
    const steps = 'steps:\n  - open: /membership\n';
    await writeFile(
      file,
      `scenarios:\n  - name: opens\n    ${steps.replaceAll('\n', '\n    ')}\n` +
        `  - name: counts\n    ${steps.replaceAll('\n', '\n    ')}    expect: { leads: 0 }\n`,
    );
    const { code, stdout } = await runFoyer(['conform', file, '--api', api.url]);
    expect(stdout).toMatch(/✓ leads is a lead repository: \d+ passed/);
    expect(stdout).toMatch(/✓ leads accepts a lead with its visit: \d+ passed/);
    expect(stdout).toMatch(/✓ joinContent is a join content repository: \d+ passed/);
    expect(stdout).toContain('– consentLog: left out: needs GET /dev/consents');
    expect(stdout).toContain('– products: left out: needs POST /dev/products');
    expect(stdout).toContain('– referrals: left out: needs two members who refer friends');
    expect(stdout).toContain('✓ opens');
    expect(stdout).toContain('– counts: left out: needs GET /dev/leads');
    expect(stdout).toContain('1 passed, 1 left out');
    expect(code).toBe(0);
  });

  it('AD-24: test hooks let the suites of consents and purchases run too', async () => {
    const hooked = await startApi({ FOYER_LIMITS: 'off' });
    const { code, stdout } = await runFoyer(['conform', '--api', hooked.url]);
    await hooked.stop();
    expect(stdout).toMatch(/✓ consentLog .*: \d+ passed/);
    expect(stdout).toMatch(/✓ products is a product repository: \d+ passed/);
    expect(stdout).toMatch(/✓ products sells plans to everyone: \d+ passed/);
    expect(code).toBe(0);
  });

  it('AD-24: an API that can’t be used fails the check', async () => {
    const { code, stdout } = await runFoyer(['conform', '--api', 'http://127.0.0.1:9']);
    expect(stdout).toContain("✗ The API at http://127.0.0.1:9 can't be used");
    expect(code).toBe(1);
  });
});
