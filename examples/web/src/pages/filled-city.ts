/** A city whose name the server filled into the delivered page. */
export interface FilledCity {
  readonly slug: string;
  readonly name: string;
}

/** The placeholder for a city while its page is prerendered. */
export const placeholderCity = { path: '/clubs/{{city}}', slug: '{{city}}', name: '{{city}}' };

/** The city of the delivered page; null when that is another page. */
export function filledCity(slug: string): FilledCity | null {
  if (slug === placeholderCity.slug) return placeholderCity;
  if (typeof document === 'undefined') return null;
  const meta = document.querySelector<HTMLMetaElement>('meta[name=foyer-city]');
  return meta?.dataset['slug'] === slug ? { slug, name: meta.content } : null;
}
