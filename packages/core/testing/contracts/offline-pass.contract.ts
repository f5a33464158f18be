import { describe, expect, it } from 'vitest';

import type { OfflinePass, SavedPass } from '../../src/account/offline-pass.port.ts';
import { meets } from './environment.contract.ts';

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
