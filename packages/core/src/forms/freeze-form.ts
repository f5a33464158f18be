import { dateWindow, parseDate } from './date.ts';
import { defineForm, type FormInput, type FormSchema } from './form.ts';
import { areaField, choiceField, dateField } from './form-fields.ts';

/** The freeze form's keys, spelled as in the specification. */
export type FreezeField = 'freezeDuration' | 'medicalReason' | 'startDate';

export interface Freeze {
  readonly months: number;
  /** The member's reason, for the club only; empty if none. It must never appear in a log or a URL. */
  readonly medicalReason: string;
  /** ISO date. */
  readonly startDate: string;
}

export interface FreezeFormSettings {
  /** Today in the zone of the member's club, ISO. */
  readonly today: string;
  /** The durations to choose from, in whole months. Defaults to 1, 2 and 3. */
  readonly months?: readonly number[];
  /** The last day to start on, ISO. Defaults to 29 days from today. */
  readonly lastStart?: string;
}

/** Asks how long, from when, and optionally why. */
export function freezeForm({
  today,
  months = [1, 2, 3],
  lastStart = dateWindow(today).last,
}: FreezeFormSettings): FormSchema<FreezeField, Freeze> {
  const durations = months.map((count) => ({
    value: `${count}`,
    label: count === 1 ? '1 month' : `${count} months`,
  }));
  return defineForm<FreezeField, Freeze>(
    [
      choiceField({ name: 'freezeDuration', label: 'Freeze Duration', required: true }, durations),
      dateField({ name: 'startDate', label: 'Start Date' }, { first: today, last: lastStart }),
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
