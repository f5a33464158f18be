import type { FieldRefusal } from '../forms/filled-form.ts';
import type { Message } from '../messages/catalogue.ts';
import type { Logger } from '../ports/logger.port.ts';
import type { CallFailure } from '../shared/call-failure.ts';
import { createObservable } from '../shared/observable.ts';
import { Err, Ok, type Result } from '../shared/result.ts';
import type { AccountSession } from './account-session.ts';
import { addOnAgreementId, type Agreement, type AgreementPlace } from './agreement.ts';
import type { AgreementField, Signature } from './agreement-form.ts';
import type { AgreementRepository } from './agreement-repository.port.ts';
import { messageOfCall } from './call-message.ts';
import { isSignedOut } from './card-loader.ts';
import type { LoadAccount } from './load-account.ts';

/** What a member sees of an agreement. HT-44 */
export type AgreementSnapshot =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly agreement: Agreement;
      /** Another version came while this one was being signed: it is to be read first. */
      readonly isNewer: boolean;
      /** It was signed here and now. */
      readonly isJustSigned: boolean;
    }
  /** Why there is nothing to read, and whether asking again may help. */
  | { readonly status: 'failed'; readonly message: Message; readonly canRetry: boolean };

export interface AgreementSigningDependencies {
  readonly agreements: AgreementRepository;
  readonly account: LoadAccount;
  readonly session: AccountSession;
  readonly logger: Logger;
}

/**
 * One agreement of the member who is signed in, read and signed at their home club, in the version of today: what was
 * signed is what was read. The account's add-on card shows it from then on. Source: AC-08, HT-44, HT-45.
 */
export class AgreementSigning {
  readonly #agreementId: string;
  readonly #dependencies: AgreementSigningDependencies;
  readonly #snapshot = createObservable<AgreementSnapshot>(loading);
  #reading = new AbortController();

  constructor(agreementId: string, dependencies: AgreementSigningDependencies) {
    this.#agreementId = agreementId;
    this.#dependencies = dependencies;
  }

  readonly getSnapshot = (): AgreementSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /** Reads it, anew. */
  async load(): Promise<void> {
    this.#reading.abort();
    const current = new AbortController();
    this.#reading = current;
    this.#snapshot.set(loading);
    const read = await this.#read(current.signal);
    if (this.#reading !== current || current.signal.aborted) return;
    this.#snapshot.set(
      read.ok
        ? { status: 'ready', agreement: read.val, isNewer: false, isJustSigned: false }
        : { status: 'failed', ...read.val },
    );
  }

  /** Nobody waits for it any more. */
  close(): void {
    this.#reading.abort();
  }

  /** Signs the version that is shown; fails with what the member is told, who then reads the newer one first. */
  async sign({
    signature,
  }: Signature): Promise<Result<void, Message | FieldRefusal<AgreementField>>> {
    const shown = this.#snapshot.get();
    const place = await this.#place();
    if (shown.status !== 'ready' || place.err) return Err({ key: 'callFailed' });
    const { agreement } = shown;
    const { agreements, account } = this.#dependencies;
    const { version } = agreement;
    const answer = await agreements.sign({ ...place.val, version, signature });
    if (answer.ok) {
      const signed = { ...agreement, signedAt: answer.val };
      this.#snapshot.set({ ...shown, agreement: signed, isNewer: false, isJustSigned: true });
      if (this.#agreementId === addOnAgreementId) await account.execute(['addOn']);
      return Ok(undefined);
    }
    if (answer.val.kind === 'version-over') return this.#showNewer();
    return Err(this.#refused(answer.val));
  }

  async #showNewer(): Promise<Result<void, Message>> {
    const read = await this.#read(this.#reading.signal);
    if (read.err) return Err(read.val.message);
    const agreement = read.val;
    this.#snapshot.set({ status: 'ready', agreement, isNewer: true, isJustSigned: false });
    return Err({ key: 'agreementChanged' });
  }

  async #read(signal: AbortSignal): Promise<Result<Agreement, Unread>> {
    const place = await this.#place();
    if (place.err) return place;
    const answer = await this.#dependencies.agreements.read(place.val, null, { signal });
    if (answer.err) return Err(this.#unread(answer.val));
    return answer.val === null ? Err(unknown) : Ok(answer.val);
  }

  /** Whose it is and where, as the member's profile says. */
  async #place(): Promise<Result<AgreementPlace, Unread>> {
    const { account } = this.#dependencies;
    const known = account.getSnapshot().profile;
    const profile = known.status === 'ready' ? known : (await account.execute(['profile'])).profile;
    if (profile.status === 'failed') return Err(this.#unread(profile.failure));
    if (profile.status !== 'ready') return Err(homeless);
    const { memberId, homeFacilityId } = profile.value;
    if (memberId === null || homeFacilityId === null) return Err(homeless);
    return Ok({ agreementId: this.#agreementId, facilityId: homeFacilityId, memberId });
  }

  #unread(failure: CallFailure): Unread {
    const isForbidden = failure.kind === 'rejected' && failure.status === 403;
    if (isForbidden) return { message: { key: 'agreementNotYours' }, canRetry: false };
    this.#note(failure);
    return { message: messageOfCall(failure), canRetry: true };
  }

  #refused(failure: CallFailure): Message | FieldRefusal<AgreementField> {
    if (failure.kind === 'rejected' && failure.field === 'signature') {
      return { field: 'signature', message: { key: 'nameMalformed' } };
    }
    return this.#unread(failure).message;
  }

  #note(failure: CallFailure): void {
    const { session, logger } = this.#dependencies;
    if (isSignedOut(failure)) session.end('expired');
    if (failure.kind !== 'aborted') {
      logger.warn('agreement-call-failed', { failure: failure.kind });
    }
  }
}

interface Unread {
  readonly message: Message;
  readonly canRetry: boolean;
}

const loading: AgreementSnapshot = { status: 'loading' };
const unknown: Unread = { message: { key: 'agreementUnknown' }, canRetry: false };
const homeless: Unread = { message: { key: 'agreementNoClub' }, canRetry: false };
