import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import {
  build,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
} from 'vite';

import { groups } from './chunk-groups.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '4173'}`;
/** What the API answers; all else is the site. */
const apiPaths = ['/v6', '/api', '/media', '/payment', '/dev', '/healthz', '/openapi.json'];

const resolve = {
  conditions: ['source', ...defaultClientConditions],
  // inversify keeps its notes by this interface; the same in a quarter of the bytes.
  alias: [{ find: /^reflect-metadata(\/lite)?$/, replacement: '@abraham/reflection' }],
};

const firstRoute = /\/(?:boot|site|rolldown-runtime)-/;

const inBrowsers = {
  // What is drawn with React is an entry beside the page, so that the bundler knows what it needs at first.
  input: {
    index: inFolder('index.html'),
    main: inFolder('src/main.tsx'),
    fonts: inFolder('src/styles/fonts.css'),
  },
  // Nobody else imports them: no file has to stand for each with its name alone.
  preserveEntrySignatures: false as const,
  output: {
    codeSplitting: { groups: [...groups] },
    // The first route names all others, and no compression shortens a hash: seven signs are the fewest that rolldown takes.
    chunkFileNames: 'assets/[name]-[hash:7].js',
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), nameFonts(), lookFirst()],
  resolve,
  // The program that draws the pages at the build, in one piece: it runs from any folder.
  ssr: {
    noExternal: true,
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    target: 'es2024',
    // The first that know light-dark(): without it, it would go by what the visitor prefers and not by `color-scheme`.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    // What an `import()` leads to is asked for with all that it stands on, not one after the other.
    modulePreload: { polyfill: false, resolveDependencies: notYetThere },
    // The program that draws the pages is one file of its own.
    rolldownOptions: isSsrBuild === true ? {} : inBrowsers,
  },
  server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, api])) },
}));

/** Of what a part stands on, what the first route has fetched with itself needs no name. */
function notYetThere(
  _file: string,
  needed: string[],
  { hostId }: { readonly hostId: string },
): string[] {
  return hostId.includes('/boot-') ? needed : needed.filter((file) => !firstRoute.test(file));
}

/** The page says what its fonts are and where, and its first look asks for them. Their style sheet is for who has no script. */
function nameFonts(): Plugin {
  return {
    name: 'foyer:name-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (bundle === undefined) return [styleSheet('/src/styles/fonts.css')];
        const sheet = Object.values(bundle).find(({ fileName }) =>
          /\/fonts-.*\.css$/.test(fileName),
        );
        if (sheet?.type !== 'asset') throw new Error('The style sheet of the fonts was not built.');
        const withoutScript = [styleSheet(`/${sheet.fileName}`)];
        return [
          ...fontNames(String(sheet.source)),
          { tag: 'noscript', injectTo: 'head', children: withoutScript },
        ];
      },
    },
  };
}

function fontNames(sheet: string): HtmlTagDescriptor[] {
  return Array.from(sheet.matchAll(/@font-face\s*\{[^}]*\}/g), ([face]) => {
    const said = (pattern: RegExp): string => pattern.exec(face)?.[1] ?? '';
    return {
      tag: 'meta',
      injectTo: 'head-prepend',
      attrs: {
        name: 'foyer-font',
        content: said(/url\(["']?([^"')]+)/),
        'data-family': said(/font-family:\s*["']?([^;"']+)/),
        'data-weight': said(/font-weight:\s*([^;]+)/),
      },
    };
  });
}

function styleSheet(href: string): HtmlTagDescriptor {
  return { tag: 'link', injectTo: 'head', attrs: { rel: 'stylesheet', href } };
}

/** What the page finds out before it is painted stands in its head: a request for it would hold up the paint. */
function lookFirst(): Plugin {
  return {
    name: 'foyer:look-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // Before the style sheet: a script after it would wait for it.
      handler: async (page) => page.replace('<!--look-->', `<script>${await firstLook()}</script>`),
    },
  };
}

async function firstLook(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    resolve,
    build: {
      write: false,
      target: 'es2024',
      rolldownOptions: { input: 'src/first-look/first-look.ts' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The first look was not built.');
  // What of the core is not used falls away; a top-level `await` would have to go with it.
  if (chunk.imports.length + chunk.dynamicImports.length > 0)
    throw new Error('The first look fetches.');
  return `(()=>{${chunk.code.trim()}})()`;
}

function inFolder(file: string): string {
  return join(import.meta.dirname, file);
}
