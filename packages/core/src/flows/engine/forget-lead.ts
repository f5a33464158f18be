import type { KeyValueStore } from '../../kernel/key-value-store.port.ts';

/**
 * Removes what the flows keep of a lead, all of them: one was handed over to the other with the visitor's details, and
 * leaving one leaves the other, too. Source: LX-08.
 */
export function forgetLead(store: KeyValueStore, transactionId: string | null): void {
  if (transactionId === null) return;
  for (const key of flowKeys) {
    // What is stored is JSON of whichever version: the id is enough to know it by.
    if (store.read(key)?.includes(JSON.stringify(transactionId)) === true) store.remove(key);
  }
}

const flowKeys = ['foyer.lead-flow', 'foyer.corporate-join', 'foyer.standard-join'];
