import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import type { Temporal } from '../kernel/temporal.ts';
import type { WrongPassword } from './account-repository.port.ts';
import type { StartedSession } from './credential.ts';
import type { WrongCredentials } from './sign-in-repository.port.ts';

/** A passkey of the account, which stays on the person's device or in its password manager. */
export interface Passkey {
  readonly id: string;
  /** As the person calls it. */
  readonly name: string;
  readonly addedAt: Temporal.Instant;
  /** Null until it is used. */
  readonly usedAt: Temporal.Instant | null;
}

/** What the browser's WebAuthn needs, as the back end says it. It is passed on unread. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** A new passkey, as WebAuthn returns it. Everything binary is in base64url. */
export interface NewPasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** What a passkey signed, as WebAuthn returns it. Everything binary is in base64url. */
export interface PasskeySignature {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  /** Whose passkey it is, in the back end's words. */
  readonly userHandle: string | null;
}

/** The account has as many passkeys as it may. */
export interface TooManyPasskeys {
  readonly kind: 'too-many-passkeys';
}

/** The passkey was made for something else or too late. */
export interface PasskeyRefused {
  readonly kind: 'passkey-refused';
}

/** The passkeys of the signed-in person, and signing in with one. */
export interface Passkeys {
  /** The oldest first. */
  list(options?: CallOptions): Promise<Result<readonly Passkey[], CallFailure>>;
  /** Returns what the browser needs to make a passkey, for ten minutes. */
  begin(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<PasskeyOptions, CallFailure | WrongPassword | TooManyPasskeys>>;
  /** Adds the passkey that the browser made, and ends the other sessions. */
  add(
    name: string,
    passkey: NewPasskey,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | PasskeyRefused | TooManyPasskeys>>;
  rename(id: string, name: string, options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** Removes it, and ends the other sessions. Succeeds for one that is gone. */
  remove(
    id: string,
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>>;
  /** Returns what the browser needs to sign in with a passkey, for ten minutes. */
  beginSignIn(options?: CallOptions): Promise<Result<PasskeyOptions, CallFailure>>;
  /** Signs in. A passkey counts as both steps of a login. */
  signIn(
    signature: PasskeySignature,
    options?: CallOptions,
  ): Promise<Result<StartedSession, CallFailure | WrongCredentials>>;
}

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
  offersAutofill(): Promise<boolean>;
  create(options: PasskeyOptions): Promise<Result<NewPasskey, PasskeyFailure>>;
  /** Asks in a dialog; with `autofill`, waits until the person chooses a passkey in the username's box. */
  sign(
    options: PasskeyOptions,
    how: { readonly autofill: boolean },
  ): Promise<Result<PasskeySignature, PasskeyFailure>>;
  /** Ends the waiting of `sign`. */
  cancel(): void;
}
