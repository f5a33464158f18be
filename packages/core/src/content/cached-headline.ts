import type { KeyValueStore } from '../kernel/platform.port.ts';
import type { HeadlineContent, HeadlineQuery } from './content-repository.port.ts';

/** The copy above the form, which is part of the first paint. */
export type HeadlineCopy = Pick<HeadlineContent, 'logo' | 'eyebrow' | 'title' | 'subCopy'>;

export function headlineKey({ page, intent, variant, locale = 'en-US' }: HeadlineQuery): string {
  const language = locale === 'en-US' ? '' : `:${locale}`;
  return `foyer.headline:${intent ?? ''}:${variant}${language}:${page}`;
}

/** Null if nothing usable is stored. Read before the first paint, so it's validated without a schema. */
export function cachedHeadline(store: KeyValueStore, query: HeadlineQuery): HeadlineCopy | null {
  const stored = store.read(headlineKey(query));
  if (stored === null) return null;
  try {
    const cached = JSON.parse(stored) as HeadlineCopy;
    const texts: readonly unknown[] = [
      cached.eyebrow,
      cached.title,
      cached.subCopy,
      cached.logo?.src ?? '',
    ];
    return texts.every((text) => typeof text === 'string') ? cached : null;
  } catch {
    return null;
  }
}
