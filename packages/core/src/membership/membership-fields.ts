import { areaField, choiceField, clubField } from '../forms/form-fields.ts';
import type { AreaField, ChoiceField, ClubField, FieldOption } from '../forms/form.ts';

/** What a member who cancels may tell the club. */
export const leavingNoteField: AreaField<'note'> = areaField({
  name: 'note',
  label: 'Why are you leaving?',
});

export const homeClubField: ClubField<'club'> = clubField({ name: 'club', label: 'Home Club' });

/** The plans of a club, by id. */
export function membershipPlanField(options: readonly FieldOption[]): ChoiceField<'plan'> {
  return choiceField({ name: 'plan', label: 'Plan', required: true }, options);
}
