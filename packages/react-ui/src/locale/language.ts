import type { MessageKey } from '@foyer/core';

import type { CopyPart } from './worded.ts';

/** A part's words in one language. */
export interface LanguagePart {
  /** By the copy's key: all of a language of its own, or what a regional one says otherwise. */
  readonly copy: Readonly<Record<string, object>>;
  /** The core's sentences that go with the part. ER-01 */
  readonly messages: Partial<Record<MessageKey, string>>;
  /** The core's labels, by their English text. */
  readonly labels: Readonly<Record<string, string>>;
}

/** A language that screens speak. */
export interface Language {
  /** BCP 47: dates, times, numbers and money are written as there. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** What has come so far, of all parts; grows as parts come. */
  readonly messages: Partial<Record<MessageKey, string>>;
  readonly labels: Readonly<Record<string, string>>;
  /** The part, or when it comes: the same promise however often it is asked. */
  part(name: CopyPart): LanguagePart | Promise<LanguagePart>;
}

/** What the package is written in: nothing is fetched for it. */
export const english: Language = {
  locale: 'en-US',
  direction: 'ltr',
  messages: {},
  labels: {},
  part: () => nothingElse,
};

const nothingElse: LanguagePart = { copy: {}, messages: {}, labels: {} };
