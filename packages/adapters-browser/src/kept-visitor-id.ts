import type { IdSource, KeyValueStore, Logger } from '@foyer/core';

/** Returns a visitor's random id. It's created on the first visit and saved until the visitor clears the storage. */
export function keptVisitorId(store: KeyValueStore, ids: IdSource, logger?: Logger): string {
  const kept = store.read(visitorKey);
  if (kept !== null && kept !== '') return kept;
  const made = ids.next();
  const written = store.write(visitorKey, made);
  if (written.err) logger?.warn('visitor-id-not-kept', { failure: written.val.kind });
  return made;
}

const visitorKey = 'foyer.visitor';
