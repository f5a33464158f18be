import { parsePostalCodeIn } from '../forms/billing-address.ts';
import { emailMessage, parseEmail } from '../forms/email.ts';
import type { Freeze } from '../forms/freeze-form.ts';
import type { JoinDetails } from '../forms/join-details-form.ts';
import { parseInclusiveName } from '../forms/name.ts';
import { checkPassword, defaultPasswordPolicy, type PasswordPolicy } from '../forms/password.ts';
import type { Message } from '../messages/catalog.ts';
import type { Logger } from '../kernel/platform.port.ts';
import { type CallFailure, Err, type Result } from '../kernel/result.ts';
import type { AccountInformationChange, MemberProfileChange } from './account.ts';
import type {
  AccountChanges,
  SocialLogin,
  TakenByOther,
  CommonPassword,
  WrongPassword,
} from './account-repository.port.ts';
import type { AccountCardName, LoadAccount } from './load-account.ts';
import type { AccountSession } from './account-session.ts';
import { isSignedOut } from './card-loader.ts';
import { checkUsername } from './username.ts';
import type { FieldRefusal } from '../forms/filled-form.ts';
import { messageOfCall } from '../messages/failure-messages.ts';

/** The input is invalid; nothing was sent. */
export interface InvalidField {
  readonly kind: 'invalid';
  readonly field: string;
  readonly message: Message;
}

/** Validates first, and reloads the affected cards after a success. */
export class ChangeAccount {
  readonly #changes: AccountChanges;
  readonly #account: LoadAccount;
  readonly #session: AccountSession;
  readonly #logger: Logger;
  readonly #passwordPolicy: PasswordPolicy;

  constructor(
    changes: AccountChanges,
    account: LoadAccount,
    session: AccountSession,
    logger: Logger,
    passwordPolicy: PasswordPolicy = defaultPasswordPolicy,
  ) {
    this.#changes = changes;
    this.#account = account;
    this.#session = session;
    this.#logger = logger;
    this.#passwordPolicy = passwordPolicy;
  }

