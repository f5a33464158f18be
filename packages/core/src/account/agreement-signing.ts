import type { FieldRefusal } from '../forms/filled-form.ts';
import type { Message } from '../messages/catalog.ts';
import type { Logger } from '../kernel/platform.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../kernel/result.ts';
import { createObservable } from '../kernel/observable.ts';
import type { AccountSession } from './account-session.ts';
import {
  addOnAgreementId,
  type Agreement,
  type AgreementPlace,
  type AgreementRepository,
} from './agreement-repository.port.ts';
import { messageOfCall } from '../messages/failure-messages.ts';
import { isSignedOut } from './card-loader.ts';
import type { LoadAccount } from './load-account.ts';
import { defineForm, type FormSchema } from '../forms/form.ts';
import { nameField, tickField } from '../forms/form-fields.ts';
import { parseInclusiveName } from '../forms/name.ts';

export type AgreementSnapshot =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly agreement: Agreement;
      /** A newer version replaced the one being signed: the member has to read it first. */
      readonly isNewer: boolean;
      /** The version that it replaced, which can still be read; null otherwise. */
      readonly earlierVersion: string | null;
      readonly isJustSigned: boolean;
    }
  /** The member's plan doesn't include the add-on. Their home club can change the plan. */
  | { readonly status: 'excluded'; readonly facilityId: string }
  /** Why there is nothing to read, and whether retrying may help. */
  | { readonly status: 'failed'; readonly message: Message; readonly canRetry: boolean };

export interface AgreementSigningDependencies {
  readonly agreements: AgreementRepository;
  readonly account: LoadAccount;
  readonly session: AccountSession;
  readonly logger: Logger;
  /** Reads this version instead of the current one. */
  readonly version?: string | null;
}

/** Loads and signs one agreement at the member's home club. What is signed is always what was shown. */
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

  async load(): Promise<void> {
    this.#reading.abort();
    const current = new AbortController();
    this.#reading = current;
    this.#snapshot.set(loading);
    const read = await this.#read(current.signal);
    if (this.#reading !== current || current.signal.aborted) return;
    this.#snapshot.set(
      read.ok
        ? {
            status: 'ready',
            agreement: read.val,
            isNewer: false,
            earlierVersion: null,
            isJustSigned: false,
          }
        : notReady(read.val),
    );
  }

  close(): void {
    this.#reading.abort();
  }

  /** Fails with a message for the member. If the shown version is outdated, loads the newer one. */
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
    if (answer.val.kind === 'version-over') return this.#showNewer(version);
    if (answer.val.kind === 'add-on-excluded') {
      this.#snapshot.set(notReady(excludedAt(place.val)));
      return Err({ key: 'agreementExcluded' });
    }
    return Err(this.#refused(answer.val));
  }

  async #showNewer(earlierVersion: string): Promise<Result<void, Message>> {
    const read = await this.#read(this.#reading.signal);
    if (read.err) return Err(read.val.message);
    const agreement = read.val;
    this.#snapshot.set({
      status: 'ready',
      agreement,
      isNewer: true,
      earlierVersion,
      isJustSigned: false,
    });
    return Err({ key: 'agreementChanged' });
  }

  async #read(signal: AbortSignal): Promise<Result<Agreement, Unread>> {
    const place = await this.#place();
    if (place.err) return place;
    const { agreements, version = null } = this.#dependencies;
    const answer = await agreements.read(place.val, version, { signal });
    if (answer.err) {
      const { val: failure } = answer;
      const isExcluded = failure.kind === 'add-on-excluded';
      return Err(isExcluded ? excludedAt(place.val) : this.#unread(failure));
    }
    return answer.val === null ? Err(unknown) : Ok(answer.val);
  }

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
  readonly excludedAt?: string;
}

function excludedAt({ facilityId }: AgreementPlace): Unread {
  return { message: { key: 'agreementExcluded' }, canRetry: false, excludedAt: facilityId };
}

function notReady({ excludedAt: facilityId, ...failed }: Unread): AgreementSnapshot {
  return facilityId === undefined
    ? { status: 'failed', ...failed }
    : { status: 'excluded', facilityId };
}

const loading: AgreementSnapshot = { status: 'loading' };
const unknown: Unread = { message: { key: 'agreementUnknown' }, canRetry: false };
const homeless: Unread = { message: { key: 'agreementNoClub' }, canRetry: false };

/** The checkbox is named after the version: consent to one version is not consent to the next. */
export type AgreementField = 'signature' | `consent-${string}`;

export interface Signature {
  readonly signature: string;
}

const signatureMaxLength = 100;

/** The form that signs one version of an agreement: a typed name and a consent checkbox. */
export function agreementForm(version: string): FormSchema<AgreementField, Signature> {
  return defineForm<AgreementField, Signature>(
    [
      nameField({
        name: 'signature',
        label: 'Your full name',
        autocomplete: 'name',
        maxLength: signatureMaxLength,
      }),
      tickField(
        { name: `consent-${version}`, label: 'I have read and agree to this agreement.' },
        { key: 'agreementConsent' },
      ),
    ],
    ({ signature }) => ({ signature: parseInclusiveName(signature).unwrap() }),
  );
}
