import { describe, expect, it } from 'vitest';

import type { Coordinates, Geolocation, LocationFailure } from '../../src/kernel/platform.port.ts';
import { meets } from './meets.ts';

export interface GeolocationEnvironment {
  readonly geolocation: Geolocation;
  /** Sets the device's next response. `hangs` never responds by itself. */
  answers(answer: Coordinates | LocationFailure | 'hangs'): void;
  /** Whether the visitor allowed it on an earlier visit. */
  allows(allowed: boolean): void;
  pass(ms: number): void;
}

/** The behavior of every `Geolocation`. */
export function geolocationContract(subject: string, open: () => GeolocationEnvironment): void {
  describe(`${subject} finds the position`, () => {
    it('returns the device’s position', meets('LO-01'), async () => {
      const { geolocation, answers } = open();
      answers({ latitude: 51.5, longitude: -0.12 });
      const found = await geolocation.locate(5_000);
      expect(found.val).toEqual({ latitude: 51.5, longitude: -0.12 });
    });

    it.each(['unsupported', 'denied', 'unavailable', 'timeout'] as const)(
      'returns the reason for a failure with the platform’s message: %s',
      meets('LO-03'),
      async (kind) => {
        const { geolocation, answers } = open();
        const failure = { kind, message: 'Geolocation is not supported by browser' };
        answers(failure);
        const found = await geolocation.locate(5_000);
        expect(found.val).toEqual(failure);
      },
    );

    it('gives up after its timeout if the device never responds', meets('LO-01'), async () => {
      const { geolocation, answers, pass } = open();
      answers('hangs');
      let isOver = false;
      const asked = geolocation.locate(5_000).then((found) => {
        isOver = true;
        return found;
      });
      pass(4_999);
      await Promise.resolve();
      expect(isOver).toBe(false);
      pass(1);
      expect((await asked).val).toMatchObject({ kind: 'timeout' });
    });

    it.each([true, false])(
      'knows whether the visitor has allowed it: %s',
      meets('LO-06'),
      async (allowed) => {
        const { geolocation, allows } = open();
        allows(allowed);
        expect(await geolocation.isAllowed()).toBe(allowed);
      },
    );

    it('can be asked again after a failure', meets('LO-05'), async () => {
      const { geolocation, answers } = open();
      answers({ kind: 'unavailable', message: 'Position unavailable' });
      expect((await geolocation.locate(5_000)).ok).toBe(false);
      answers({ latitude: 1, longitude: 2 });
      expect((await geolocation.locate(5_000)).ok).toBe(true);
    });
  });
}
