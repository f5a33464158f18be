import type { Result } from '../kernel/result.ts';
import type { NewPasskey, PasskeyOptions, PasskeySignature } from './passkeys.port.ts';

/**
 * Why there is no passkey: the person canceled or took too long, the device has one of this account already, or
 * something went wrong.
 */
export interface PasskeyFailure {
  readonly kind: 'passkey-canceled' | 'passkey-known' | 'passkey-failed';
}

/** The browser's dialogs for passkeys. */
export interface PasskeyDevice {
  /** True if the browser can use passkeys at all. */
  isAvailable(): boolean;
  /** True if the browser offers passkeys in the username's box. */
  isInBox(): Promise<boolean>;
  create(options: PasskeyOptions): Promise<Result<NewPasskey, PasskeyFailure>>;
  /** Asks in a dialog; with `inBox`, waits until the person chooses a passkey in the username's box. */
  sign(
    options: PasskeyOptions,
    how: { readonly inBox: boolean },
  ): Promise<Result<PasskeySignature, PasskeyFailure>>;
  /** Ends the waiting of `sign`. */
  cancel(): void;
}
