import { messageOfCall } from '../messages/failure-messages.ts';
import type { FieldRefusal } from '../forms/filled-form.ts';
import type { Message } from '../messages/catalog.ts';
import type { Clock, IdSource, Logger } from '../kernel/platform.port.ts';
import { type CallFailure, type CallOptions, Err, Ok, type Result } from '../kernel/result.ts';
import type { ClubServices, TrialPass, TrialRequest } from './club-services.port.ts';
import type { FacilityId } from '../clubs/club.ts';
import { checkedValue, defineForm, type FormSchema } from '../forms/form.ts';
import {
  clubField,
  dateField,
  emailField,
  nameField,
  phoneField,
  textField,
  tickField,
} from '../forms/form-fields.ts';
import { dateWindow, parseDate } from '../forms/date.ts';
import { parseEmail } from '../forms/email.ts';
import { parseInclusiveName } from '../forms/name.ts';
import { parsePhone } from '../forms/phone.ts';
import { instantText } from '../kernel/temporal.ts';
import type { ConsentLog, ConsentRecord } from '../lead/lead-repository.port.ts';

export class FindTrialPass {
  readonly #services: ClubServices;
  readonly #logger: Logger;

  constructor(services: ClubServices, logger: Logger) {
    this.#services = services;
    this.#logger = logger;
  }

  /** Fails with a message, at the code if it is unknown at this club or has expired. */
  async execute(
    { facilityId, code }: WantedPass,
    options?: CallOptions,
  ): Promise<Result<TrialPass, Message | FieldRefusal<'code'>>> {
    const answer = await this.#services.trialPass(facilityId, code, options);
    if (answer.ok) return answer.val === null ? atCode('passUnknown') : Ok(answer.val);
    if (answer.val.kind === 'pass-ended') return atCode('passEnded');
    if (answer.val.kind !== 'aborted') {
      this.#logger.warn('trial-pass-not-found', { failure: answer.val.kind });
    }
    return Err(messageOfCall(answer.val));
  }
}

export type TrialPassField = 'code' | 'facilityId';

export interface WantedPass {
  readonly code: string;
  readonly facilityId: FacilityId;
}

export const trialPassForm: FormSchema<TrialPassField, WantedPass> = defineForm(
  [
    textField({ name: 'code', label: 'Pass code' }),
    clubField({ name: 'facilityId', label: 'Club' }),
  ],
  ({ code, facilityId }) => ({
    code: passCodeOf(code),
    facilityId: facilityId as FacilityId,
  }),
);

/** Normalizes a code: uppercase, without the whitespace that pasting adds. */
export function passCodeOf(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase();
}

function atCode(key: 'passUnknown' | 'passEnded'): Err<FieldRefusal<'code'>> {
  return Err({ field: 'code', message: { key } });
}

export interface RequestTrialPassDependencies {
  readonly services: ClubServices;
  readonly clock: Clock;
  readonly consentLog: ConsentLog;
  readonly ids: IdSource;
  readonly logger: Logger;
}

/** Asks for a free trial pass. The same details keep their id until an answer arrives, so that one mail is sent. */
export class RequestTrialPass {
  readonly #dependencies: RequestTrialPassDependencies;
  #last: { readonly id: string; readonly asked: string } | null = null;

  constructor(dependencies: RequestTrialPassDependencies) {
    this.#dependencies = dependencies;
  }

  /** Fails with a message for the visitor, at a field if it is about one. */
  async execute(
    input: TrialRequestInput,
    seen: SeenConsent,
  ): Promise<Result<void, Message | FieldRefusal<TrialRequestField>>> {
    const { services, ids, logger } = this.#dependencies;
    const asked = JSON.stringify(input);
    const id = this.#last?.asked === asked ? this.#last.id : ids.next();
    this.#last = { id, asked };
    const answer = await services.requestTrial({ ...input, id });
    if (answer.ok) {
      this.#last = null;
      if (input.newsletter) await this.#recordConsent(id, seen);
      return Ok(undefined);
    }
    logger.warn('trial-not-requested', { failure: answer.val.kind });
    return Err(messageOf(answer.val));
  }

  /** The pass is on its way, so a failure is only logged. */
  async #recordConsent(transactionId: string, seen: SeenConsent): Promise<void> {
    const { clock, consentLog, ids, logger } = this.#dependencies;
    const given = { channel: 'newsletter', granted: true, basis: 'express' } as const;
    const at = instantText(clock.now());
    const appended = await consentLog.append([
      { ...seen, ...given, id: ids.next(), transactionId, at },
    ]);
    if (appended.err) logger.warn('consents-not-recorded', { failure: appended.val.kind });
  }
}

/** What the person saw when they agreed. */
export type SeenConsent = Pick<
  ConsentRecord,
  'text' | 'textVersion' | 'jurisdiction' | 'sourceUrl'
>;

export type TrialRequestField = keyof TrialRequestInput;

export type TrialRequestInput = Omit<TrialRequest, 'id'>;

/** `today` is the ISO date at the club. */
export function trialRequestForm(
  today: string,
  newsletterText: string,
): FormSchema<TrialRequestField, TrialRequestInput> {
  return defineForm(
    [
      clubField({ name: 'facilityId', label: 'Club' }),
      dateField({ name: 'startsOn', label: 'First Day' }, dateWindow(today)),
      nameField({ name: 'firstName', label: 'First Name', autocomplete: 'given-name' }),
      nameField({ name: 'lastName', label: 'Last Name', autocomplete: 'family-name' }),
      emailField({ name: 'email', label: 'Email Address' }),
      phoneField({ name: 'phone', label: 'Phone Number' }),
      tickField({ name: 'newsletter', label: newsletterText, required: false }),
    ],
    ({ facilityId, startsOn, firstName, lastName, email, phone, newsletter }) => ({
      facilityId: facilityId as FacilityId,
      startsOn: parseDate(startsOn).unwrap(),
      firstName: parseInclusiveName(firstName).unwrap(),
      lastName: parseInclusiveName(lastName).unwrap(),
      email: parseEmail(email).unwrap(),
      phone: parsePhone(phone).unwrap(),
      newsletter: newsletter === checkedValue,
    }),
  );
}

function messageOf(failure: CallFailure): Message | FieldRefusal<TrialRequestField> {
  if (failure.kind !== 'rejected') return messageOfCall(failure);
  switch (failure.field) {
    case 'facilityId':
      return { field: failure.field, message: { key: 'noTrialHere' } };
    case 'startsOn':
      return { field: failure.field, message: { key: 'dateMalformed' } };
    case 'email':
      return { field: failure.field, message: { key: 'emailMalformed' } };
    case 'phone':
      return { field: failure.field, message: { key: 'phone' } };
    default:
      return messageOfCall(failure);
  }
}
