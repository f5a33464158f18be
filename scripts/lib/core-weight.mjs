import { build, defaultClientConditions } from 'vite';
import { inRoot } from './project.mjs';
import { weightOfText } from './payload.mjs';

/**
 * The download size of the core for a team with its own screens: the lead flow with its validators and everything it
 * loads
 * later, without the Temporal polyfill, which only some platforms load.
 * @returns {Promise<{gzip: number, brotli: number}>} bytes
 */
export async function coreWeight() {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    root: inRoot(),
    resolve: { conditions: ['source', ...defaultClientConditions] },
    plugins: [entry(`export { composeLeadFlow } from '${inRoot('packages/core/src/index.ts')}';`)],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: entryName,
        preserveEntrySignatures: 'strict',
        external: /^temporal-polyfill/,
        output: { codeSplitting: false },
      },
    },
  });
  return weightOfText(output.map(({ code }) => code).join('\n'));
}

const entryName = 'virtual:core';

function entry(code) {
  return {
    name: 'foyer:core-entry',
    resolveId: (id) => (id === entryName ? `\0${entryName}` : null),
    load: (id) => (id === `\0${entryName}` ? code : null),
  };
}
