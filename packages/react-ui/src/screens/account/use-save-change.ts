import { Err, type Message, type Result } from '@foyer/core';
import { type ChangeAccount, type ChangeFailure, refusedChange } from '@foyer/core/account';
import type { FieldRefusal, FormSchema } from '@foyer/core/forms';

import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { type AccountChange, changedPath } from './account-changed.ts';

/**
 * Saves a change and returns to the account, which confirms it. A failure is shown in the form. The form's page is
 * replaced in the history.
 */
export function useSaveChange(): <Name extends string>(
  { fields }: Pick<FormSchema<Name, unknown>, 'fields'>,
  save: (change: ChangeAccount) => Promise<Result<AccountChange, ChangeFailure>>,
  others?: Readonly<Record<string, Name>>,
) => Promise<Result<AccountChange, Message | FieldRefusal<Name>>> {
  const change = useService(accountTokens.changeAccount);
  const navigation = useService(portTokens.navigation);
  return async ({ fields }, save, others) => {
    const answer = await save(change);
    if (answer.err) {
      const names = fields.map(({ name }) => name);
      return Err(refusedChange(answer.val, names, others));
    }
    navigation.replace(changedPath(answer.val));
    return answer;
  };
}
