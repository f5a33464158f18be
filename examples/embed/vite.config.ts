import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';

const script = 'foyer-lead-flow';
const mount = inFolder('../../packages/react-ui/src/element/mount-flow.tsx');

/**
 * The script that other sites load: `foyer-lead-flow.js` keeps its name, what it fetches has hashed ones. All addresses
 * are relative to the script's own, so that it works wherever it is put. `public` is a page of another site, to try it on.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2024',
    // The first that know light-dark(): without it, it would go by what the visitor prefers and not by `color-scheme`.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      // Each is an entry of its own, so that the bundler knows what is used first: the script, and what it fetches with
      // the first element.
      input: { [script]: inFolder(`src/${script}.ts`), program: inFolder('src/program.ts'), mount },
      output: {
        entryFileNames: ({ name }) => (name === script ? '[name].js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
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
 * What the flow needs to be drawn in one file, fetched when the first element appears. Later steps keep their own, and so
 * does what the element's name alone needs.
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

function inFolder(file: string): string {
  return join(import.meta.dirname, file);
}
