import type {
  NewPasskey,
  PasskeyDevice,
  PasskeyFailure,
  PasskeyOptions,
  PasskeySignature,
} from '../../src/account/passkeys.port.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';

/** A device that holds one passkey at a time. Its owner agrees to everything unless told otherwise. */
export class FakePasskeyDevice implements PasskeyDevice {
  available = true;
  /** True if the browser offers the passkey in the username's box, and the person chooses it there. */
  autofill = false;
  /** How the next dialog ends; null if it succeeds. */
  fails: PasskeyFailure['kind'] | null = null;
  /** The id of the passkey that it holds. */
  held: string | null = null;
  #made = 0;

  isAvailable(): boolean {
    return this.available;
  }

  async offersAutofill(): Promise<boolean> {
    return this.autofill;
  }

  async create(options: PasskeyOptions): Promise<Result<NewPasskey, PasskeyFailure>> {
    if (this.fails !== null) return Err({ kind: this.fails });
    this.#made += 1;
    this.held = `held-${this.#made}`;
    const clientDataJSON = String(options['challenge']);
    return Ok({ id: this.held, clientDataJSON, attestationObject: 'made', transports: [] });
  }

  async sign(options: PasskeyOptions): Promise<Result<PasskeySignature, PasskeyFailure>> {
    if (this.fails !== null) return Err({ kind: this.fails });
    if (this.held === null) return Err({ kind: 'passkey-canceled' });
    return Ok({
      id: this.held,
      clientDataJSON: String(options['challenge']),
      authenticatorData: 'made',
      signature: 'made',
      userHandle: null,
    });
  }

  /** Does nothing, because this fake answers every request immediately. */
  cancel(): void {}
}
