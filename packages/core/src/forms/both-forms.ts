import type { FormErrors, FormInput, FormSchema } from './form.ts';

/** Two forms that are filled in as one: the fields of both, and nothing comes of either while the other has an error. */
export function bothForms<One extends string, Other extends string, OneValues, OtherValues>(
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
