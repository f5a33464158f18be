import { describe, expect, it } from 'vitest';

import type { Navigation } from '../../src/kernel/platform.port.ts';
import { meets } from './environment.contract.ts';

export interface NavigationEnvironment {
  /** Starts at `/membership`. */
  readonly navigation: Navigation;
  /** Presses Back, and resolves once the page was notified. */
  back(): Promise<void>;
  forward(): Promise<void>;
}

/** The behavior of every `Navigation`. */
export function navigationContract(subject: string, open: () => NavigationEnvironment): void {
  describe(`${subject} navigates`, () => {
    it('returns the path with its query', () => {
      const { navigation } = open();
      expect(navigation.current()).toBe('/membership');
      navigation.push('/membership/schedule?facilityId=101&note=a%20b');
      expect(navigation.current()).toBe('/membership/schedule?facilityId=101&note=a%20b');
    });

    it(
      'Back shows the entry before a push, and Forward the one after',
      meets('LX-14'),
      async () => {
        const { navigation, back, forward } = open();
        navigation.push('/membership/schedule');
        await back();
        expect(navigation.current()).toBe('/membership');
        await forward();
        expect(navigation.current()).toBe('/membership/schedule');
      },
    );

    it(
      'tells an entry reached by Back or Forward, even if it’s replaced, from one that was added',
      meets('LX-14'),
      async () => {
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
      },
    );

    it('a replaced entry can’t be reached anymore', async () => {
      const { navigation, back } = open();
      navigation.push('/membership/schedule');
      navigation.replace('/membership/confirmation');
      expect(navigation.current()).toBe('/membership/confirmation');
      await back();
      expect(navigation.current()).toBe('/membership');
    });

    it('a push after Back drops the entries ahead', async () => {
      const { navigation, back, forward } = open();
      navigation.push('/one');
      await back();
      navigation.push('/two');
      await back();
      await forward();
      expect(navigation.current()).toBe('/two');
    });

    it('notifies of each change of the path, including Back and Forward', async () => {
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

    it('doesn’t notify if the path stays the same', () => {
      const { navigation } = open();
      let calls = 0;
      const stop = navigation.onChange(() => (calls += 1));
      navigation.replace('/membership');
      stop();
      expect(calls).toBe(0);
    });

    it('stops notifying an unsubscribed listener but keeps notifying others', async () => {
      const { navigation, back } = open();
      const calls: string[] = [];
      const stopFirst = navigation.onChange(() => calls.push('stopped'));
      const stopSecond = navigation.onChange(() => calls.push('listening'));
      stopFirst();
      navigation.push('/one');
      await back();
      stopSecond();
      expect(calls).toEqual(['listening', 'listening']);
    });
  });
}
