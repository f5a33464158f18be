import type { FacilityId } from '../clubs/facility-id.ts';
import { defineForm, type FormSchema } from '../forms/form.ts';
import { clubField, textField } from '../forms/form-fields.ts';

export type TrialPassField = 'code' | 'facilityId';

/** A pass, as somebody asks for it: its code, as codes are compared, and the club that it is for. */
export interface WantedPass {
  readonly code: string;
  readonly facilityId: FacilityId;
}

/** A code to try a club by, and the club. HT-47 */
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

/** A code as codes are compared: in capitals, without the blanks that a paste brings along. */
export function passCodeOf(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase();
}
