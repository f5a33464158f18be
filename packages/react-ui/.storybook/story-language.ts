import { english, type Language } from '../src/locale/language.ts';
import type { Copy } from '../src/locale/copy.ts';
import { languages } from '../src/locales/index.ts';
import { pseudoLanguage } from '../src/locales/pseudo.ts';

/**
 * The toolbar's languages. The last two are pseudo-localized English, for finding text that isn't translated or
 * doesn't fit.
 */
export const storyLocales = ['en-US', 'en-GB', 'fr-CA', 'es-US', 'pseudo', 'pseudo-rtl'] as const;

/** Loads the language with all its parts, so that stories don't wait for them. */
export async function openStoryLanguage(locale: unknown): Promise<Language> {
  if (locale === 'pseudo' || locale === 'pseudo-rtl') {
    return pseudoLanguage(await everyCopy(), locale === 'pseudo' ? 'ltr' : 'rtl');
  }
  if (locale !== 'en-GB' && locale !== 'fr-CA' && locale !== 'es-US') return english;
  const language = languages[locale]();
  await Promise.all(
    ['visit', 'join', 'member'].map(async (part) => language.part(part as 'visit')),
  );
  return language;
}

async function everyCopy(): Promise<readonly Copy[]> {
  const files = import.meta.glob<Record<string, unknown>>('../src/copy/*.ts');
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  return modules.flatMap((module) => Object.values(module)).filter(isCopy);
}

function isCopy(value: unknown): value is Copy {
  return typeof value === 'object' && value !== null && 'copyKey' in value;
}
