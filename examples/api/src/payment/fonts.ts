import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Hono } from 'hono';

/** The site's two typefaces, by file name. */
const files = {
  'newsreader.woff2': '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  'instrument-sans.woff2':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
} as const;

/** The URL of a typeface in the payment application. */
export function fontUrl(name: keyof typeof files): string {
  return `/payment/fonts/${name}`;
}

/** Serves the typefaces under the payment application's path, because it doesn't depend on the site. */
export function serveFonts(app: Hono): void {
  const require = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(files)) {
    let font: Uint8Array<ArrayBuffer> | null = null;
    app.get(`/fonts/${name}`, (context) => {
      font ??= new Uint8Array(readFileSync(require.resolve(file)));
      context.header('Content-Type', 'font/woff2');
      context.header('Cache-Control', 'public, max-age=604800');
      return context.body(font);
    });
  }
}
