import { defineForm, type FormSchema } from '../forms/form.ts';
import { textField } from '../forms/form-fields.ts';
import type { FieldRefusal } from '../forms/filled-form.ts';
import { type CallFailure, Ok, type Result } from '../kernel/result.ts';
import type { Logger } from '../kernel/platform.port.ts';
import { createObservable } from '../kernel/observable.ts';
import type { Message } from '../messages/catalog.ts';
import { messageOfCall, waitMessage } from '../messages/failure-messages.ts';
import type { WrongPassword } from './account-repository.port.ts';
import type { AccountSession } from './account-session.ts';
import { type AccountCard, CardLoader, clearWithSession, isSignedOut } from './card-loader.ts';
import type {
  AuthenticatorKey,
  SecondStep,
  SecondStepStatus,
  WrongCode,
} from './sign-in-repository.port.ts';

/** What the person is doing. Keys and codes are only in memory, and gone when the session ends. */
export type SecondStepTask =
  | { readonly kind: 'none' }
  /** The password is asked for, to turn the step on or off or to replace the recovery codes. */
  | { readonly kind: 'password'; readonly for: 'on' | 'off' | 'codes' }
  /** The app has the key; its first code is asked for. */
  | { readonly kind: 'confirm'; readonly key: AuthenticatorKey }
  /** The recovery codes are shown this once. */
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

export type SecondStepFailure = CallFailure | WrongPassword | WrongCode;

/** Turns the second step of a login on and off, and makes recovery codes. */
export class ManageSecondStep {
  readonly #repository: SecondStep;
  readonly #cards: CardLoader<{ readonly status: SecondStepStatus }>;
  readonly #task = createObservable<SecondStepTask>({ kind: 'none' });

  constructor(repository: SecondStep, session: AccountSession, logger: Logger) {
    this.#repository = repository;
    this.#cards = new CardLoader({ status: repository.status.bind(repository) }, session, logger);
    clearWithSession(session, { clear: () => this.close() });
  }

  readonly getSnapshot = (): AccountCard<SecondStepStatus> => this.#cards.getSnapshot().status;
  readonly subscribe = (listener: () => void): (() => void) => this.#cards.subscribe(listener);
  readonly getTask = (): SecondStepTask => this.#task.get();
  readonly subscribeTask = (listener: () => void): (() => void) => this.#task.subscribe(listener);

  async load(): Promise<void> {
    await this.#cards.refresh();
  }

  ask(what: 'on' | 'off' | 'codes'): void {
    this.#task.set({ kind: 'password', for: what });
  }

  /** Ends the task: canceled, or the recovery codes are saved. */
  close(): void {
    this.#task.set({ kind: 'none' });
  }

  /** Goes on with the task that asked for the password. */
  async prove(currentPassword: string): Promise<Result<void, SecondStepFailure>> {
    const task = this.#task.get();
    if (task.kind !== 'password') return Ok(undefined);
    switch (task.for) {
      case 'on': {
        const answer = await this.#repository.begin(currentPassword);
        return this.#after(answer, (key) => ({ kind: 'confirm', key }));
      }
      case 'codes': {
        const answer = await this.#repository.renewCodes(currentPassword);
        return this.#after(answer, (codes) => ({ kind: 'codes', codes }));
      }
      case 'off': {
        const answer = await this.#repository.turnOff(currentPassword);
        return this.#after(answer, () => ({ kind: 'none' }));
      }
    }
  }

  /**
   * Turns the step on with the app's first code. Spaces in the code don't matter. If the step turns out to be on because
   * only the answer was lost, asks for the password next, to replace the recovery codes that nobody has seen.
   */
  async confirm(code: string): Promise<Result<void, SecondStepFailure>> {
    const answer = await this.#repository.confirm(code.replaceAll(/\s/g, ''));
    if (answer.err && (await this.#isOnAlready(answer.val))) {
      this.ask('codes');
      return Ok(undefined);
    }
    return this.#after(answer, (codes) => ({ kind: 'codes', codes }));
  }

  async #isOnAlready(failure: SecondStepFailure): Promise<boolean> {
    const { kind } = failure;
    if (kind === 'wrong-code' || kind === 'rate-limited' || isSignedOut(failure)) return false;
    const { status } = await this.#cards.refresh();
    return status.status === 'ready' && status.value.isOn;
  }

  async #after<Value>(
    answer: Result<Value, SecondStepFailure>,
    next: (value: Value) => SecondStepTask,
  ): Promise<Result<void, SecondStepFailure>> {
    if (answer.ok) {
      this.#task.set(next(answer.val));
      await this.#cards.reload(['status']);
      return Ok(undefined);
    }
    const { kind } = answer.val;
    if (kind !== 'wrong-password' && kind !== 'wrong-code') {
      this.#cards.report('second-step', answer.val);
    }
    return answer;
  }
}

/** The first code of a new key. */
export const firstCodeForm: FormSchema<'code', string> = defineForm(
  [textField({ name: 'code', label: 'Login Code', autocomplete: 'one-time-code' })],
  ({ code }) => code,
);

/** Wrong passwords and codes are shown at their field. */
export function refusedSecondStepChange<Name extends 'currentPassword' | 'code'>(
  field: Name,
  failure: SecondStepFailure,
): Message | FieldRefusal<Name> {
  switch (failure.kind) {
    case 'wrong-password':
      return { field, message: { key: 'passwordWrong' } };
    case 'wrong-code':
      return { field, message: { key: 'secondCodeWrong' } };
    case 'rate-limited':
      return waitMessage('tooManyStepCodes', failure.retryAfterMs);
    default:
      return messageOfCall(failure);
  }
}
