import type { FieldRefusal } from '../forms/filled-form.ts';
import type { Message } from '../messages/catalog.ts';
import { waitMessage, messageOfCall } from '../messages/failure-messages.ts';
import type { Logger } from '../kernel/platform.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../kernel/result.ts';
import type {
  MemberSignUp,
  ProspectSignUp,
  RegistrationRepository,
} from './registration-repository.port.ts';

/**
 * Requests the mail with the link for choosing a login. Every answer is the same whether or not there is an account,
 * except to someone who knows a member's number and name. Logs don't contain the input.
 */
export class RequestLink {
  readonly #repository: RegistrationRepository;
  readonly #logger: Logger;

  constructor(repository: RegistrationRepository, logger: Logger) {
    this.#repository = repository;
    this.#logger = logger;
  }

  /** For a member. `registered` already has a login, and no mail is sent. */
  async member(
    member: MemberSignUp,
  ): Promise<Result<'sent' | 'registered', Message | FieldRefusal<'memberId'>>> {
    const known = await this.#repository.validateMember(member);
    if (known.err) return Err(this.#messageOf(known.val));
    if (!known.val.isValid) return Err(unknownMember);
    if (known.val.isRegistered) return Ok('registered');
    const answer = await this.#repository.signUp(member);
    return answer
      .map(() => 'sent' as const)
      .mapErr((failure) =>
        isAbout(failure, 'memberId') ? unknownMember : this.#messageOf(failure),
      );
  }

  async prospect(
    person: ProspectSignUp,
  ): Promise<Result<'sent', Message | FieldRefusal<'emailAddress'>>> {
    const answer = await this.#repository.signUp(person);
    return this.#sent(answer);
  }

  async recover(email: string): Promise<Result<'sent', Message | FieldRefusal<'emailAddress'>>> {
    return this.#sent(await this.#repository.recoverByEmail(email));
  }

  async resend(name: string): Promise<Result<'sent', Message>> {
    const answer = await this.#repository.resendVerification(name);
    return answer.map(() => 'sent' as const).mapErr((failure) => this.#messageOf(failure));
  }

  #sent(answer: Result<void, CallFailure>): Result<'sent', Message | FieldRefusal<'emailAddress'>> {
    return answer.map(() => 'sent' as const).mapErr((failure) => this.#emailMessage(failure));
  }

  #emailMessage(failure: CallFailure): Message | FieldRefusal<'emailAddress'> {
    const message = this.#messageOf(failure);
    return isAbout(failure, 'email')
      ? { field: 'emailAddress', message: { key: 'emailMalformed' } }
      : message;
  }

  #messageOf(failure: CallFailure): Message {
    this.#logger.warn('link-request-failed', { failure: failure.kind });
    return failure.kind === 'rate-limited'
      ? waitMessage('tooManyLinks', failure.retryAfterMs)
      : messageOfCall(failure);
  }
}

const unknownMember = { field: 'memberId', message: { key: 'memberUnknown' } } as const;

function isAbout(failure: CallFailure, field: string): boolean {
  return failure.kind === 'rejected' && failure.field === field;
}
