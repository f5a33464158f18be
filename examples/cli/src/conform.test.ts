import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Ended, runFoyer } from './testing/run-foyer.ts';
import { type RunningApi, startApi } from './testing/start-api.ts';

const suites = [
  /✓ leads is a lead repository: \d+ passed/,
  /✓ leads accepts a lead with its visit: \d+ passed/,
  /✓ joinContent is a join content repository: \d+ passed/,
];
const needsMembers = ['– referrals: left out: needs two members who refer friends'];

const withHooks = [
  'with test hooks',
  {},
  [
    /✓ consentLog .*: \d+ passed/,
    /✓ products is a product repository: \d+ passed/,
    /✓ products sells plans to everyone: \d+ passed/,
    /^2 passed/m,
  ],
  [],
] as const;
const withoutHooks = [
  'without test hooks',
  { FOYER_DEV_TOOLS: '0' },
  [/✓ opens/, /^1 passed, 1 left out/m],
  [
    '– consentLog: left out: needs GET /dev/consents',
    '– products: left out: needs POST /dev/products',
    '– counts: left out: needs GET /dev/leads',
  ],
] as const;
/** Without test hooks, fewer of the same suites run. */
const apis = process.env['MODE'] === 'deep' ? [withHooks, withoutHooks] : [withHooks];

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

  it.each(apis)('AD-24: runs what an API %s can do, and lists what it left out', async (...api) => {
    const [, environment, runs, leavesOut] = api;
    const { code, stdout } = await conform(environment);
    for (const suite of [...suites, ...runs]) expect(stdout).toMatch(suite);
    for (const line of [...needsMembers, ...leavesOut]) expect(stdout).toContain(line);
    const leftOut = stdout.match(/^– (?:consentLog|products|counts)/gm) ?? [];
    expect(leftOut).toHaveLength(leavesOut.length);
    expect(code).toBe(0);
  });

  it('AD-24: an API that can’t be used fails the check, which leaves the output to a report in JSON', async () => {
    const args = ['conform', file, '--api', 'http://127.0.0.1:9', '--reporter', 'json'];
    const { code, stdout, stderr } = await runFoyer(args);
    expect(stderr).toContain("✗ The API at http://127.0.0.1:9 can't be used");
    expect([code, stdout]).toEqual([1, '']);
  });
});
