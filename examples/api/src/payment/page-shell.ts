import { formatMoney, type Money } from '@foyer/core/kernel';
import { type PaymentMessageKey, paymentMessages as english } from '@foyer/core/messages';
import { paymentMessages as british } from '@foyer/core/messages/en-GB';
import {
  paymentMessages as spanish,
  stateLabels as spanishStates,
} from '@foyer/core/messages/es-US';
import { paymentMessages as french, stateLabels as frenchStates } from '@foyer/core/messages/fr-CA';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

import type { ChainData } from '../chain-data.ts';
import { paymentCopy as spanishCopy } from '../copy/es-US/payment-copy.ts';
import { paymentCopy as frenchCopy } from '../copy/fr-CA/payment-copy.ts';
import { type PaymentCopy, paymentCopy } from '../copy/payment-copy.ts';
import { translator } from '../copy/translate.ts';
import { hashOf } from '../http/hash-of.ts';
import { type Locale, requestLocale } from '../locale/request-locale.ts';
import { fontUrl, styles } from './styles.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface Masthead {
  readonly house: string;
  readonly where: string;
}

/** Exactly the text whose hash the Content-Security-Policy has. */
const styleElement = raw(`<style>${styles}</style>`);

/** The hashes of the pages' style sheet, for the Content-Security-Policy. */
export const paymentStyles: readonly string[] = [hashOf(styles)];

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
        ${(['newsreader.woff2', 'instrument-sans.woff2'] as const).map(
          (font) =>
            html`<link
              rel="preload"
              as="font"
              type="font/woff2"
              href="${fontUrl(font)}"
              crossorigin
            />`,
        )}
        ${styleElement}
      </head>
      <body>
        <script src="/payment/card.js" defer></script>
        <header class="masthead">
          <p class="house">${house}</p>
          <p class="where">${where}</p>
        </header>
        <main>${contents}</main>
      </body>
    </html>`;
}

export function paymentPage(
  { copy, locale }: PageLanguage,
  title: string,
  contents: Markup,
): Markup {
  return pageShell(title, contents, { house: 'Foyer', where: copy.where }, locale);
}

export interface PageLanguage {
  readonly locale: Locale;
  readonly copy: PaymentCopy;
  /** Translates the chain's own content. */
  readonly translate: (text: string) => string;
  readonly messages: Readonly<Record<PaymentMessageKey, string>>;
  /** States and provinces with a different name in this language, by their English name. */
  readonly states: Readonly<Record<string, string>>;
}

export function languageFor(context: Context, { translations }: ChainData): PageLanguage {
  const locale = requestLocale(context);
  return { ...paymentLanguages[locale], translate: translator(translations, locale) };
}

export function formatSum({ locale }: Pick<PageLanguage, 'locale'>, money: Money): string {
  return formatMoney(money, { locale, wholeUnits: true });
}

export const paymentLanguages: Readonly<Record<Locale, Omit<PageLanguage, 'translate'>>> = {
  'en-US': { locale: 'en-US', copy: paymentCopy, messages: english, states: {} },
  'en-GB': {
    locale: 'en-GB',
    copy: {
      ...paymentCopy,
      initiation: 'Joining fee',
      saved: 'Joining fee discount',
      expiry: 'Expiry date',
      testNote: 'No real charges. Use any security code and any future expiry date.',
    },
    messages: { ...english, ...british },
    states: {},
  },
  'fr-CA': { locale: 'fr-CA', copy: frenchCopy, messages: french, states: frenchStates },
  'es-US': { locale: 'es-US', copy: spanishCopy, messages: spanish, states: spanishStates },
};
