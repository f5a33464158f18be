import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { defineConfig } from 'vitepress';
import llms from 'vitepress-plugin-llms';

const docs = resolve(import.meta.dirname, '..');
const repository = 'https://github.com/foyer-clubs/foyer';

/** The documentation as a site, which `npm start` serves at `/docs`. `pnpm run docs` builds it. */
export default defineConfig({
  title: 'Foyer',
  description:
    'From a visitor of a fitness club to its member: a headless core, its adapters and a React UI.',
  base: '/docs/',
  outDir: './dist',
  // The pages are read in the repository too, where a folder's page is its README.md.
  rewrites: { 'decisions/README.md': 'decisions/index.md' },
  metaChunk: true,
  ignoreDeadLinks: 'localhostLinks',
  lastUpdated: false,
  markdown: { config: (markdown) => markdown.use(linkAsServed) },
  vite: {
    publicDir: 'images',
    plugins: [llms({ ignoreFiles: ['reference/**', 'decisions/**', 'requirements.md'] })],
  },
  themeConfig: {
    search: { provider: 'local', options: { _render: withoutColors } },
    outline: { level: [2, 3] },
    socialLinks: [{ icon: 'github', link: repository }],
    editLink: { pattern: `${repository}/edit/main/docs/:path`, text: 'Edit this page' },
    nav: [
      { text: 'Quick start', link: '/quick-start' },
      { text: 'API reference', link: '/reference/' },
    ],
    sidebar: [
      section('Start', {
        'quick-start': 'Quick start',
        concepts: 'Concepts',
        migration: 'Moving to Foyer',
      }),
      section('Guides', {
        react: 'React',
        nextjs: 'Next.js',
        headless: 'Without React',
        embedding: 'On another site',
        'own-back-end': 'Your own back end',
        theming: 'Theming',
        locales: 'Languages',
        testing: 'Tests with a virtual clock',
        scenarios: 'Scenarios',
      }),
      section('Reference', {
        'reference/': 'API reference',
        wire: 'HTTP contract',
        webhooks: 'Webhooks',
        deployment: 'Running it in production',
        privacy: 'Privacy',
        security: 'Security',
        'threat-model': 'What could go wrong',
        performance: 'Performance',
        accessibility: 'Accessibility',
        requirements: 'Requirements',
        releasing: 'Releases',
      }),
      section('Inside', {
        architecture: 'How it is built',
        'decisions/': 'Decisions',
        'contributing/port': 'Add a port',
        'contributing/call': 'Add a call',
        'contributing/screen': 'Add a screen',
        'contributing/locale': 'Add a locale',
      }),
      { text: 'API', collapsed: true, items: entryPages() },
    ],
  },
});

function section(text, pages) {
  return {
    text,
    items: Object.entries(pages).map(([path, title]) => ({ text: title, link: `/${path}` })),
  };
}

/** The pages that `typedoc.mjs` writes. */
function entryPages() {
  const folder = join(docs, 'reference', '@foyer');
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.md') && !file.includes('namespaces'))
    .map((file) => file.replace(/(index)?\.md$/, ''))
    .toSorted()
    .map((page) => ({
      text: `@foyer/${page}`.replace(/\/$/, ''),
      link: `/reference/@foyer/${page}`,
    }));
}

/** A page for the search index, whose code needs no colors: giving it some takes a third of the build. */
function withoutColors(source, env, markdown) {
  const { highlight } = markdown.options;
  markdown.set({ highlight: null });
  const html = markdown.render(source, env);
  markdown.set({ highlight });
  return env.frontmatter?.search === false ? '' : html;
}

/** Links to files outside of `docs` lead to the repository, and those to a folder's `README.md` to the folder. */
function linkAsServed(markdown) {
  const base = markdown.renderer.rules.link_open;
  markdown.core.ruler.push('link-as-served', ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const link = token.type === 'link_open' ? token.attrGet('href') : null;
      if (link === null || /^(?:[a-z]+:|#|\/)/.test(link)) continue;
      const target = relative(docs, resolve(docs, env.relativePath, '..', link));
      if (target.startsWith('..'))
        token.attrSet('href', `${repository}/blob/main/${target.slice(3)}`);
      else token.attrSet('href', link.replace(/README\.md$/, ''));
    }
  });
  return base;
}
