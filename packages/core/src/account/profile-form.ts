import {
  type BoxField,
  defineForm,
  type FormField,
  type FormInput,
  type FormSchema,
} from '../forms/form.ts';
import { clubField, nameField, textField } from '../forms/form-fields.ts';
import { parseInclusiveName } from '../forms/name.ts';
import type { Message } from '../messages/catalog.ts';
import { FormattedMeasure } from '../messages/formatted-values.ts';
import type { MemberProfile, MemberProfileChange } from './account.ts';
import {
  centimetersOf,
  feetAndInches,
  kilogramsOf,
  type MeasureSystem,
  poundsOf,
} from './body-measurements.ts';

/** The form's field names: `height` is in centimeters or feet, `weight` in kilograms or pounds. */
export type ProfileField =
  | 'firstName'
  | 'lastName'
  | 'homeFacilityId'
  | 'height'
  | 'inches'
  | 'weight';

export function profileInput(
  profile: Pick<
    MemberProfile,
    'firstName' | 'lastName' | 'homeFacilityId' | 'height' | 'weight'
  > | null,
  system: MeasureSystem,
): FormInput<ProfileField> {
  const { firstName = null, lastName = null, height = null, weight = null } = profile ?? {};
  const feet = height === null ? null : feetAndInches(height);
  const isUs = system === 'us';
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    homeFacilityId: profile?.homeFacilityId ?? '',
    height: written(isUs ? (feet?.feet ?? null) : height),
    inches: isUs ? written(feet?.inches ?? null) : '',
    weight: written(isUs && weight !== null ? poundsOf(weight) : weight),
  };
}

/** Only values that differ from `onFile` are sent, so that values rounded for display stay exact. */
export function profileForm(
  system: MeasureSystem,
  onFile: FormInput<ProfileField>,
): FormSchema<ProfileField, MemberProfileChange> {
  const fields: readonly FormField<ProfileField>[] = [
    nameField({ name: 'firstName', label: 'First Name', autocomplete: 'given-name' }),
    nameField({ name: 'lastName', label: 'Last Name', autocomplete: 'family-name' }),
    clubField({ name: 'homeFacilityId', label: 'Home Club', required: false }),
    ...(system === 'us' ? usFields : metricFields),
  ];
  return defineForm<ProfileField, MemberProfileChange>(
    fields,
    (input) => {
      const changed = fields.flatMap(({ name }) =>
        input[name].trim() === onFile[name].trim() ? [] : [name],
      );
      return changesOf(input, new Set(changed), system);
    },
    (input) => (system === 'us' ? checkUsHeight(input) : {}),
  );
}

function changesOf(
  input: FormInput<ProfileField>,
  changed: ReadonlySet<ProfileField>,
  system: MeasureSystem,
): MemberProfileChange {
  return {
    ...(changed.has('firstName') && { firstName: parseInclusiveName(input.firstName).unwrap() }),
    ...(changed.has('lastName') && { lastName: parseInclusiveName(input.lastName).unwrap() }),
    // A home club can be changed but not cleared.
    ...(changed.has('homeFacilityId') &&
      input.homeFacilityId !== '' && { homeFacilityId: input.homeFacilityId }),
    ...((changed.has('height') || changed.has('inches')) && { height: readHeight(input, system) }),
    ...(changed.has('weight') && { weight: readWeight(input.weight, system) }),
  };
}

function readHeight(input: FormInput<ProfileField>, system: MeasureSystem): number | null {
  const height = readNumber(input.height);
  if (height === null || system === 'metric') return height;
  return centimetersOf(height, readNumber(input.inches) ?? 0);
}

function readWeight(text: string, system: MeasureSystem): number | null {
  const weight = readNumber(text);
  return weight === null || system === 'metric' ? weight : kilogramsOf(weight);
}

/** Inches need feet. */
function checkUsHeight(input: FormInput<ProfileField>): { readonly height?: Message } {
  const isHalf = input.inches.trim() !== '' && input.height.trim() === '';
  return isHalf ? { height: outside('heightOutside', feet, 'foot') } : {};
}

/** Reads `168`, `168.5` or `168,5`; null for anything else. */
function readNumber(text: string): number | null {
  const tidy = text.normalize('NFKC').trim().replace(',', '.');
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(tidy) ? Number(tidy) : null;
}

/** Rounded to the two decimals that can be typed. */
function written(value: number | null): string {
  return value === null ? '' : String(Number(value.toFixed(2)));
}

interface MeasureLimits {
  readonly least: number;
  readonly most: number;
  readonly isWhole?: boolean;
}

function measureField(
  name: ProfileField,
  label: string,
  { least, most, isWhole = false }: MeasureLimits,
  problem: Message,
): BoxField<ProfileField> {
  return {
    ...textField({ name, label, required: false, maxLength: 6 }, (text) => {
      const value = readNumber(text);
      const fits = value !== null && value >= least && value <= most;
      return fits && (!isWhole || Number.isInteger(value)) ? null : problem;
    }),
    inputMode: isWhole ? 'numeric' : 'decimal',
  };
}

function heightField(label: string, limits: MeasureLimits, unit: string): BoxField<ProfileField> {
  return measureField('height', label, limits, outside('heightOutside', limits, unit));
}

function weightField(label: string, limits: MeasureLimits, unit: string): BoxField<ProfileField> {
  return measureField('weight', label, limits, outside('weightOutside', limits, unit));
}

function outside(
  key: 'heightOutside' | 'weightOutside',
  { least, most }: MeasureLimits,
  unit: string,
): Message {
  const display = unit === 'foot' ? 'long' : 'short';
  return { key, values: { least: `${least}`, most: new FormattedMeasure(most, unit, display) } };
}

const feet: MeasureLimits = { least: 2, most: 9, isWhole: true };
const inches: MeasureLimits = { least: 0, most: 11, isWhole: true };

/** Wide enough that no real member is refused. */
const metricFields: readonly BoxField<ProfileField>[] = [
  heightField('Height (cm)', { least: 60, most: 280 }, 'centimeter'),
  weightField('Weight (kg)', { least: 20, most: 400 }, 'kilogram'),
];

const usFields: readonly BoxField<ProfileField>[] = [
  heightField('Height (ft)', feet, 'foot'),
  measureField('inches', 'Height (in)', inches, { key: 'inchesOutside' }),
  weightField('Weight (lb)', { least: 44, most: 880 }, 'pound'),
];
