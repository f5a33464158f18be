import { type CallFailure, type Err, Ok, type Result } from '../kernel/result.ts';
import type { Logger } from '../kernel/platform.port.ts';
import type { Message } from '../messages/catalog.ts';
import { messageOfCall, waitMessage } from '../messages/failure-messages.ts';
import type { AccountSession } from './account-session.ts';
import type { PasskeyDevice, PasskeyFailure, Passkeys, PasskeySignature } from './passkeys.port.ts';
import type { WrongCredentials } from './sign-in-repository.port.ts';

export type PasskeySignInFailure = CallFailure | WrongCredentials | PasskeyFailure;

export interface PasskeySignInDependencies {
  readonly repository: Passkeys;
  readonly device: PasskeyDevice;
  readonly session: AccountSession;
  readonly logger: Logger;
}

/** Signs in with a passkey. Nobody types a name, so nothing is learned about who has an account. */
export class PasskeySignIn {
  readonly #repository: Passkeys;
  readonly #device: PasskeyDevice;
  readonly #session: AccountSession;
  readonly #logger: Logger;
  /** The call that waits for a choice in the username's box; null once nobody waits for one. */
  #waiting: symbol | null = null;

  constructor({ repository, device, session, logger }: PasskeySignInDependencies) {
    this.#repository = repository;
    this.#device = device;
    this.#session = session;
    this.#logger = logger;
  }

  isAvailable(): boolean {
    return this.#device.isAvailable();
  }

  /** Asks in the browser's dialog. */
  async execute(): Promise<Result<void, PasskeySignInFailure>> {
    this.#waiting = null;
    const begun = await this.#repository.beginSignIn();
    if (begun.err) return this.#failed(begun);
    const signed = await this.#device.sign(begun.val, { autofill: false });
    return signed.ok ? this.#send(signed.val) : this.#failed(signed);
  }

  /**
   * Waits for a passkey that is chosen in the username's box. Returns null if the browser doesn't offer
   * this, or if nothing was chosen: there is nothing to report, because the person didn't ask to log in.
   */
  async executeByAutofill(): Promise<Result<void, PasskeySignInFailure> | null> {
    const waiting = Symbol('waiting');
    this.#waiting = waiting;
    if (!(await this.#device.offersAutofill())) return null;
    const begun = await this.#repository.beginSignIn();
    if (begun.err || this.#waiting !== waiting) return null;
    const signed = await this.#device.sign(begun.val, { autofill: true });
    return signed.ok ? this.#send(signed.val) : null;
  }

  /** Stops waiting. */
  cancel(): void {
    this.#waiting = null;
    this.#device.cancel();
  }

  async #send(signature: PasskeySignature): Promise<Result<void, PasskeySignInFailure>> {
    const answer = await this.#repository.signIn(signature);
    if (answer.err) return this.#failed(answer);
    this.#session.begin(answer.val);
    return Ok(undefined);
  }

  #failed(answer: Err<PasskeySignInFailure>): Err<PasskeySignInFailure> {
    const { kind } = answer.val;
    if (kind !== 'wrong-credentials' && kind !== 'passkey-canceled') {
      this.#logger.warn('sign-in-failed', { failure: kind });
    }
    return answer;
  }
}

export function messageOfPasskeySignIn(failure: PasskeySignInFailure): Message {
  switch (failure.kind) {
    case 'wrong-credentials':
      return { key: 'passkeyUnknown' };
    case 'passkey-canceled':
      return { key: 'passkeyNotChosen' };
    case 'passkey-known':
    case 'passkey-failed':
      return { key: 'passkeyFailed' };
    case 'rate-limited':
      return waitMessage('tooManySignIns', failure.retryAfterMs);
    default:
      return messageOfCall(failure);
  }
}
