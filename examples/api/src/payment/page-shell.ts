import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

import type { Locale } from '../locale/request-locale.ts';
import type { PageLanguage } from './page-language.ts';
import { fontUrl, styles } from './styles.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The page header: the brand, and the name of the page. */
export interface Masthead {
  readonly house: string;
  readonly where: string;
}

/** The page around its contents. hono/html escapes what people typed. */
export function pageShell(
  title: string,
  contents: Markup,
  { house, where }: Masthead,
  locale: Locale = 'en-US',
): Markup {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href="${fontUrl('newsreader.woff2')}"
          crossorigin
        />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href="${fontUrl('instrument-sans.woff2')}"
          crossorigin
        />
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <header class="masthead">
          <p class="house">${house}</p>
          <p class="where">${where}</p>
        </header>
        <main>${contents}</main>
      </body>
    </html>`;
}

/** A page of the payment application, in its reader's language. */
export function paymentPage(
  { copy, locale }: PageLanguage,
  title: string,
  contents: Markup,
): Markup {
  return pageShell(title, contents, { house: 'Foyer', where: copy.where }, locale);
}
