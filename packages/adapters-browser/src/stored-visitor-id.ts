import type { IdSource, KeyValueStore, Logger } from '@foyer/core';

/** Returns a visitor's random id. It's created on the first visit and saved until the visitor clears the storage. */
export function storedVisitorId(store: KeyValueStore, ids: IdSource, logger?: Logger): string {
  const stored = store.read(visitorKey);
  if (stored !== null && stored !== '') return stored;
  const made = ids.next();
  const written = store.write(visitorKey, made);
  if (written.err) logger?.warn('visitor-id-not-stored', { failure: written.val.kind });
  return made;
}

const visitorKey = 'foyer.visitor';
