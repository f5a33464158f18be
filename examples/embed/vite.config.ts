import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const script = 'foyer-lead-flow';
const mount = inFolder('../../packages/react-ui/src/element/mount-flow.tsx');

/**
 * Builds the script that other sites load: `foyer-lead-flow.js` keeps its name, and its assets have hashed names. All
 * URLs are relative to the script, so that it works at any location. `public` is a demo page of another site.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), pinVersion()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2024',
    // The first versions with `light-dark()`. Older targets compile it to the visitor's preference instead of
    // `color-scheme`.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      // Separate entries tell the bundler what loads first: the script, and what it loads with the first element.
      input: { [script]: inFolder(`src/${script}.ts`), program: inFolder('src/program.ts'), mount },
      output: {
        // The scripts name each other, and hashes don't compress.
        entryFileNames: ({ name }) => (name === script ? '[name].js' : 'assets/[name]-[hash:7].js'),
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: flow(), tags: ['$initial'] }],
        },
      },
    },
  },
});

/**
 * Puts everything that the first render of the flow needs into one file, loaded with the first element. Later steps,
 * and what the element definition needs, stay separate.
 */
function flow(): (id: string, context: ChunkContext) => string | null {
  let named: Set<string> | null = null;
  return (id, context) => {
    named ??= reached([inFolder(`src/${script}.ts`)], context);
    return named.has(id) || id.includes('preload-helper') ? null : 'flow';
  };
}

function reached(files: readonly string[], context: ChunkContext): Set<string> {
  const seen = new Set<string>();
  const waiting = [...files];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(context.getModuleInfo(next)?.importedIds ?? []));
  }
  return seen;
}

interface ChunkContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Writes the script a second time with its version in the name, and its hash, for pages that pin it. */
function pinVersion(): Plugin {
  return {
    name: 'pin-version',
    writeBundle({ dir = '' }) {
      const { version } = JSON.parse(
        readFileSync(inFolder('../../packages/react-ui/package.json'), 'utf8'),
      ) as {
        readonly version: string;
      };
      const code = readFileSync(join(dir, `${script}.js`));
      const file = `${script}-${version}.js`;
      const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
      writeFileSync(join(dir, file), code);
      writeFileSync(join(dir, 'integrity.json'), JSON.stringify({ file, integrity }));
    },
  };
}

function inFolder(file: string): string {
  return join(import.meta.dirname, file);
}
