import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { WrongPassword } from './account-changes.port.ts';

/** Whether logging in to the account also asks for a code. */
export interface SecondStepStatus {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
  /** True if the chain requires two-step login or a passkey for every account. */
  readonly isRequired: boolean;
}

/** What an authenticator app needs to generate an account's codes. */
export interface AuthenticatorKey {
  /** In base32, for typing. */
  readonly secret: string;
  /** An `otpauth://` address, for a QR code. */
  readonly address: string;
}

/** The code is wrong, expired or used. */
export interface WrongCode {
  readonly kind: 'wrong-code';
}

/** Manages the code from an authenticator app that the signed-in person's logins ask for after the password. */
export interface SecondStep {
  status(options?: CallOptions): Promise<Result<SecondStepStatus, CallFailure>>;
  /** Returns a new key, which counts once `confirm` has got a code of it. Replaces a key that wasn't confirmed. */
  begin(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<AuthenticatorKey, CallFailure | WrongPassword>>;
  /** Turns the step on, and ends the other sessions. Returns the recovery codes, which each work once. */
  confirm(
    code: string,
    options?: CallOptions,
  ): Promise<Result<readonly string[], CallFailure | WrongCode>>;
  /** Replaces the recovery codes. */
  renewCodes(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<readonly string[], CallFailure | WrongPassword>>;
  /** Turns the step off, and ends the other sessions. */
  turnOff(
    currentPassword: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | WrongPassword>>;
}
