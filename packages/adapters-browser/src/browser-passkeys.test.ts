// @vitest-environment jsdom
import { passkeyDeviceContract } from '@foyer/core/contract/members';
import { afterEach, expect, it, vi } from 'vitest';

import { BrowserPasskeys } from './browser-passkeys.ts';

afterEach(() => vi.unstubAllGlobals());

passkeyDeviceContract('BrowserPasskeys', () => {
  const browser = aBrowser();
  return { device: new BrowserPasskeys(), ...browser };
});

it('OP-92 asks the username’s box where the browser can, and a dialog otherwise', async () => {
  const { asked } = aBrowser();
  document.body.innerHTML = '<input autocomplete="username webauthn" />';
  const device = new BrowserPasskeys();
  expect(await device.offersAutofill()).toBe(true);
  const options = { challenge: 'Y2hhbGxlbmdl', rpId: 'club.example' };
  await device.create({ ...options, user: { id: 'R3JhY2U' }, pubKeyCredParams: [] });
  await device.sign(options, { autofill: true });
  await device.sign(options, { autofill: false });
  expect(asked).toEqual(['conditional', 'dialog']);
});

it('OP-92 anything else that goes wrong is a failure, too', async () => {
  const { failWith } = aBrowser();
  failWith('SecurityError');
  const device = new BrowserPasskeys();
  const failed = await device.sign({ challenge: 'Y2hhbGxlbmdl' }, { autofill: false });
  expect(failed.val).toEqual({ kind: 'passkey-failed' });
});

it('OP-92 if their library can’t be loaded, nothing is offered and nothing is thrown', async () => {
  aBrowser();
  vi.doMock('@simplewebauthn/browser', () => Promise.reject(new Error('Offline')));
  vi.resetModules();
  const device = new BrowserPasskeys();
  device.cancel();
  expect(await device.offersAutofill()).toBe(false);
  vi.doUnmock('@simplewebauthn/browser');
});

/** The credentials of a browser, which jsdom lacks. */
function aBrowser() {
  let fault: string | null = null;
  const asked: string[] = [];
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const answer = (response: object): object => ({
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  });
  const orFail = (value: object): Promise<object> =>
    fault === null ? Promise.resolve(value) : Promise.reject(new DOMException('Said', fault));
  const credentials = {
    create: () =>
      orFail(
        answer({
          clientDataJSON: bytes,
          attestationObject: bytes,
          getTransports: () => ['internal'],
        }),
      ),
    get: ({ mediation }: CredentialRequestOptions) => {
      asked.push(mediation ?? 'dialog');
      return orFail(answer({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }));
    },
  };
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: () => Promise.resolve(true),
  });
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  return {
    asked,
    refuse: () => {
      fault = 'NotAllowedError';
    },
    knowAccount: () => {
      fault = 'InvalidStateError';
    },
    failWith: (name: string) => {
      fault = name;
    },
    takeAway: () => vi.stubGlobal('PublicKeyCredential', undefined),
  };
}
