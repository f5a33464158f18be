import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import config, { rooms } from '../.dependency-cruiser.mjs';
import { cruise } from './arch.mjs';
import { inRoot } from './lib/project.mjs';

/** For each rule, a file that breaks it. */
const seeded = {
  'packages-know-no-example': [
    'packages/core/src/a.ts',
    "import '../../../examples/api/src/ok.ts';",
  ],
  'core-stands-alone': ['packages/core/src/b.ts', "import 'node:fs';"],
  'core-tests-need-little': ['packages/core/src/b.test.ts', "import 'cross-fetch';"],
  'adapters-import-core-only': [
    'packages/adapters-browser/src/c.ts',
    "import '../../adapters-http/src/ok.ts';",
  ],
  'react-ui-knows-no-adapter': [
    'packages/react-ui/src/d.ts',
    "import '../../adapters-http/src/ok.ts';",
  ],
  'preset-on-top': ['packages/react-ui/src/o.ts', "import '../../react/src/ok.ts';"],
  'packages-by-their-entry': [
    'examples/web/src/e.ts',
    "import '../../../packages/core/src/ok.ts';",
  ],
  'headless-without-react': [
    'examples/headless/src/h.ts',
    "import '../../../packages/react-ui/src/di/container.ts';",
  ],
  'inversify-in-one-place': ['packages/react-ui/src/f.ts', "import 'inversify';"],
  'no-fake-in-production': ['packages/core/src/g.ts', "import '../testing/fakes/clock.fake.ts';"],
  'core-rooms-point-down': ['packages/core/src/clubs/u.ts', "import '../lead/create-lead.ts';"],
  'ports-know-no-use-case': ['packages/core/src/lead/h.port.ts', "import './create-lead.ts';"],
  'one-door-to-ts-results': ['packages/core/src/i.ts', "import 'ts-results';"],
  'one-door-to-temporal': ['packages/core/src/j.ts', "import 'temporal-polyfill';"],
  'zod-mini-only': ['packages/core/src/k.ts', "import 'zod';"],
  'not-to-unresolvable': ['packages/core/src/n.ts', "import './not-there.ts';"],
};

/** Files that break no rule, including those that the seeded ones import. */
const innocent = {
  'examples/api/src/ok.ts': "import '../../../examples/api/src/also.ts';",
  'examples/api/src/also.ts': 'export {};',
  'packages/adapters-http/src/ok.ts': "import './contract/clubs.ts';",
  'packages/adapters-http/src/wire.ts': "import './contract/clubs.ts';",
  'packages/adapters-http/src/contract/clubs.ts': "import 'zod/mini';",
  'packages/core/src/ok.ts': "import type {} from 'zod/mini';\nimport './kernel/result.ts';",
  'packages/core/src/kernel/result.ts': "import 'ts-results';",
  'packages/core/src/temporal.ts': "import 'temporal-polyfill/implementation';",
  'packages/core/testing/fakes/clock.fake.ts': 'export {};',
  'packages/core/src/kernel/clock.test.ts':
    "import 'vitest';\nimport '../../testing/fakes/clock.fake.ts';",
  'packages/core/testing/index.ts': "import './fakes/clock.fake.ts';",
  'packages/core/src/lead/create-lead.ts': 'export {};',
  'packages/react-ui/src/di/container.ts': "import 'inversify';",
  'packages/react/src/ok.ts': 'export {};',
};

const made = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

describe('the import rules', () => {
  // In one tree, because the cruiser takes seconds to start.
  it('scan every file, catch each violation, and complain about nothing else', async () => {
    const tree = { ...innocent, ...Object.fromEntries(Object.values(seeded)) };
    const { files, violations } = await cruise(['packages', 'examples'], aTree(tree));
    expect(files).toEqual(expect.arrayContaining(Object.keys(tree)));
    const caught = violations.map(({ rule, from }) => `${rule}: ${from}`);
    expect(caught).toEqual(
      expect.arrayContaining(Object.entries(seeded).map(([rule, [file]]) => `${rule}: ${file}`)),
    );
    const broken = new Set(Object.values(seeded).map(([file]) => file));
    const others = violations.filter(({ from }) => !broken.has(from));
    expect(others.map(({ rule, from }) => `${rule}: ${from}`)).toEqual([]);
  });

  it('are all tested here and all have an explanation', () => {
    expect([...new Set(config.forbidden.map((rule) => rule.name))].toSorted()).toEqual(
      Object.keys(seeded).toSorted(),
    );
    expect(config.forbidden.filter((rule) => rule.comment.length < 40)).toEqual([]);
  });

  it('order every room of the core', () => {
    const foldersIn = (folder) =>
      globSync('*/', { cwd: inRoot('packages/core/src', folder) }).map((name) => folder + name);
    const found = [...foldersIn(''), ...foldersIn('flows/')].filter((name) => name !== 'flows');
    expect(found.toSorted()).toEqual(rooms.toSorted());
  });
});

/** Creates a workspace in a separate folder, with the real packages' dependencies. */
function aTree(files) {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-arch-')));
  made.push(tree);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(tree, dirname(path)), { recursive: true });
    writeFileSync(join(tree, path), `${text}\n`);
  }
  cpSync(inRoot('tsconfig.base.json'), join(tree, 'tsconfig.base.json'));
  symlinkSync(inRoot('node_modules'), join(tree, 'node_modules'), 'junction');
  for (const name of ['core', 'adapters-http', 'react-ui']) {
    symlinkSync(
      inRoot('packages', name, 'node_modules'),
      join(tree, 'packages', name, 'node_modules'),
      'junction',
    );
  }
  return tree;
}
