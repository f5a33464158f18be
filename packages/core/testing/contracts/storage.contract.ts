import { describe, expect, it } from 'vitest';
import type { KeyValueStore, CookieJar } from '../../src/kernel/platform.port.ts';
import { meets } from './environment.contract.ts';
import type { OfflinePass, SavedPass } from '../../src/account/offline-pass.port.ts';

export interface KeyValueStoreEnvironment {
  readonly store: KeyValueStore;
  /** Makes the storage full. */
  fill(): void;
  /** Turns storage off. */
  block(): void;
  /** The same storage in another tab. */
  readonly otherTab: Pick<KeyValueStore, 'write' | 'remove'>;
}

/** The behavior of every `KeyValueStore`. `open` returns an empty store for each test. */
export function keyValueStoreContract(subject: string, open: () => KeyValueStoreEnvironment): void {
  describe(`${subject} is a key-value store`, () => {
    it('a missing key is null', () => {
      expect(open().store.read('lead')).toBeNull();
    });

    it.each(['', 'text', '{"name":"Zoë 😀"}', ' \n\t', 'x'.repeat(10_000)])(
      'returns the exact text that was written (%#)',
      (text) => {
        const { store } = open();
        expect(store.write('lead', text).ok).toBe(true);
        expect(store.read('lead')).toBe(text);
      },
    );

    it('reads what another tab wrote over its own value', meets('LX-12'), () => {
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

    it('two keys don’t affect each other, even if one starts with the other', () => {
      const { store } = open();
      expect(store.write('lead', 'one').ok).toBe(true);
      expect(store.write('lead.flow', 'two').ok).toBe(true);
      store.remove('lead');
      expect(store.read('lead')).toBeNull();
      expect(store.read('lead.flow')).toBe('two');
    });

    it('removing a missing key does nothing', () => {
      const { store } = open();
      store.remove('never written');
      expect(store.read('never written')).toBeNull();
    });

    it(
      'a write to full storage fails as full, and the old value stays intact',
      meets('LX-04'),
      () => {
        const { store, fill } = open();
        expect(store.write('lead', 'old').ok).toBe(true);
        fill();
        expect(store.write('lead', 'n'.repeat(10_000)).val).toEqual({ kind: 'full' });
        expect(store.read('lead')).toBe('old');
        store.remove('lead');
        expect(store.read('lead')).toBeNull();
      },
    );

    it(
      'storage that is turned off reads as empty, fails as blocked, and never throws',
      meets('LX-04'),
      () => {
        const { store, block } = open();
        expect(store.write('lead', 'old').ok).toBe(true);
        block();
        expect(store.read('lead')).toBeNull();
        expect(store.write('lead', 'new').val).toEqual({ kind: 'blocked' });
        store.remove('lead');
        store.onOutsideChange('lead', () => undefined)();
      },
    );

    it('notifies after another tab’s writes and removals', meets('LX-12'), () => {
      const { store, otherTab } = open();
      const seen: (string | null)[] = [];
      store.onOutsideChange('lead', () => seen.push(store.read('lead')));
      expect(otherTab.write('lead', 'theirs').ok).toBe(true);
      otherTab.remove('lead');
      expect(seen).toEqual(['theirs', null]);
    });

    it('doesn’t notify of its own writes or of other keys', () => {
      const { store, otherTab } = open();
      let calls = 0;
      store.onOutsideChange('lead', () => (calls += 1));
      expect(store.write('lead', 'mine').ok).toBe(true);
      store.remove('lead');
      expect(otherTab.write('lead.flow', 'theirs').ok).toBe(true);
      expect(calls).toBe(0);
    });

    it('stops notifying an unsubscribed listener but keeps notifying others', () => {
      const { store, otherTab } = open();
      const calls: string[] = [];
      const stop = store.onOutsideChange('lead', () => calls.push('stopped'));
      store.onOutsideChange('lead', () => calls.push('listening'));
      stop();
      expect(otherTab.write('lead', 'theirs').ok).toBe(true);
      expect(calls).toEqual(['listening']);
    });
  });
}

export interface CookieJarEnvironment {
  readonly jar: CookieJar;
  pass(seconds: number): void;
}

/** The behavior of every `CookieJar`. `open` returns an empty jar for each test. */
export function cookieJarContract(subject: string, open: () => CookieJarEnvironment): void {
  describe(`${subject} is a cookie jar`, () => {
    it('a missing cookie is null', () => {
      expect(open().jar.read('club')).toBeNull();
    });

    it.each(['101', '', 'a=b; c="d", e', 'Zoë 😀', '100%', ' spaces '])(
      'returns the value that was set: %j',
      (value) => {
        const { jar } = open();
        jar.write('club', value, 60);
        expect(jar.read('club')).toBe(value);
      },
    );

    it('a later value wins', () => {
      const { jar } = open();
      jar.write('club', '101', 60);
      jar.write('club', '102', 60);
      expect(jar.read('club')).toBe('102');
    });

    it('two names don’t affect each other, even if one contains the other', () => {
      const { jar } = open();
      jar.write('club', '101', 60);
      jar.write('my-club', '102', 60);
      jar.write('club-id', '103', 60);
      jar.remove('club');
      expect(['club', 'my-club', 'club-id'].map((name) => jar.read(name))).toEqual([
        null,
        '102',
        '103',
      ]);
    });

    it('accepts names that are invalid in a cookie', () => {
      const { jar } = open();
      jar.write('my club; v=1', '101', 60);
      expect(jar.read('my club; v=1')).toBe('101');
      expect(jar.read('my club')).toBeNull();
    });

    it.each([
      ['still there a second before', 1_199, '101'],
      ['gone a second after', 1_201, null],
    ])('a cookie of 1200 s is %s its end', meets('CK-01'), (_name, seconds, value) => {
      const { jar, pass } = open();
      jar.write('club', '101', 1_200);
      pass(seconds);
      expect(jar.read('club')).toBe(value);
    });

    it('removing a missing cookie does nothing', () => {
      const { jar } = open();
      jar.remove('club');
      expect(jar.read('club')).toBeNull();
    });
  });
}

/** A browser that can keep a pass. */
export interface OfflinePassEnvironment {
  readonly offlinePass: OfflinePass;
  /** The pass that is shown without a connection; null for none. */
  shown(): Promise<SavedPass | null>;
  /** Makes the browser refuse from now on. */
  block(): void;
}

/** The behavior of every `OfflinePass`. `open` returns a browser in which nothing is saved. */
export function offlinePassContract(subject: string, open: () => OfflinePassEnvironment): void {
  describe(`${subject} keeps a pass for when there is no connection`, () => {
    it('shows the pass that was saved last', meets('MB-141'), async () => {
      const { offlinePass, shown } = open();
      expect(await shown()).toBeNull();
      expect((await offlinePass.save(pass('Grace Hopper'))).ok).toBe(true);
      expect((await offlinePass.save(pass('Alan Turing'))).ok).toBe(true);
      expect(await shown()).toEqual(pass('Alan Turing'));
    });

    it('leaves nothing behind, even if it is cleared twice', meets('MB-142'), async () => {
      const { offlinePass, shown } = open();
      await offlinePass.save(pass('Grace Hopper'));
      expect((await offlinePass.clear()).ok).toBe(true);
      expect((await offlinePass.clear()).ok).toBe(true);
      expect(await shown()).toBeNull();
    });

    it('leaves nothing of a pass that is being saved', meets('MB-142'), async () => {
      const { offlinePass, shown } = open();
      const saving = offlinePass.save(pass('Grace Hopper'));
      await offlinePass.clear();
      await saving;
      expect(await shown()).toBeNull();
    });

    it('says so when the browser refuses', meets('MB-141'), async () => {
      const { offlinePass, block } = open();
      block();
      expect((await offlinePass.save(pass('Grace Hopper'))).val).toEqual({ kind: 'unavailable' });
      expect((await offlinePass.clear()).err).toBe(true);
    });
  });
}

function pass(name: string): SavedPass {
  return {
    locale: 'en-US',
    title: 'Your pass',
    offline: 'No connection.',
    retry: 'Try again',
    confirmed: 'Last confirmed today',
    confirmedAt: 1_764_000_000_000,
    name,
    club: 'Foyer Tribeca',
    status: 'Active membership',
    memberId: { label: 'Member ID', value: '901001' },
    barcode: {
      label: 'Barcode',
      value: '2500009010010',
      width: 30,
      height: 36,
      path: 'M10 0h1v36h-1z',
    },
  };
}
