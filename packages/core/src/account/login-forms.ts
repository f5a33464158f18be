import { type BoxField, defineForm, type FormSchema } from '../forms/form.ts';
import { passwordField, textField } from '../forms/form-fields.ts';
import { checkPassword, type PasswordPolicy } from '../forms/password.ts';
import { checkUsername } from './username.ts';

/** Proves that it's the member who changes something, and not whoever found their session open. Source: SE-20. */
export const currentPasswordField: BoxField<'currentPassword'> = passwordField({
  name: 'currentPassword',
  label: 'Current Password',
});

/** The proof alone. Source: SE-20, HT-06, HT-07. */
export const currentPasswordForm: FormSchema<'currentPassword', string> = defineForm<
  'currentPassword',
  string
>([currentPasswordField], ({ currentPassword }) => currentPassword);

export type UsernameChangeField = 'username' | 'currentPassword';

export interface UsernameChange {
  readonly username: string;
  readonly currentPassword: string;
}

/** Another name to sign in by. Source: AC-04, HT-04. */
export const usernameForm: FormSchema<UsernameChangeField, UsernameChange> = defineForm<
  UsernameChangeField,
  UsernameChange
>(
  [
    textField(
      { name: 'username', label: 'New Username', autocomplete: 'username', maxLength: 30 },
      checkUsername,
    ),
    currentPasswordField,
  ],
  ({ username, currentPassword }) => ({ username: username.trim(), currentPassword }),
);

export type PasswordChangeField = 'currentPassword' | 'newPassword';

/** A new password by the chain's policy, and the current one for proof. Source: AC-04, HT-05, VA-05, VA-06. */
export function passwordChangeForm(
  policy: PasswordPolicy,
): FormSchema<PasswordChangeField, { readonly current: string; readonly next: string }> {
  return defineForm<PasswordChangeField, { readonly current: string; readonly next: string }>(
    [
      currentPasswordField,
      passwordField(
        { name: 'newPassword', label: 'New Password', autocomplete: 'new-password' },
        (text) => checkPassword(text, policy),
      ),
    ],
    ({ currentPassword, newPassword }) => ({ current: currentPassword, next: newPassword }),
  );
}
