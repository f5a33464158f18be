import type { KeyValueStore } from '../kernel/key-value-store.port.ts';
import type { HeadlineQuery } from './content-repository.port.ts';
import type { HeadlineContent } from './headline.ts';

/** What stands above the form, and is there with the first paint. */
export type HeadlineWords = Pick<HeadlineContent, 'logo' | 'eyebrow' | 'title' | 'subCopy'>;

/** Where the words of a place are kept, as JSON. */
export function headlineKey({ page, intent, variant, locale = 'en-US' }: HeadlineQuery): string {
  const language = locale === 'en-US' ? '' : `:${locale}`;
  return `foyer.headline:${intent ?? ''}:${variant}${language}:${page}`;
}

/**
 * The words that the content service had for this place earlier; null where nothing usable was kept. Checked by hand
 * and not by a schema, because it is read before anything is drawn. LC-19, LX-04
 */
export function keptHeadline(store: KeyValueStore, query: HeadlineQuery): HeadlineWords | null {
  const stored = store.read(headlineKey(query));
  if (stored === null) return null;
  try {
    const kept = JSON.parse(stored) as HeadlineWords;
    const texts: readonly unknown[] = [
      kept.eyebrow,
      kept.title,
      kept.subCopy,
      kept.logo?.src ?? '',
    ];
    return texts.every((text) => typeof text === 'string') ? kept : null;
  } catch {
    return null;
  }
}
