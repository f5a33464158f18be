import { describe, expect, it } from 'vitest';

import type { KeyValueStore } from '../../src/kernel/key-value-store.port.ts';

export interface KeyValueStoreWorld {
  readonly store: KeyValueStore;
  /** Leaves no room for another write. */
  fill(): void;
  /** Switches storage off. */
  block(): void;
  /** The same storage as another tab uses it. */
  readonly otherTab: Pick<KeyValueStore, 'write' | 'remove'>;
}

/** What every `KeyValueStore` does. `open` gives an empty store for each test. */
export function keyValueStoreContract(subject: string, open: () => KeyValueStoreWorld): void {
  describe(`${subject} is a key-value store`, () => {
    it('a key that nobody wrote is null', () => {
      expect(open().store.read('lead')).toBeNull();
    });

    it.each(['', 'text', '{"name":"Zoë 😀"}', ' \n\t', 'x'.repeat(10_000)])(
      'gives back the text that was written, whole (%#)',
      (text) => {
        const { store } = open();
        expect(store.write('lead', text).ok).toBe(true);
        expect(store.read('lead')).toBe(text);
      },
    );

    it('LX-12 reads what another tab wrote over its own', () => {
      const { store, otherTab } = open();
      expect(store.write('lead', 'mine').ok).toBe(true);
      expect(otherTab.write('lead', 'theirs').ok).toBe(true);
      expect(store.read('lead')).toBe('theirs');
    });

    it('a later write wins', () => {
      const { store } = open();
      expect(store.write('lead', 'first').ok).toBe(true);
      expect(store.write('lead', 'second').ok).toBe(true);
      expect(store.read('lead')).toBe('second');
    });

    it('two keys do not touch, one the beginning of the other', () => {
      const { store } = open();
      expect(store.write('lead', 'one').ok).toBe(true);
      expect(store.write('lead.flow', 'two').ok).toBe(true);
      store.remove('lead');
      expect(store.read('lead')).toBeNull();
      expect(store.read('lead.flow')).toBe('two');
    });

    it('removing what is not there is no error', () => {
      const { store } = open();
      store.remove('never written');
      expect(store.read('never written')).toBeNull();
    });

    it('LX-04 without room a write fails as full, and the old value stays whole', () => {
      const { store, fill } = open();
      expect(store.write('lead', 'old').ok).toBe(true);
      fill();
      expect(store.write('lead', 'n'.repeat(10_000)).val).toEqual({ kind: 'full' });
      expect(store.read('lead')).toBe('old');
      store.remove('lead');
      expect(store.read('lead')).toBeNull();
    });

    it('LX-04 switched-off storage reads as empty, fails as blocked, and never throws', () => {
      const { store, block } = open();
      expect(store.write('lead', 'old').ok).toBe(true);
      block();
      expect(store.read('lead')).toBeNull();
      expect(store.write('lead', 'new').val).toEqual({ kind: 'blocked' });
      store.remove('lead');
      store.onOutsideChange('lead', () => undefined)();
    });

    it('LX-12 tells of what another tab wrote and removed, after it did', () => {
      const { store, otherTab } = open();
      const seen: (string | null)[] = [];
      store.onOutsideChange('lead', () => seen.push(store.read('lead')));
      expect(otherTab.write('lead', 'theirs').ok).toBe(true);
      otherTab.remove('lead');
      expect(seen).toEqual(['theirs', null]);
    });

    it('does not tell of its own writes, nor of other keys', () => {
      const { store, otherTab } = open();
      let told = 0;
      store.onOutsideChange('lead', () => (told += 1));
      expect(store.write('lead', 'mine').ok).toBe(true);
      store.remove('lead');
      expect(otherTab.write('lead.flow', 'theirs').ok).toBe(true);
      expect(told).toBe(0);
    });

    it('stops telling whom it was asked to stop telling, and goes on telling others', () => {
      const { store, otherTab } = open();
      const told: string[] = [];
      const stop = store.onOutsideChange('lead', () => told.push('stopped'));
      store.onOutsideChange('lead', () => told.push('listening'));
      stop();
      expect(otherTab.write('lead', 'theirs').ok).toBe(true);
      expect(told).toEqual(['listening']);
    });
  });
}
