import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env['FOYER_API_PORT'] ?? '4173'}`;
/** What the API answers; all else is the site. */
const apiPaths = ['/v6', '/media', '/dev', '/healthz', '/openapi.json'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(), leanRuntime()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2024',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: firstRoute(), debugName: 'first route' }] } },
    },
  },
  server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, api])) },
});

/**
 * All that the first route needs in one file: it compresses better, and nothing waits for a second request. Whatever is
 * reached by `import()` alone keeps files of its own.
 */
function firstRoute(): (id: string, context: ChunkContext) => string | null {
  let eager: Set<string> | null = null;
  return (id, context) => {
    if (eager === null) {
      eager = new Set();
      const waiting = [join(import.meta.dirname, 'index.html')];
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (eager.has(next)) continue;
        eager.add(next);
        waiting.push(...(context.getModuleInfo(next)?.importedIds ?? []));
      }
    }
    return eager.has(id) && !laterParts.test(id) ? 'site' : null;
  };
}

/** Reached through a package's entry, and used by lazy parts alone. */
const laterParts = new RegExp(
  [
    String.raw`/(?:search-clubs|waiting|club-picture|use-club-directory)\.tsx?$`,
    String.raw`/core/src/(?:calendar|survey|corporate|plans|payment)/`,
    String.raw`/core/src/messages/join-messages\.ts$`,
    String.raw`/core/src/location/(?!nearby-clubs\.snapshot)[a-z-]+\.ts$`,
    String.raw`/core/src/clubs/nearest-clubs\.ts$`,
    String.raw`/core/src/lead/(?:create-lead|lead-flow\.history|step-address)\.ts$`,
    String.raw`/core/src/flow/step-[a-z]+\.ts$`,
    String.raw`/core/src/visit/(?:schedule-plan|visit-plan|visit-times|slot-time|time-zone)\.ts$`,
    String.raw`/adapters-http/src/http-(?!client|club-repository|visit-configuration)[a-z-]+\.ts$`,
    String.raw`/adapters-http/src/write-lead\.ts$`,
    String.raw`/adapters-http/src/contract/(?!call|error-body|facilities|configuration)[a-z-]+\.ts$`,
  ].join('|'),
);

interface ChunkContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The two fonts are asked for with the page, not after its style sheet was read. */
function preloadFonts(): Plugin {
  return {
    name: 'foyer:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
          })),
    },
  };
}

/**
 * Leaves out two runtimes that have nothing to do here. Vite's preload helper fetches the style sheets and imports of
 * lazy parts ahead: ours have none of their own. reflect-metadata serves inversify's decorators: the container is built
 * without any, and needs no more of it than a place to keep its counter of bindings.
 */
function leanRuntime(): Plugin {
  return {
    name: 'foyer:lean-runtime',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('reflect-metadata') ? ownMetadata : null),
    load(id) {
      if (id === ownMetadata) return ownMetadataSource;
      return id.endsWith('vite/preload-helper.js')
        ? 'export const __vitePreload = (load) => load();'
        : null;
    },
  };
}

const ownMetadata = '\0foyer:own-metadata';

/** The two functions of reflect-metadata that a container without decorators calls, for whole objects. */
const ownMetadataSource = `
  const kept = new WeakMap();
  Reflect.getOwnMetadata = (key, target) => kept.get(target)?.get(key);
  Reflect.defineMetadata = (key, value, target) => {
    kept.set(target, new Map(kept.get(target)).set(key, value));
  };
`;
