import type { MessageKey } from '@foyer/core';

import type { Language, LanguagePart } from './language.ts';
import type { CopyPart } from './copy.ts';

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
  const known = new Map<CopyPart, LanguagePart | Promise<LanguagePart>>();

  async function fetch(name: CopyPart): Promise<LanguagePart> {
    try {
      const part = await parts[name]();
      Object.assign(messages, part.messages);
      Object.assign(labels, part.labels);
      known.set(name, part);
      return part;
    } catch (failure) {
      known.delete(name);
      throw failure;
    }
  }

  return {
    locale,
    direction,
    messages,
    labels,
    part(name) {
      const there = known.get(name);
      if (there !== undefined) return there;
      const coming = fetch(name);
      known.set(name, coming);
      return coming;
    },
  };
}
