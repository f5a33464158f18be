import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, defaultServerConditions } from 'vite';
import { inRoot } from './project.mjs';
import { StepFailed } from './step.mjs';

const folder = inRoot('examples', 'cli');

/**
 * Bundles the scenario runner into `examples/cli/dist/foyer.js`, and writes the scenario format's JSON
 * Schema beside it.
 * @param {string} [outDir]
 */
export async function buildCli(outDir = join(folder, 'dist')) {
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    publicDir: false,
    ssr: {
      target: 'node',
      noExternal: true,
      // An optional native driver that pg looks for.
      external: ['pg-native'],
      resolve: { conditions: ['source', ...defaultServerConditions] },
    },
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: { foyer: join(folder, 'bin/foyer.mjs') },
        output: { entryFileNames: '[name].js', chunkFileNames: 'foyer/[name].js' },
      },
    },
  });
  // The API in memory reads its data from the folder above its own.
  cpSync(inRoot('examples', 'api', 'data'), join(outDir, 'data'), { recursive: true });
  writeFileSync(join(outDir, 'scenario.schema.json'), schemaFrom(outDir));
}

/** Getting the schema from the built command also shows that it starts. */
function schemaFrom(outDir) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(outDir, 'foyer.js'), 'schema'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new StepFailed('The command foyer does not start.', stderr);
  return stdout;
}
