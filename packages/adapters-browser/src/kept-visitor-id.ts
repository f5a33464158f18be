import type { IdSource, KeyValueStore, Logger } from '@foyer/core';

/** A visitor's random id, made with their first visit and kept until they clear their storage. AN-04 */
export function keptVisitorId(store: KeyValueStore, ids: IdSource, logger?: Logger): string {
  const kept = store.read(visitorKey);
  if (kept !== null && kept !== '') return kept;
  const made = ids.next();
  const written = store.write(visitorKey, made);
  if (written.err) logger?.warn('visitor-id-not-kept', { failure: written.val.kind });
  return made;
}

const visitorKey = 'foyer.visitor';
