import { defineForm, type FormSchema } from '../forms/form.ts';
import { passwordField, textField } from '../forms/form-fields.ts';
import { checkPassword, type PasswordPolicy } from '../forms/password.ts';
import { checkUsername } from './username.ts';

/** Another name to sign in by. Source: AC-04, HT-04. */
export const usernameForm: FormSchema<'username', string> = defineForm<'username', string>(
  [
    textField(
      { name: 'username', label: 'New Username', autocomplete: 'username', maxLength: 30 },
      checkUsername,
    ),
  ],
  ({ username }) => username.trim(),
);

export type PasswordChangeField = 'currentPassword' | 'newPassword';

/** A new password by the chain's policy, and the current one for proof. Source: AC-04, HT-05, VA-05, VA-06. */
export function passwordChangeForm(
  policy: PasswordPolicy,
): FormSchema<PasswordChangeField, { readonly current: string; readonly next: string }> {
  return defineForm<PasswordChangeField, { readonly current: string; readonly next: string }>(
    [
      passwordField({ name: 'currentPassword', label: 'Current Password' }),
      passwordField(
        { name: 'newPassword', label: 'New Password', autocomplete: 'new-password' },
        (text) => checkPassword(text, policy),
      ),
    ],
    ({ currentPassword, newPassword }) => ({ current: currentPassword, next: newPassword }),
  );
}
