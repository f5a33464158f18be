import { Ok } from '@foyer/core';
import {
  type AccountCard,
  type AccountInformation,
  type AccountProfile,
  claimDrafts,
  type DetailsField,
  detailsForm,
  detailsInput,
  isNewEmail,
  profileForm,
  profileInput,
} from '@foyer/core/account';
import { FormDraft, type FormInput, type PasswordPolicy } from '@foyer/core/forms';
import {
  type PasswordChangeField,
  passwordChangeForm,
  usernameForm,
} from '@foyer/core/registration';
import { accountPath } from '@foyer/core/session';
import { type MeasureSystem, measureSystemOf } from '@foyer/core/training';
import { type JSX, type ReactNode, useCallback, useMemo, useState } from 'react';

import { changeCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { FormView, type FormViewProps } from '../forms/form-view.tsx';
import { PasswordRequirements } from '../forms/password-requirements.tsx';
import {
  belowCurrentPassword,
  Cancel,
  OnceLoaded,
  useDraftPorts,
  useSaveChange,
} from './change-page.tsx';

const needed = ['information', 'profile'] as const;
const draftName = 'account-details';

/** The form for the member's address and contact data, with the fields of their country. */
export function ChangeDetails(): JSX.Element {
  return (
    <OnceLoaded names={needed} boxes={7}>
      {({ information, profile }) => (
        <DetailsForm information={valueOf(information)} owner={valueOf(profile)?.userId ?? null} />
      )}
    </OnceLoaded>
  );
}

function DetailsForm({
  information,
  owner,
}: {
  readonly information: AccountInformation | null;
  readonly owner: string | null;
}): JSX.Element {
  const copy = useCopy(changeCopy).details;
  const form = useChangeForm(copy);
  const save = useSaveChange();
  const start = useMemo(() => detailsInput(information), [information]);
  const draft = useOwnDraft(owner);
  const [country, setCountry] = useState(() => draft.country ?? start.country);
  const onFile = information?.country ?? null;
  const locale = useLocale();
  const [asksPassword, setAsksPassword] = useState(false);
  const schema = useMemo(
    () => detailsForm(country, onFile, { asksPassword, locale }),
    [country, onFile, asksPassword, locale],
  );
  const follow = useCallback(
    (input: FormInput<DetailsField>) => {
      setCountry(input.country);
      setAsksPassword(isNewEmail(input.email, start.email));
    },
    [start],
  );
  return (
    <FormView
      {...form}
      schema={schema}
      start={start}
      {...(draft.name !== null && { draft: draft.name })}
      hints={copy.hints}
      onInput={follow}
      after={belowCurrentPassword}
      onSend={({ currentPassword, ...values }) =>
        save(
          schema,
          async (change) =>
            (await change.information(values, currentPassword)).map(() =>
              currentPassword === null ? 'details' : 'email',
            ),
          { state: 'county' },
        )
      }
    />
  );
}

/** The saved draft belongs to one member. Its country determines the form's fields. */
function useOwnDraft(owner: string | null): {
  readonly name: string | null;
  readonly country: string | null;
} {
  const ports = useDraftPorts();
  const [draft] = useState(() => {
    if (owner === null) return { name: null, country: null };
    claimDrafts(owner, ports);
    const { fields } = detailsForm('', null);
    const stored = new FormDraft(draftName, ports).load(
      fields.filter(({ name }) => name === 'country'),
    );
    return {
      name: draftName,
      country: typeof stored === 'string' ? null : (stored.country ?? null),
    };
  });
  return draft;
}

function valueOf<Value>(card: AccountCard<Value>): Value | null {
  return card.status === 'ready' ? card.value : null;
}

/** The form for the member's personal data, home club, and height and weight in the units of their country. */
export function ChangeProfile(): JSX.Element {
  return (
    <OnceLoaded names={needed} boxes={5}>
      {({ information, profile }) => (
        <ProfileForm
          profile={profile.status === 'ready' ? profile.value : null}
          system={measureSystemOf(
            information.status === 'ready' ? information.value.country : null,
          )}
        />
      )}
    </OnceLoaded>
  );
}

function ProfileForm({
  profile,
  system,
}: {
  readonly profile: AccountProfile | null;
  readonly system: MeasureSystem;
}): JSX.Element {
  const copy = useCopy(changeCopy).profile;
  const form = useChangeForm(copy);
  const save = useSaveChange();
  const navigation = useService(portTokens.navigation);
  const ports = useDraftPorts();
  const owner = profile?.userId ?? null;
  const [draft] = useState(() => {
    if (owner === null) return null;
    claimDrafts(owner, ports);
    return 'account-profile';
  });
  const start = useMemo(() => profileInput(profile, system), [profile, system]);
  const schema = useMemo(() => profileForm(system, start), [system, start]);
  return (
    <FormView
      {...form}
      schema={schema}
      start={start}
      {...(draft !== null && { draft })}
      hints={copy.hints}
      onSend={async (values) => {
        if (Object.keys(values).length === 0) {
          navigation.replace(accountPath);
          return Ok(null);
        }
        return save(schema, async (change) => (await change.profile(values)).map(() => 'profile'));
      }}
    />
  );
}

/** The form for a new username. */
export function ChangeUsername(): JSX.Element {
  const copy = useCopy(changeCopy).username;
  const form = useChangeForm(copy);
  const save = useSaveChange();
  return (
    <FormView
      {...form}
      schema={usernameForm}
      hints={copy.hints}
      after={belowCurrentPassword}
      onSend={({ username, currentPassword }) =>
        save(usernameForm, async (change) =>
          (await change.username(username, currentPassword)).map(() => 'username'),
        )
      }
    />
  );
}

/** The form for a new password that meets the chain's policy. Passwords are never stored. */
export function ChangePassword(): JSX.Element {
  const form = useChangeForm(useCopy(changeCopy).password);
  const save = useSaveChange();
  const policy = useService(accountTokens.passwordPolicy);
  const schema = useMemo(() => passwordChangeForm(policy), [policy]);
  return (
    <FormView
      {...form}
      schema={schema}
      after={belowBoxes(policy)}
      onSend={(passwords) =>
        save(schema, async (change) => (await change.password(passwords)).map(() => 'password'))
      }
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

/** What the forms that change one part of the account have in common. */
function useChangeForm({
  title,
  legend,
  note,
}: {
  readonly title: string;
  readonly legend: string;
  readonly note?: string;
}): Pick<
  FormViewProps<string, unknown>,
  'label' | 'legend' | 'intro' | 'submit' | 'submitting' | 'aside' | 'sent'
> {
  const { save, saving } = useCopy(changeCopy);
  return {
    label: title,
    legend,
    intro: note !== undefined && <p className="foyer-form__note foyer-soft">{note}</p>,
    submit: save,
    submitting: saving,
    aside: <Cancel />,
    sent: null,
  };
}
