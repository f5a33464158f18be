import '@foyer/core/temporal';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@fontsource-variable/instrument-sans/wght.css';
import '@fontsource-variable/newsreader/wght.css';

import { type Brand, brands, everyBrand } from '../src/docs/brands.ts';
import { createContainer } from '../src/di/create-container.ts';
import { DefaultLanguage, FoyerProvider } from '../src/di/foyer-provider.tsx';
import type { Language } from '../src/locale/language.ts';
import { newElements } from '../src/testing/new-elements.ts';
import { problemsNotInCatalog } from '../src/testing/problems-shown.ts';
import { openStoryLanguage, storyLocales } from './story-language.ts';
import '../src/styles/index.css';

// Later steps load lazily, which takes longer on a busy machine than the default second.
configure({ asyncUtilTimeout: 10_000 });

// As on the site: the whole page is Foyer's.
document.body.classList.add('foyer');

const withoutServices = createContainer({});

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // A story fails if axe finds a violation. No style sheet depends on the orientation, the one thing that axe reads
    // style sheets for, a quarter of its time.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations'], selectors: false, preload: false },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '375px', height: '720px' } },
        narrow: { name: 'Narrowest', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet', styles: { width: '800px', height: '1000px' } },
      },
    },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'mirror', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', items: [...storyLocales], dynamicTitle: true },
    },
    brand: {
      description: 'Brand: another tokens file',
      toolbar: { icon: 'paintbrush', items: ['house', ...everyBrand], dynamicTitle: true },
    },
  },
  afterEach: async ({ canvasElement, globals, parameters, title }) => {
    await untilLoaded(canvasElement);
    // In `npm test`. The accessibility addon looks at the story after this.
    if (globals['axe'] === 'sample') {
      const include = newElements(document.body);
      parameters['a11y'] = {
        ...(parameters['a11y'] as object),
        // axe refuses a context whose elements are all gone, so the head is always in it.
        ...(include.length > 0
          ? { context: { include: [...include, document.head] } }
          : { test: 'off' }),
      };
    }
    // Each screen has the class itself, for pages whose body doesn't.
    const bare = canvasElement.querySelector('[class^="foyer-"]:not(body .foyer, body .foyer *)');
    if (title.startsWith('Screens/') && bare !== null)
      throw new Error(`Outside .foyer: ${bare.className}`);
    if (globals['locale'] !== 'en-US') return;
    const found = problemsNotInCatalog(canvasElement.ownerDocument);
    // Every error text must come from the message catalog.
    if (found.length > 0) throw new Error(`Not in the catalogue: ${found.join(' | ')}`);
  },
  initialGlobals: { scheme: 'light', brand: 'house', locale: 'en-US', axe: 'all' },
  loaders: [async ({ globals }) => ({ language: await openStoryLanguage(globals['locale']) })],
  decorators: [
    (Story, { globals, loaded }) => {
      applyBrand(document, globals['brand'], globals['scheme']);
      const language = loaded['language'] as Language;
      document.documentElement.lang = language.locale;
      document.documentElement.dir = language.direction;
      return (
        <DefaultLanguage value={language}>
          {/* For components without a provider of their own. */}
          <FoyerProvider container={withoutServices}>
            <Story />
          </FoyerProvider>
        </DefaultLanguage>
      );
    },
  ],
};

export default preview;

/** In CSS terms; `system` is the browser's preference. */
const schemes: Readonly<Record<string, string>> = {
  light: 'light',
  dark: 'dark',
  system: 'light dark',
};

/**
 * A story without a play function ends with its first render, often a skeleton. What the fakes answer shows within these
 * frames; after them, the story is one of waiting.
 */
async function untilLoaded(canvas: HTMLElement): Promise<void> {
  for (let frame = 0; frame < 30 && canvas.querySelector('.foyer-skeleton') !== null; frame += 1) {
    await new Promise(requestAnimationFrame);
  }
}

const styleId = 'storybook-brand';

/** Applies a brand and a color scheme by replacing only the tokens file. */
function applyBrand(page: Document, brand: unknown, scheme: unknown): void {
  page.documentElement.style.colorScheme = schemes[String(scheme)] ?? 'light';
  const style = page.querySelector(`#${styleId}`) ?? page.createElement('style');
  style.id = styleId;
  const css = isBrand(brand) ? brands[brand] : '';
  if (style.textContent !== css) style.textContent = css;
  page.head.append(style);
}

function isBrand(brand: unknown): brand is Brand {
  return typeof brand === 'string' && brand in brands;
}
