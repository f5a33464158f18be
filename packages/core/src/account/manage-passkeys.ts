import { defineForm, type FormSchema } from '../forms/form.ts';
import { textField } from '../forms/form-fields.ts';
import type { FieldRefusal } from '../forms/filled-form.ts';
import { type CallFailure, Err, Ok, type Result } from '../kernel/result.ts';
import type { Logger } from '../kernel/platform.port.ts';
import { createObservable } from '../kernel/observable.ts';
import type { Message } from '../messages/catalog.ts';
import { messageOfCall, waitMessage } from '../messages/failure-messages.ts';
import type { WrongPassword } from './account-repository.port.ts';
import type { AccountSession } from './account-session.ts';
import { currentPasswordField } from '../forms/password.ts';
import { type AccountCard, CardLoader, clearWithSession } from './card-loader.ts';
import type {
  Passkey,
  PasskeyDevice,
  PasskeyFailure,
  PasskeyRefused,
  Passkeys,
  TooManyPasskeys,
} from './passkeys.port.ts';

/** What the person is doing: nothing, or something with a new or an old passkey. */
export type PasskeyTask =
  | { readonly kind: 'none' | 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

export type PasskeyChangeFailure =
  | CallFailure
  | WrongPassword
  | PasskeyRefused
  | TooManyPasskeys
  | PasskeyFailure;

export interface ManagePasskeysDependencies {
  readonly repository: Passkeys;
  readonly device: PasskeyDevice;
  readonly session: AccountSession;
  readonly logger: Logger;
}

/** Adds, renames and removes the passkeys of an account. */
export class ManagePasskeys {
  readonly #repository: Passkeys;
  readonly #device: PasskeyDevice;
  readonly #cards: CardLoader<{ readonly passkeys: readonly Passkey[] }>;
  readonly #task = createObservable<PasskeyTask>({ kind: 'none' });
  /** True while the browser's dialog is open. */
  #isAsking = false;

  constructor({ repository, device, session, logger }: ManagePasskeysDependencies) {
    this.#repository = repository;
    this.#device = device;
    this.#cards = new CardLoader({ passkeys: repository.list.bind(repository) }, session, logger);
    clearWithSession(session, { clear: () => this.close() });
  }

  readonly getSnapshot = (): AccountCard<readonly Passkey[]> => this.#cards.getSnapshot().passkeys;
  readonly subscribe = (listener: () => void): (() => void) => this.#cards.subscribe(listener);
  readonly getTask = (): PasskeyTask => this.#task.get();
  readonly subscribeTask = (listener: () => void): (() => void) => this.#task.subscribe(listener);

  /** True if this browser can add one. */
  canAdd(): boolean {
    return this.#device.isAvailable();
  }

  async load(): Promise<void> {
    await this.#cards.refresh();
  }

  start(task: PasskeyTask): void {
    this.#task.set(task);
  }

  /** Also closes the browser's dialog: leaving means that no passkey is wanted. */
  close(): void {
    if (this.#isAsking) this.#device.cancel();
    this.#task.set({ kind: 'none' });
  }

  /** Asks the browser for a passkey once the password has proved right. */
  async add({
    name,
    currentPassword,
  }: {
    readonly name: string;
    readonly currentPassword: string;
  }): Promise<Result<void, PasskeyChangeFailure>> {
    const task = this.#task.get();
    const begun = await this.#repository.begin(currentPassword);
    if (begun.err) return this.#after(begun, task);
    if (this.#task.get() !== task) return canceled;
    this.#isAsking = true;
    const made = await this.#device.create(begun.val);
    this.#isAsking = false;
    if (made.err) return this.#after(made, task);
    if (this.#task.get() !== task) return canceled;
    return this.#after(await this.#repository.add(name, made.val), task);
  }

  async rename(id: string, name: string): Promise<Result<void, PasskeyChangeFailure>> {
    const task = this.#task.get();
    return this.#after(await this.#repository.rename(id, name), task);
  }

  async remove(id: string, currentPassword: string): Promise<Result<void, PasskeyChangeFailure>> {
    const task = this.#task.get();
    return this.#after(await this.#repository.remove(id, currentPassword), task);
  }

  /** Closes the finished task, but not one that was begun since. */
  async #after(
    answer: Result<unknown, PasskeyChangeFailure>,
    task: PasskeyTask,
  ): Promise<Result<void, PasskeyChangeFailure>> {
    if (answer.ok) {
      if (this.#task.get() === task) this.close();
      await this.#cards.reload(['passkeys']);
      return Ok(undefined);
    }
    const { kind } = answer.val;
    if (kind !== 'wrong-password' && kind !== 'passkey-canceled') {
      this.#cards.report('passkeys', answer.val);
      // The back end may have made the change before the answer was lost. The member doesn't wait for the list to load.
      void this.#cards.refresh();
    }
    return answer;
  }
}

const canceled = Err({ kind: 'passkey-canceled' as const });

export const passkeyNameMaxLength = 50;

const nameField = textField({
  name: 'name',
  label: 'Name of the Passkey',
  maxLength: passkeyNameMaxLength,
});

export const newPasskeyForm: FormSchema<
  'name' | 'currentPassword',
  { readonly name: string; readonly currentPassword: string }
> = defineForm([nameField, currentPasswordField], ({ name, currentPassword }) => ({
  name: name.trim(),
  currentPassword,
}));

export const passkeyNameForm: FormSchema<'name', string> = defineForm([nameField], ({ name }) =>
  name.trim(),
);

/** A wrong password is shown at its field. */
export function refusedPasskeyChange(
  failure: PasskeyChangeFailure,
): Message | FieldRefusal<'currentPassword'> {
  switch (failure.kind) {
    case 'wrong-password':
      return { field: 'currentPassword', message: { key: 'passwordWrong' } };
    case 'rate-limited':
      return waitMessage('tooManySignIns', failure.retryAfterMs);
    case 'passkey-canceled':
      return { key: 'passkeyCanceled' };
    case 'passkey-known':
      return { key: 'passkeyKnown' };
    case 'passkey-failed':
    case 'passkey-refused':
      return { key: 'passkeyFailed' };
    case 'too-many-passkeys':
      return { key: 'passkeysFull' };
    default:
      return messageOfCall(failure);
  }
}

/** The name of a passkey: anything that its owner will recognize. Trimmed. */
export function parsePasskeyName(text: string): Result<string, 'empty' | 'too-long'> {
  const name = text.trim();
  if (name === '') return Err('empty');
  return [...name].length > passkeyNameMaxLength ? Err('too-long') : Ok(name);
}
