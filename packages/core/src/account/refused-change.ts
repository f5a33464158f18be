import type { FieldRefusal } from '../forms/filled-form.ts';
import type { Message } from '../messages/catalogue.ts';
import type { CallFailure } from '../shared/call-failure.ts';
import type { TakenByOther, WrongPassword } from './account-changes.port.ts';
import { messageOfCall } from './call-message.ts';
import type { InvalidField } from './change-account.ts';

/** Whatever keeps a change of the account from being saved. */
export type ChangeFailure = CallFailure | InvalidField | TakenByOther | WrongPassword;

/**
 * What a form tells of a change that was not saved: at its field where the failure is about one of those that the form
 * asks for, else of the call as such. The fields are named as the wire names them; `others` says which are not.
 * Source: AC-05.
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
