import { areaField } from '../../forms/form-fields.ts';
import type { AreaField } from '../../forms/form.ts';

/** The reasons that a visitor can choose when canceling. */
export const cancelReasonField: AreaField<'reason'> = areaField({
  name: 'reason',
  label: 'Why can’t you come?',
});
