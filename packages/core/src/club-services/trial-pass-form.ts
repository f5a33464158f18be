import type { FacilityId } from '../clubs/facility-id.ts';
import { defineForm, type FormSchema } from '../forms/form.ts';
import { clubField, textField } from '../forms/form-fields.ts';

export type TrialPassField = 'code' | 'facilityId';

/** The pass a visitor is looking for: its normalized code and its club. */
export interface WantedPass {
  readonly code: string;
  readonly facilityId: FacilityId;
}

/** The form for a trial pass: a code and a club. */
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
