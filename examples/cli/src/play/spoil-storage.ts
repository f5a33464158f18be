import { corporateJoinStorageKey, leadFlowStorageKey, standardJoinStorageKey } from '@foyer/core';
import type { FakeKeyValueStore } from '@foyer/core/testing';

import type { StorageCondition } from '../scenario/faults.schema.ts';

/** Puts the browser's storage into a condition, or spoils what the flow has stored there. LX-04 */
export function spoilStorage(store: FakeKeyValueStore, condition: StorageCondition): void {
  switch (condition) {
    case 'working':
      store.restore();
      return;
    case 'full':
      store.fill();
      return;
    case 'blocked':
      store.block();
      return;
    case 'unreadable':
      rewrite(store, (text) => text.slice(0, Math.floor(text.length / 2)));
      return;
    case 'tampered':
      rewrite(store, (text) => text.replace('"step":', '"step":9'));
      return;
    case 'older':
      rewrite(store, (text) => text.replace(/"version":\d+/, '"version":0'));
  }
}

/** By another tab, so that it works whatever the condition of this one. */
function rewrite(store: FakeKeyValueStore, spoil: (text: string) => string): void {
  for (const key of [leadFlowStorageKey, corporateJoinStorageKey, standardJoinStorageKey]) {
    const text = store.entries()[key];
    if (text !== undefined) store.openTab().write(key, spoil(text)).unwrap();
  }
}