  /** `currentPassword` is null when the email address stays the same. */
  async information(
    change: AccountInformationChange,
    currentPassword: string | null,
  ): Promise<Result<void, CallFailure | WrongPassword | InvalidField>> {
    if (currentPassword === '') return noPassword;
    const email = parseEmail(change.email);
    if (email.err) return invalid('email', emailMessage(email.val));
    const zipCode =
      change.zipCode === null ? null : parsePostalCodeIn(change.country, change.zipCode);
    if (zipCode?.err === true) return invalid('zipCode', { key: 'postalCodeMalformed' });
    const tidy = { ...change, email: email.val, zipCode: zipCode?.unwrapOr(null) ?? null };
    return this.#after(
      'account-information',
      await this.#changes.updateInformation(tidy, currentPassword),
      ['information'],
    );
  }

  async profile(change: MemberProfileChange): Promise<Result<void, CallFailure | InvalidField>> {
    for (const field of ['firstName', 'lastName'] as const) {
      const name = change[field];
      if (name !== undefined && parseInclusiveName(name).err) {
        return invalid(field, { key: 'nameMalformed' });
      }
    }
    return this.#after('profile', await this.#changes.updateProfile(change), ['profile']);
  }

  async username(
    username: string,
    currentPassword: string,
  ): Promise<Result<void, CallFailure | TakenByOther | WrongPassword | InvalidField>> {
    if (currentPassword === '') return noPassword;
    const problem = checkUsername(username);
    if (problem !== null) return invalid('username', problem);
    return this.#after(
      'username',
      await this.#changes.updateUsername(username.trim(), currentPassword),
      [],
    );
  }

  /** The new password must meet the chain's policy. */
  async password(passwords: {
    readonly current: string;
    readonly next: string;
  }): Promise<Result<void, CallFailure | WrongPassword | CommonPassword | InvalidField>> {
    if (passwords.current === '') return noPassword;
    const problem = checkPassword(passwords.next, this.#passwordPolicy);
    if (problem !== null) return invalid('newPassword', problem);
    return this.#after('password', await this.#changes.updatePassword(passwords), []);
  }

  async linkSocial(
    login: SocialLogin,
    currentPassword: string,
  ): Promise<Result<void, CallFailure | TakenByOther | WrongPassword | InvalidField>> {
    if (currentPassword === '') return noPassword;
    const answer = await this.#changes.linkSocial(login, currentPassword);
    return this.#after('social-link', answer, ['information']);
  }

  async unlinkSocial(
    currentPassword: string,
  ): Promise<Result<void, CallFailure | WrongPassword | InvalidField>> {
    if (currentPassword === '') return noPassword;
    const answer = await this.#changes.unlinkSocial(currentPassword);
    return this.#after('social-link', answer, ['information']);
  }

  async resendEmailLink(): Promise<Result<void, CallFailure>> {
    return this.#after('email', await this.#changes.resendEmailLink(), []);
  }

  /** Mails a link that confirms the account's address, because mail to it bounced. It is pending until then. */
  async confirmEmail(): Promise<Result<void, CallFailure>> {
    return this.#after('email', await this.#changes.resendEmailLink(), ['information']);
  }

  async cancelEmail(): Promise<Result<void, CallFailure>> {
    return this.#after('email', await this.#changes.cancelEmailChange(), ['information']);
  }

  async freeze(freeze: Freeze): Promise<Result<void, CallFailure>> {
    return this.#after('freeze', await this.#changes.requestFreeze(freeze), []);
  }

  async joinDetails(details: JoinDetails): Promise<Result<void, CallFailure>> {
    const answer = await this.#changes.saveJoinDetails(details);
    return this.#after('join-details', answer, ['information', 'profile']);
  }

  async #after<Failure extends { readonly kind: string }>(
    change: string,
    answer: Result<void, Failure>,
    cards: readonly AccountCardName[],
  ): Promise<Result<void, Failure>> {
    if (answer.ok) {
      if (cards.length > 0) await this.#account.reload(cards);
      return answer;
    }
    if (isSignedOut(answer.val)) this.#session.end('expired');
    this.#logger.warn('account-change-failed', { change, failure: answer.val.kind });
    return answer;
  }
}

const noPassword = invalid('currentPassword', { key: 'fillOut' });

function invalid(field: string, message: Message): Err<InvalidField> {
  return Err({ kind: 'invalid', field, message });
}

export type ChangeFailure =
  | CallFailure
  | CommonPassword
  | InvalidField
  | TakenByOther
  | WrongPassword;

/**
 * The form error for a change that wasn't saved: at its field when the failure is about a field of
 * this form, otherwise a general message. Fields go by their wire names; `others` maps the ones
 * that differ.
 */
export function refusedChange<Name extends string>(
  failure: ChangeFailure,
  fields: readonly Name[],
  others: Readonly<Record<string, Name>> = {},
): Message | FieldRefusal<Name> {
  switch (failure.kind) {
    case 'invalid':
      return at(fields, failure.field, failure.message) ?? failure.message;
    case 'taken':
      return at(fields, 'username', { key: 'usernameTaken' }) ?? { key: 'changeNotSaved' };
    case 'common-password':
      return at(fields, 'newPassword', { key: 'passwordCommon' }) ?? { key: 'changeNotSaved' };
    case 'wrong-password':
      return at(fields, 'currentPassword', { key: 'passwordWrong' }) ?? { key: 'changeNotSaved' };
    case 'rejected':
      return (
        at(fields, failure.field, { key: 'fieldNotTaken' }) ??
        at(fields, others[failure.field ?? ''] ?? null, { key: 'fieldNotTaken' }) ?? {
          key: 'changeNotSaved',
        }
      );
    default:
      return messageOfCall(failure);
  }
}

function at<Name extends string>(
  fields: readonly Name[],
  named: string | null,
  message: Message,
): FieldRefusal<Name> | null {
  const field = fields.find((name) => name === named);
  return field === undefined ? null : { field, message };
}
