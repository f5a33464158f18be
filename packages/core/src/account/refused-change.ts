import type { FieldRefusal } from '../forms/filled-form.ts';
import type { Message } from '../messages/catalog.ts';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { TakenByOther, WrongPassword } from './account-changes.port.ts';
import { messageOfCall } from '../messages/call-message.ts';
import type { InvalidField } from './change-account.ts';

/** Any reason that an account change isn't saved. */
export type ChangeFailure = CallFailure | InvalidField | TakenByOther | WrongPassword;

/**
 * The form error for a change that wasn't saved: at its field when the failure is about a field of
 * this form, otherwise a general message. Fields go by their wire names; `others` maps the ones
 * that differ.
 */
export function refusedChange<Name extends string>(
  failure: ChangeFailure,
  fields: readonly Name[],
  others: Readonly<Record<string, Name>> = {},
): Message | FieldRefusal<Name> {
  switch (failure.kind) {
    case 'invalid':
      return at(fields, failure.field, failure.message) ?? failure.message;
    case 'taken':
      return at(fields, 'username', { key: 'usernameTaken' }) ?? { key: 'changeNotSaved' };
    case 'wrong-password':
      return at(fields, 'currentPassword', { key: 'passwordWrong' }) ?? { key: 'changeNotSaved' };
    case 'rejected':
      return (
        at(fields, failure.field, { key: 'fieldNotTaken' }) ??
        at(fields, others[failure.field ?? ''] ?? null, { key: 'fieldNotTaken' }) ?? {
          key: 'changeNotSaved',
        }
      );
    default:
      return messageOfCall(failure);
  }
}

function at<Name extends string>(
  fields: readonly Name[],
  named: string | null,
  message: Message,
): FieldRefusal<Name> | null {
  const field = fields.find((name) => name === named);
  return field === undefined ? null : { field, message };
}
