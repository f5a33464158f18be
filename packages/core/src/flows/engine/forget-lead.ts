import type { KeyValueStore } from '../../kernel/key-value-store.port.ts';

/**
 * Removes the stored state of all flows that share the lead. Flows hand the visitor's details to each other, so
 * leaving one flow leaves them all.
 */
export function forgetLead(store: KeyValueStore, transactionId: string | null): void {
  if (transactionId === null) return;
  for (const key of flowKeys) {
    // The state may have any version, so the id is searched in the raw JSON.
    if (store.read(key)?.includes(JSON.stringify(transactionId)) === true) store.remove(key);
  }
}

const flowKeys = ['foyer.lead-flow', 'foyer.corporate-join', 'foyer.standard-join'];
