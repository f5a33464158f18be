import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';

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
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: { 'foyer-lead-flow': join(import.meta.dirname, 'src', 'foyer-lead-flow.ts') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: flow() }] },
      },
    },
  },
});

/**
 * What the flow needs to be drawn in one file, fetched when the first element appears. Later steps keep their own, and so
 * does what the element's name alone needs.
 */
function flow(): (id: string, context: ChunkContext) => string | null {
  let files: { readonly drawn: Set<string>; readonly named: Set<string> } | null = null;
  return (id, context) => {
    files ??= {
      drawn: reached(['src/program.ts', mount], context),
      named: reached(['src/foyer-lead-flow.ts'], context),
    };
    return files.drawn.has(id) && !files.named.has(id) && !laterParts.test(id) ? 'flow' : null;
  };
}

const mount = '../../packages/react-ui/src/element/mount-flow.tsx';

/** Reached through a package's entry, and used by later steps alone; or by the script itself: Vite's own helper. */
const laterParts =
  /\/core\/src\/(?:calendar|survey|corporate|payment|plans)\/|\/(?:search-clubs|nearest-clubs|waiting)\.tsx?$|preload-helper/;

function reached(files: readonly string[], context: ChunkContext): Set<string> {
  const seen = new Set<string>();
  const waiting = files.map((file) => join(import.meta.dirname, file));
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
