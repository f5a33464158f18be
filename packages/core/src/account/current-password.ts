/** Proves that the member is making a change, and not someone who found their session open. */
import { type BoxField, defineForm, type FormSchema } from '../forms/form.ts';
import { passwordField } from '../forms/form-fields.ts';

export const currentPasswordField: BoxField<'currentPassword'> = passwordField({
  name: 'currentPassword',
  label: 'Current Password',
});

export const currentPasswordForm: FormSchema<'currentPassword', string> = defineForm(
  [currentPasswordField],
  ({ currentPassword }) => currentPassword,
);
