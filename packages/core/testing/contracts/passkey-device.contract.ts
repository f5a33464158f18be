import { describe, expect, it } from 'vitest';

import type { PasskeyDevice } from '../../src/account/passkeys.port.ts';
import { meets } from './meets.ts';

/** A browser with passkeys, whose person agrees to everything until told otherwise. */
export interface PasskeyDeviceEnvironment {
  readonly device: PasskeyDevice;
  /** The person closes every dialog. */
  refuse(): void;
  /** The device has a passkey of the account already. */
  knowAccount(): void;
  /** The browser has no passkeys at all. */
  takeAway(): void;
}

/** What a back end says, in base64url where it's binary. */
const forNew = {
  challenge: 'Y2hhbGxlbmdl',
  timeout: 600_000,
  rp: { id: 'club.example', name: 'Club' },
  user: { id: 'R3JhY2U', name: 'grace', displayName: '' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
const forSignIn = { challenge: 'Y2hhbGxlbmdl', rpId: 'club.example' };
const inDialog = { autofill: false };

/** The behavior of every `PasskeyDevice`. */
export function passkeyDeviceContract(subject: string, open: () => PasskeyDeviceEnvironment): void {
  describe(`${subject} is the browser's passkeys`, () => {
    it('makes a passkey and signs with it', meets('OP-90 OP-92'), async () => {
      const { device } = open();
      expect(device.isAvailable()).toBe(true);
      const made = (await device.create(forNew)).unwrap();
      expect(made.id).not.toBe('');
      expect(made.attestationObject).not.toBe('');
      const signed = (await device.sign(forSignIn, inDialog)).unwrap();
      expect(signed.id).toBe(made.id);
      expect(signed.signature).not.toBe('');
    });

    it('says when the person has closed the dialog', meets('OP-90 OP-92'), async () => {
      const { device, refuse } = open();
      refuse();
      const canceled = { kind: 'passkey-canceled' };
      expect((await device.create(forNew)).val).toEqual(canceled);
      expect((await device.sign(forSignIn, inDialog)).val).toEqual(canceled);
    });

    it('says when the device has a passkey of the account', meets('OP-90'), async () => {
      const { device, knowAccount } = open();
      knowAccount();
      expect((await device.create(forNew)).val).toEqual({ kind: 'passkey-known' });
    });

    it('is not there in a browser without passkeys', meets('OP-92'), async () => {
      const { device, takeAway } = open();
      takeAway();
      expect(device.isAvailable()).toBe(false);
      expect(await device.offersAutofill()).toBe(false);
      device.cancel();
    });
  });
}
