import { formatMoney, type Money } from '@foyer/core/kernel';
import { type PaymentMessageKey, paymentMessages as english } from '@foyer/core/messages';
import { paymentMessages as british } from '@foyer/core/messages/en-GB';
import { paymentMessages as spanish } from '@foyer/core/messages/es-US';
import { paymentMessages as french } from '@foyer/core/messages/fr-CA';
import type { Context } from 'hono';

import type { ChainData } from '../chain-data.ts';
import { type Locale, requestLocale } from '../locale/request-locale.ts';
import { translator } from '../copy/translate.ts';
import { paymentCopy as spanishCopy } from '../copy/es-US/payment-copy.ts';
import { paymentCopy as frenchCopy } from '../copy/fr-CA/payment-copy.ts';
import { type PaymentCopy, paymentCopy } from '../copy/payment-copy.ts';

/** The copy and locale of a payment page. */
export interface PageLanguage {
  readonly locale: Locale;
  readonly copy: PaymentCopy;
  /** Translates the chain's own content. */
  readonly translate: (text: string) => string;
  readonly messages: Readonly<Record<PaymentMessageKey, string>>;
}

export function languageFor(context: Context, { translations }: ChainData): PageLanguage {
  const locale = requestLocale(context);
  return { ...languages[locale], translate: translator(translations, locale) };
}

/** An amount formatted for the reader's locale. */
export function formatSum({ locale }: PageLanguage, money: Money): string {
  return formatMoney(money, { locale, wholeUnits: true });
}

const languages: Readonly<Record<Locale, Omit<PageLanguage, 'translate'>>> = {
  'en-US': { locale: 'en-US', copy: paymentCopy, messages: english },
  'en-GB': {
    locale: 'en-GB',
    copy: { ...paymentCopy, initiation: 'Joining fee', saved: 'Saved on the joining fee' },
    messages: { ...english, ...british },
  },
  'fr-CA': { locale: 'fr-CA', copy: frenchCopy, messages: french },
  'es-US': { locale: 'es-US', copy: spanishCopy, messages: spanish },
};
