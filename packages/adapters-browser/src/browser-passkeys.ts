import { Err, Ok, type Result } from '@foyer/core';
import type { PasskeyDevice, PasskeyFailure } from '@foyer/core/second-step';
import type * as library from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Passkeys of the browser, its password manager and its devices. Their library loads with the first use. */
export class BrowserPasskeys implements PasskeyDevice {
  readonly #window: Window & typeof globalThis;

  constructor(page: Window & typeof globalThis = window) {
    this.#window = page;
  }

  isAvailable(): boolean {
    return typeof this.#window.PublicKeyCredential === 'function';
  }

  async offersAutofill(): Promise<boolean> {
    if (!this.isAvailable()) return false;
    try {
      const { browserSupportsWebAuthnAutofill } = await load();
      return await browserSupportsWebAuthnAutofill();
    } catch {
      return false;
    }
  }

  create: PasskeyDevice['create'] = (options) =>
    outcomeOf(async () => {
      const { startRegistration } = await load();
      // Made by the back end for exactly this.
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const { id, response } = await startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject, transports = [] } = response;
      return { id, clientDataJSON, attestationObject, transports };
    });

  sign: PasskeyDevice['sign'] = (options, { autofill }) =>
    outcomeOf(async () => {
      const { startAuthentication } = await load();
      const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
      const { id, response } = await startAuthentication({
        optionsJSON,
        useBrowserAutofill: autofill,
      });
      const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
      return { id, clientDataJSON, authenticatorData, signature, userHandle };
    });

  cancel(): void {
    load().then(
      ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
      // Without the library, nothing is running.
      () => undefined,
    );
  }
}

function load(): Promise<typeof library> {
  return import('@simplewebauthn/browser');
}

async function outcomeOf<Value>(ask: () => Promise<Value>): Promise<Result<Value, PasskeyFailure>> {
  try {
    return Ok(await ask());
  } catch (error) {
    return Err({ kind: kinds.get(nameOf(error)) ?? 'passkey-failed' });
  }
}

/** Browsers say the same of a dialog that was closed and of one that took too long. */
const kinds: ReadonlyMap<string, PasskeyFailure['kind']> = new Map([
  ['NotAllowedError', 'passkey-canceled'],
  ['AbortError', 'passkey-canceled'],
  ['InvalidStateError', 'passkey-known'],
]);

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}
