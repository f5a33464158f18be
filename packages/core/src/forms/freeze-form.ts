import { dateWindow, parseDate } from './date.ts';
import { defineForm, type FormInput, type FormSchema } from './form.ts';
import { areaField, choiceField, dateField } from './form-fields.ts';

/** The freeze form's keys, as the specification spells them. Source: VA-11. */
export type FreezeField = 'freezeDuration' | 'medicalReason' | 'startDate';

/** A membership that a member wants to rest for a while. */
export interface Freeze {
  readonly months: number;
  /** Whatever the member tells of it, for the club only; empty for nothing. It goes into no log and no address. */
  readonly medicalReason: string;
  /** ISO date. */
  readonly startDate: string;
}

export interface FreezeFormSettings {
  /** Today in the zone of the member's club, ISO. */
  readonly today: string;
  /** Whole months that a membership can rest for; 1, 2 and 3 unless configured. */
  readonly months?: readonly number[];
}

/** How long, from when, and a reason that a member may give. Source: VA-11, FM-05. */
export function freezeForm({
  today,
  months = [1, 2, 3],
}: FreezeFormSettings): FormSchema<FreezeField, Freeze> {
  const durations = months.map((count) => ({
    value: `${count}`,
    label: count === 1 ? '1 month' : `${count} months`,
  }));
  return defineForm<FreezeField, Freeze>(
    [
      choiceField({ name: 'freezeDuration', label: 'Freeze Duration', required: true }, durations),
      dateField({ name: 'startDate', label: 'Start Date' }, dateWindow(today)),
      areaField({ name: 'medicalReason', label: 'Medical Reason' }),
    ],
    readFreeze,
  );
}

function readFreeze(input: FormInput<FreezeField>): Freeze {
  return {
    months: Number(input.freezeDuration),
    medicalReason: input.medicalReason.trim(),
    startDate: parseDate(input.startDate).unwrap(),
  };
}
