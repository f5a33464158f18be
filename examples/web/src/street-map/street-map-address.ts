/**
 * The address of the chain's map of streets, read from the delivered page: `<meta name="foyer-street-map"
 * content="/street-map.pmtiles">`. Null without one.
 */
export function streetMapAddress(page: Pick<Document, 'querySelector'>): string | null {
  return page.querySelector<HTMLMetaElement>('meta[name=foyer-street-map]')?.content ?? null;
}
