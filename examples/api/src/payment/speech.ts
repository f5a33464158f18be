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

import { type Locale, requestLocale } from '../locale/request-locale.ts';
import { paymentWords as spanishWords } from '../words/es-US/payment-words.ts';
import { paymentWords as frenchWords } from '../words/fr-CA/payment-words.ts';
import { type PaymentWords, paymentWords } from '../words/payment-words.ts';

/** The copy and locale of a payment page. */
export interface Speech {
  readonly locale: Locale;
  readonly words: PaymentWords;
  readonly messages: Readonly<Record<PaymentMessageKey, string>>;
}

export function speechTo(context: Context): Speech {
  return speechIn(requestLocale(context));
}

export function speechIn(locale: Locale): Speech {
  return speeches[locale];
}

/** An amount formatted for the reader's locale. */
export function sumIn({ locale }: Speech, money: Money): string {
  return formatMoney(money, { locale, wholeUnits: true });
}

const speeches: Readonly<Record<Locale, Speech>> = {
  'en-US': { locale: 'en-US', words: paymentWords, messages: english },
  'en-GB': {
    locale: 'en-GB',
    words: { ...paymentWords, initiation: 'Joining fee', saved: 'Saved on the joining fee' },
    messages: { ...english, ...british },
  },
  'fr-CA': { locale: 'fr-CA', words: frenchWords, messages: french },
  'es-US': { locale: 'es-US', words: spanishWords, messages: spanish },
};
