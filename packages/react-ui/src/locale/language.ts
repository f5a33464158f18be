import type { MessageKey } from '@foyer/core';

import type { CopyPart } from './copy.ts';

/** The translation of one part of the screens. */
export interface LanguagePart {
  /** By `copyKey`. A full language translates everything; a regional variant contains only what differs. */
  readonly copy: Readonly<Record<string, object>>;
  /** Translations of the core's messages that belong to this part. */
  readonly messages: Partial<Record<MessageKey, string>>;
  /** Translations of the core's labels, by their English text. */
  readonly labels: Readonly<Record<string, string>>;
}

export interface Language {
  /** A BCP 47 tag for formatting dates, times, numbers and money. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** The messages of all parts loaded so far. */
  readonly messages: Partial<Record<MessageKey, string>>;
  readonly labels: Readonly<Record<string, string>>;
  /** Returns the part, or the promise that loads it. Returns the same promise each time. */
  part(name: CopyPart): LanguagePart | Promise<LanguagePart>;
}

/** The language of the built-in copy; nothing is loaded for it. */
export const english: Language = {
  locale: 'en-US',
  direction: 'ltr',
  messages: {},
  labels: {},
  part: () => nothingElse,
};

const nothingElse: LanguagePart = { copy: {}, messages: {}, labels: {} };
