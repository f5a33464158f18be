import { messageOfCall } from '../messages/failure-messages.ts';
import type { FieldRefusal } from '../forms/filled-form.ts';
import type { Message } from '../messages/catalog.ts';
import type { Logger } from '../kernel/platform.port.ts';
import type { CallOptions } from '../kernel/call-failure.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import type { ClubServices, TrialPass } from './club-services.port.ts';
import type { FacilityId } from '../clubs/club.ts';
import { defineForm, type FormSchema } from '../forms/form.ts';
import { clubField, textField } from '../forms/form-fields.ts';

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
