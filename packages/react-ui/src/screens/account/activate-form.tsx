import type { Message, Result } from '@foyer/core';
import type { FieldRefusal, PasswordPolicy } from '@foyer/core/forms';
import {
  chooseLoginForm,
  type ChosenLogin,
  type LoginField,
  type MailedLink,
  type MailedLinkFlow,
  newPasswordForm,
  type UsernameCheck,
  type UsernameCheckSnapshot,
} from '@foyer/core/registration';
import { type JSX, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';

import { FieldFrame } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { fieldId } from '../../components/text-field.tsx';
import { registrationCopy } from '../../copy/registration.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useFoyerContainer, useService } from '../../di/foyer-provider.tsx';
import { useDelayed } from '../../hooks/use-delayed.ts';
import { useFormMessages } from '../../hooks/use-form-messages.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';
import { PasswordRequirements } from '../forms/password-requirements.tsx';

export interface ActivateFormProps {
  readonly flow: MailedLinkFlow;
  readonly link: MailedLink;
}

/** The form behind a mailed link. It sets a username and password, or only a new password for an existing username. */
export function ActivateForm({ flow, link }: ActivateFormProps): JSX.Element {
  const copy = useCopy(registrationCopy);
  const { purpose, firstName, username } = link;
  const policy = useService(accountTokens.passwordPolicy);
  const isNew = purpose === 'activate' || username === null;
  const schema = useMemo(
    () => (isNew ? chooseLoginForm(policy) : newPasswordForm(policy)),
    [isNew, policy],
  );
  const { check, snapshot } = useUsernameCheck();

  async function send(
    login: Omit<ChosenLogin, 'token'>,
  ): Promise<Result<void, Message | FieldRefusal<LoginField>>> {
    const answer = await flow.choose(login);
    // The field already shows this error.
    if (answer.err && 'field' in answer.val && answer.val.field === 'username') check.forget();
    return answer;
  }

  return (
    <div className="foyer-registration">
      <p className="foyer-registration__lede">
        {copy.greeting(firstName)}. {isNew ? copy.activateLede : copy.newPasswordLede}
      </p>
      <FormView<LoginField, Omit<ChosenLogin, 'token'>>
        schema={schema}
        label={isNew ? copy.activateForm : copy.newPasswordForm}
        legend={isNew ? copy.activateLegend : copy.newPasswordLegend}
        intro={isNew ? null : <OwnUsername username={username} />}
        hints={isNew ? copy.activateHints : {}}
        after={belowBoxes(policy, snapshot)}
        onLeave={(name, value) => {
          if (name === 'username') void check.ask(value);
        }}
        submit={isNew ? copy.activate : copy.savePassword}
        aside={
          <p className="foyer-registration__note">
            {isNew ? copy.activateNote : copy.savePasswordNote}
          </p>
        }
        onSend={send}
        sent={null}
      />
    </div>
  );
}

/** The username availability check of one form and its current snapshot. */
function useUsernameCheck(): {
  readonly check: UsernameCheck;
  readonly snapshot: UsernameCheckSnapshot;
} {
  const container = useFoyerContainer();
  const [check] = useState(() => container.get(accountTokens.usernameCheck));
  return { check, snapshot: useSyncExternalStore(check.subscribe, check.getSnapshot) };
}

function belowBoxes(
  policy: PasswordPolicy,
  snapshot: UsernameCheckSnapshot,
): Readonly<Record<LoginField, (value: string) => ReactNode>> {
  return {
    username: (value) => <UsernameNote typed={value} snapshot={snapshot} />,
    password: (value) => <PasswordRequirements policy={policy} password={value} />,
  };
}

/** How long to wait before showing that the check is running, in ms. */
const soonMs = 400;

/** Shows whether the typed username is available, as far as known. It never blocks the form. */
function UsernameNote({
  typed,
  snapshot,
}: {
  readonly typed: string;
  readonly snapshot: UsernameCheckSnapshot;
}): JSX.Element {
  const copy = useCopy(registrationCopy);
  const messages = useFormMessages();
  const { username } = snapshot;
  const answer = username === typed.trim() ? snapshot.answer : 'unknown';
  const isSlow = useDelayed(answer === 'asked', soonMs);
  return (
    <p className="foyer-username" role="status" data-answer={answer}>
      {answer === 'asked' && isSlow && copy.checking}
      {answer === 'free' && (
        <>
          <Icon name="check" />
          {copy.free(username)}
        </>
      )}
      {answer === 'taken' && (
        <>
          <Icon name="alert" />
          {messages({ key: 'usernameTaken' })}
        </>
      )}
    </p>
  );
}

/** Shows the existing username to its owner and to their password manager. */
function OwnUsername({ username }: { readonly username: string }): JSX.Element {
  const copy = useCopy(registrationCopy);
  return (
    <FieldFrame id={fieldId('username')} label={copy.username} required>
      {(wiring) => (
        <input
          {...wiring}
          aria-required={undefined}
          className="foyer-input"
          name="username"
          type="text"
          autoComplete="username"
          value={username}
          readOnly
        />
      )}
    </FieldFrame>
  );
}
