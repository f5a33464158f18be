import {
  formatMoney,
  type Money,
  type PaymentMessageKey,
  paymentMessages as english,
} from '@foyer/core';
import { paymentMessages as british } from '@foyer/core/messages/en-GB';
import { paymentMessages as spanish } from '@foyer/core/messages/es-US';
import { paymentMessages as french } from '@foyer/core/messages/fr-CA';
import type { Context } from 'hono';

import type { ChainData } from '../chain-data.ts';
import { type Locale, requestLocale } from '../locale/request-locale.ts';
import { contentIn } from '../words/content-in.ts';
import { paymentWords as spanishWords } from '../words/es-US/payment-words.ts';
import { paymentWords as frenchWords } from '../words/fr-CA/payment-words.ts';
import { type PaymentWords, paymentWords } from '../words/payment-words.ts';

/** The copy and locale of a payment page. */
export interface Speech {
  readonly locale: Locale;
  readonly words: PaymentWords;
  /** Translates the chain's own content. */
  readonly said: (text: string) => string;
  readonly messages: Readonly<Record<PaymentMessageKey, string>>;
}

export function speechTo(context: Context, { translations }: ChainData): Speech {
  const locale = requestLocale(context);
  return { ...speeches[locale], said: contentIn(translations, locale) };
}

/** An amount formatted for the reader's locale. */
export function sumIn({ locale }: Speech, money: Money): string {
  return formatMoney(money, { locale, wholeUnits: true });
}

const speeches: Readonly<Record<Locale, Omit<Speech, 'said'>>> = {
  'en-US': { locale: 'en-US', words: paymentWords, messages: english },
  'en-GB': {
    locale: 'en-GB',
    words: { ...paymentWords, initiation: 'Joining fee', saved: 'Saved on the joining fee' },
    messages: { ...english, ...british },
  },
  'fr-CA': { locale: 'fr-CA', words: frenchWords, messages: french },
  'es-US': { locale: 'es-US', words: spanishWords, messages: spanish },
};
