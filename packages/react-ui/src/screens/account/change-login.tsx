import type { PasswordPolicy } from '@foyer/core/forms';
import {
  type PasswordChangeField,
  passwordChangeForm,
  usernameForm,
} from '@foyer/core/registration';
import { type JSX, type ReactNode, useMemo } from 'react';

import { changeCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';
import { PasswordRequirements } from '../forms/password-requirements.tsx';
import { belowCurrentPassword, Cancel, useSaveChange } from './change-page.tsx';

export function ChangeUsername(): JSX.Element {
  const changes = useCopy(changeCopy);
  const save = useSaveChange();
  const copy = changes.username;
  return (
    <FormView
      schema={usernameForm}
      label={copy.title}
      legend={copy.legend}
      hints={copy.hints}
      after={belowCurrentPassword}
      submit={changes.save}
      submitting={changes.saving}
      aside={<Cancel />}
      onSend={({ username, currentPassword }) =>
        save(usernameForm, async (change) =>
          (await change.username(username, currentPassword)).map(() => 'username'),
        )
      }
      sent={null}
    />
  );
}

/** The form for a new password that meets the chain's policy. Passwords are never stored. */
export function ChangePassword(): JSX.Element {
  const changes = useCopy(changeCopy);
  const save = useSaveChange();
  const policy = useService(accountTokens.passwordPolicy);
  const schema = useMemo(() => passwordChangeForm(policy), [policy]);
  const copy = changes.password;
  return (
    <FormView
      schema={schema}
      label={copy.title}
      legend={copy.legend}
      intro={<p className="foyer-form__note">{copy.note}</p>}
      after={belowBoxes(policy)}
      submit={changes.save}
      submitting={changes.saving}
      aside={<Cancel />}
      onSend={(passwords) =>
        save(schema, async (change) => (await change.password(passwords)).map(() => 'password'))
      }
      sent={null}
    />
  );
}

function belowBoxes(
  policy: PasswordPolicy,
): Partial<Readonly<Record<PasswordChangeField, (value: string) => ReactNode>>> {
  return {
    ...belowCurrentPassword,
    newPassword: (value) => <PasswordRequirements policy={policy} password={value} />,
  };
}
