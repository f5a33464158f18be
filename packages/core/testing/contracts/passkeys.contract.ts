import { describe, expect, it } from 'vitest';
import type { PasskeyDevice, Passkeys, PasskeySignature } from '../../src/account/passkeys.port.ts';
import {
  type AccountEnvironment,
  type AccountHolder,
  carrySession,
  eachTestIn,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';

/** A back end whose members can sign in with a passkey, and a new device for each test. */
export interface PasskeysEnvironment extends AccountEnvironment {
  readonly passkeys: Passkeys;
  readonly device: Pick<PasskeyDevice, 'create' | 'sign'>;
}

/** The behavior of every `Passkeys`. */
export function passkeysContract(subject: string, open: () => Promise<PasskeysEnvironment>): void {
  describe(`${subject} keeps passkeys`, () => {
    const env = eachTestIn(open);

    it('adds one with the password, renames it, and removes it', meets('OP-90 OP-91'), async () => {
      const { grace, passkeys } = env();
      await carrySession(env(), grace);
      expect((await passkeys.list()).unwrap()).toEqual([]);
      const wrong = { kind: 'wrong-password' };
      expect((await passkeys.begin('Wrong_1234')).val).toEqual(wrong);
      await add(grace, 'My phone');
      const [added] = (await passkeys.list()).unwrap();
      expect(added).toMatchObject({ name: 'My phone', usedAt: null });
      const id = added?.id ?? '';
      expect((await passkeys.rename(id, 'My old phone')).ok).toBe(true);
      expect((await passkeys.list()).unwrap()[0]?.name).toBe('My old phone');
      expect((await passkeys.remove(id, 'Wrong_1234')).val).toEqual(wrong);
      const { password } = grace.credentials;
      expect((await passkeys.remove(id, password)).ok).toBe(true);
      expect((await passkeys.list()).unwrap()).toEqual([]);
      expect((await passkeys.remove(id, password)).ok).toBe(true);
      expect((await passkeys.signIn(await sign())).val).toEqual({ kind: 'wrong-credentials' });
    });

    it(
      'refuses an empty name, and ends no session for a passkey that isn’t there',
      meets('OP-90 OP-91'),
      async () => {
        const { accounts, carry, grace, passkeys } = env();
        await carrySession(env(), grace);
        await add(grace, 'My phone');
        const [added] = (await passkeys.list()).unwrap();
        expect((await passkeys.rename(added?.id ?? '', ' ')).val).toMatchObject({
          kind: 'rejected',
          status: 422,
          field: 'name',
        });
        carry(null);
        const here = await carrySession(env(), grace);
        carry(null);
        await carrySession(env(), grace);
        expect((await passkeys.remove('nobody-s', grace.credentials.password)).ok).toBe(true);
        carry(here);
        expect((await accounts.profile()).ok).toBe(true);
      },
    );

    it('ends the other sessions when one is added', meets('OP-90'), async () => {
      const { accounts, carry, grace } = env();
      const elsewhere = await carrySession(env(), grace);
      carry(null);
      await carrySession(env(), grace);
      await add(grace, 'My phone');
      carry(elsewhere);
      expect((await accounts.profile()).val).toMatchObject({ kind: 'rejected', status: 401 });
    });

    it('signs in without a name, and each challenge works once', meets('OP-92'), async () => {
      const { accounts, carry, grace, passkeys } = env();
      await carrySession(env(), grace);
      await add(grace, 'My phone');
      carry(null);
      const signature = await sign();
      carry((await passkeys.signIn(signature)).unwrap().credential);
      expect((await accounts.profile()).unwrap()?.memberId).toBe(grace.memberId);
      expect((await passkeys.list()).unwrap()[0]?.usedAt).not.toBeNull();
      carry(null);
      expect((await passkeys.signIn(signature)).val).toEqual({ kind: 'wrong-credentials' });
    });

    it('refuses a challenge after ten minutes', meets('OP-92'), async () => {
      const { carry, device, grace, passkeys, passTime } = env();
      await carrySession(env(), grace);
      await add(grace, 'My phone');
      const begun = (await passkeys.begin(grace.credentials.password)).unwrap();
      carry(null);
      const signature = await sign();
      await passTime(600_000);
      expect((await passkeys.signIn(signature)).val).toEqual({ kind: 'wrong-credentials' });
      await carrySession(env(), grace);
      const late = (await device.create(begun)).unwrap();
      expect((await passkeys.add('Late', late)).val).toEqual({ kind: 'passkey-refused' });
    });

    it('refuses a challenge of another account or purpose', meets('OP-90 OP-92'), async () => {
      const { alan, carry, device, grace, passkeys } = env();
      await carrySession(env(), grace);
      const ofGrace = (await passkeys.begin(grace.credentials.password)).unwrap();
      const made = (await device.create(ofGrace)).unwrap();
      carry(null);
      await carrySession(env(), alan);
      const refused = { kind: 'passkey-refused' };
      expect((await passkeys.add('Stolen', made)).val).toEqual(refused);
      const forSignIn = (await passkeys.beginSignIn()).unwrap();
      const swapped = (await device.create({ ...ofGrace, ...forSignIn })).unwrap();
      expect((await passkeys.add('Swapped', swapped)).val).toEqual(refused);
    });

    it('refuses without a session', meets('OP-90 AC-06'), async () => {
      env().carry(null);
      const { passkeys } = env();
      const made = { id: 'x', clientDataJSON: 'x', attestationObject: 'x', transports: [] };
      for (const call of [
        () => passkeys.list(),
        () => passkeys.begin('x'),
        () => passkeys.add('x', made),
        () => passkeys.rename('x', 'x'),
        () => passkeys.remove('x', 'x'),
      ]) {
        expect((await call()).val).toMatchObject({ kind: 'rejected', status: 401 });
      }
    });

    failsAndAbortsAfter('listing the passkeys', env, async (opened) => {
      await carrySession(opened, opened.grace);
      return (options) => opened.passkeys.list(options);
    });

    async function add({ credentials }: AccountHolder, name: string): Promise<void> {
      const { device, passkeys } = env();
      const begun = (await passkeys.begin(credentials.password)).unwrap();
      (await passkeys.add(name, (await device.create(begun)).unwrap())).unwrap();
    }

    async function sign(): Promise<PasskeySignature> {
      const { device, passkeys } = env();
      const begun = (await passkeys.beginSignIn()).unwrap();
      return (await device.sign(begun, { autofill: false })).unwrap();
    }
  });
}

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
