import { type BoxField, defineForm, type FormSchema } from '../forms/form.ts';
import { passwordField, textField } from '../forms/form-fields.ts';
import { checkPassword, type PasswordPolicy } from '../forms/password.ts';
import { checkUsername } from './username.ts';

/** Proves that the member is making the change, and not someone who found their session open. */
export const currentPasswordField: BoxField<'currentPassword'> = passwordField({
  name: 'currentPassword',
  label: 'Current Password',
});

/** A form with only the current password. */
export const currentPasswordForm: FormSchema<'currentPassword', string> = defineForm<
  'currentPassword',
  string
>([currentPasswordField], ({ currentPassword }) => currentPassword);

export type UsernameChangeField = 'username' | 'currentPassword';

export interface UsernameChange {
  readonly username: string;
  readonly currentPassword: string;
}

/** The form that changes the username. */
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

/**
 * The form that changes the password: the new one meets the chain's policy, and the current one
 * proves the member.
 */
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
