import { describe, expect, it } from 'vitest';

import type { Navigation } from '../../src/kernel/navigation.port.ts';

export interface NavigationWorld {
  /** Shows `/membership`. */
  readonly navigation: Navigation;
  /** The visitor presses Back; ends when the page has heard of it. */
  back(): Promise<void>;
  forward(): Promise<void>;
}

/** What every `Navigation` does. */
export function navigationContract(subject: string, open: () => NavigationWorld): void {
  describe(`${subject} is a navigation`, () => {
    it('shows the path with its query', () => {
      const { navigation } = open();
      expect(navigation.current()).toBe('/membership');
      navigation.push('/membership/schedule?facilityId=101&note=a%20b');
      expect(navigation.current()).toBe('/membership/schedule?facilityId=101&note=a%20b');
    });

    it('LX-14 Back shows the entry before a push, Forward the one after', async () => {
      const { navigation, back, forward } = open();
      navigation.push('/membership/schedule');
      await back();
      expect(navigation.current()).toBe('/membership');
      await forward();
      expect(navigation.current()).toBe('/membership/schedule');
    });

    it('LX-14 tells an entry that was come back to from one that was added or rewritten', async () => {
      const { navigation, back, forward } = open();
      expect(navigation.isRevisited()).toBe(false);
      navigation.push('/membership/schedule');
      expect(navigation.isRevisited()).toBe(false);
      await back();
      expect(navigation.isRevisited()).toBe(true);
      await forward();
      navigation.replace('/membership/confirmation');
      expect(navigation.isRevisited()).toBe(true);
      navigation.push('/clubs');
      expect(navigation.isRevisited()).toBe(false);
    });

    it('a replaced entry cannot be reached any more', async () => {
      const { navigation, back } = open();
      navigation.push('/membership/schedule');
      navigation.replace('/membership/confirmation');
      expect(navigation.current()).toBe('/membership/confirmation');
      await back();
      expect(navigation.current()).toBe('/membership');
    });

    it('a push after Back drops what was ahead', async () => {
      const { navigation, back, forward } = open();
      navigation.push('/one');
      await back();
      navigation.push('/two');
      await back();
      await forward();
      expect(navigation.current()).toBe('/two');
    });

    it('tells of each change of the shown path, Back and Forward included', async () => {
      const { navigation, back, forward } = open();
      const seen: string[] = [];
      const stop = navigation.onChange(() => seen.push(navigation.current()));
      navigation.push('/one');
      navigation.replace('/two');
      await back();
      await forward();
      stop();
      expect(seen).toEqual(['/one', '/two', '/membership', '/two']);
    });

    it('does not tell when the shown path stayed as it was', () => {
      const { navigation } = open();
      let told = 0;
      const stop = navigation.onChange(() => (told += 1));
      navigation.replace('/membership');
      stop();
      expect(told).toBe(0);
    });

    it('stops telling whom it was asked to stop telling, and goes on telling others', async () => {
      const { navigation, back } = open();
      const told: string[] = [];
      const stopFirst = navigation.onChange(() => told.push('stopped'));
      const stopSecond = navigation.onChange(() => told.push('listening'));
      stopFirst();
      navigation.push('/one');
      await back();
      stopSecond();
      expect(told).toEqual(['listening', 'listening']);
    });
  });
}
