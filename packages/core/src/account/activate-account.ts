import { checkPassword, defaultPasswordPolicy, type PasswordPolicy } from '../forms/password.ts';
import type { Logger } from '../kernel/logger.port.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import { Err, type Result } from '../kernel/result.ts';
import type { TakenByOther } from './account-changes.port.ts';
import type { InvalidField } from './change-account.ts';
import type {
  ChosenLogin,
  LinkOver,
  RegistrationRepository,
} from './registration-repository.port.ts';
import { checkUsername } from './username.ts';

/** Validates the login that was chosen on a mailed link's page, then sets it. */
export class ActivateAccount {
  readonly #repository: RegistrationRepository;
  readonly #logger: Logger;
  readonly #passwordPolicy: PasswordPolicy;

  constructor(
    repository: RegistrationRepository,
    logger: Logger,
    passwordPolicy: PasswordPolicy = defaultPasswordPolicy,
  ) {
    this.#repository = repository;
    this.#logger = logger;
    this.#passwordPolicy = passwordPolicy;
  }

  /** Fails with the invalid field, `taken`, `link-over`, or the call's failure. */
  async execute(
    login: ChosenLogin,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | LinkOver | TakenByOther | InvalidField>> {
    const username = login.username?.trim() ?? null;
    const wrongName = username === null ? null : checkUsername(username);
    if (wrongName !== null) return Err({ kind: 'invalid', field: 'username', message: wrongName });
    const weak = checkPassword(login.password, this.#passwordPolicy);
    if (weak !== null) return Err({ kind: 'invalid', field: 'password', message: weak });
    const answer = await this.#repository.activate({ ...login, username }, options);
    if (answer.err) this.#logger.warn('activation-failed', { failure: answer.val.kind });
    return answer;
  }
}
