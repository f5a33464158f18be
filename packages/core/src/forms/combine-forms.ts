import type { FormErrors, FormInput, FormSchema } from './form.ts';

/** Combines two forms into one. It has the fields of both, and returns values only if neither has an error. */
export function combineForms<One extends string, Other extends string, OneValues, OtherValues>(
  one: FormSchema<One, OneValues>,
  other: FormSchema<Other, OtherValues>,
): FormSchema<One | Other, OneValues & OtherValues> {
  return {
    fields: [...one.fields, ...other.fields],
    check(input: FormInput<One | Other>) {
      const [first, second] = [one.check(input), other.check(input)];
      const errors = { ...first.errors, ...second.errors } as FormErrors<One | Other>;
      if (first.values === null || second.values === null) return { errors, values: null };
      return { errors, values: { ...first.values, ...second.values } };
    },
  };
}
