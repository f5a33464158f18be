import type { MessageKey } from '@foyer/core';

import { type Copy, type CopyPart, type Localized, mergeCopy } from './copy.ts';

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
  part: () => noTranslations,
};

const noTranslations: LanguagePart = { copy: {}, messages: {}, labels: {} };

export interface LanguageSource
  extends Pick<Language, 'locale'>, Partial<Pick<Language, 'direction'>> {
  readonly parts: Readonly<Record<CopyPart, () => Promise<LanguagePart>>>;
}

/**
 * Creates a language whose parts load when a screen first needs them. A part that fails to load is requested again
 * next time.
 */
export function createLanguage({ locale, direction = 'ltr', parts }: LanguageSource): Language {
  const messages: Partial<Record<MessageKey, string>> = {};
  const labels: Record<string, string> = {};
  const cache = new Map<CopyPart, LanguagePart | Promise<LanguagePart>>();

  async function load(name: CopyPart): Promise<LanguagePart> {
    try {
      const part = await parts[name]();
      Object.assign(messages, part.messages);
      Object.assign(labels, part.labels);
      cache.set(name, part);
      return part;
    } catch (failure) {
      cache.delete(name);
      throw failure;
    }
  }

  return {
    locale,
    direction,
    messages,
    labels,
    part(name) {
      const cached = cache.get(name);
      if (cached !== undefined) return cached;
      const loading = load(name);
      cache.set(name, loading);
      return loading;
    },
  };
}

/** Returns a copy in a language, with the chain's own texts; the same object each time. */
export type CopyReader = <T extends Copy>(copy: T, part: LanguagePart) => Localized<T>;

/** Returns copy in the visitor's language on top of the English copy, with the chain's overrides on top of both. */
export function createCopyReader(own: Readonly<Record<string, object>>): CopyReader {
  const read = new Map<string, unknown>();
  return (copy, part) => {
    const { copyKey }: Copy = copy;
    if (!read.has(copyKey)) {
      const translated = mergeCopy<object>(copy, part.copy[copyKey] ?? {});
      read.set(copyKey, mergeCopy(translated, own[copyKey] ?? {}));
    }
    return read.get(copyKey) as never;
  };
}
