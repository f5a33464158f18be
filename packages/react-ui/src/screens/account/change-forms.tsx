import { Ok } from '@foyer/core';
import {
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
import { FormDraft, type FormDraftPorts, type FormInput } from '@foyer/core/forms';
import {
  type PasswordPolicy,
  type PasswordChangeField,
  passwordChangeForm,
  usernameForm,
} from '@foyer/core/registration';
import { type MeasureSystem, measureSystemOf } from '@foyer/core/training';
import { type JSX, type ReactNode, useCallback, useMemo, useState } from 'react';

import { changeCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { valueOf } from '../../hooks/use-member.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { FormView, type FormViewProps } from '../forms/form-view.tsx';
import { PasswordRequirements } from '../forms/password-requirements.tsx';
import { pathOfPage } from './account-pages.ts';
import {
  type AccountChange,
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
  const form = useChangeForm('details', copy);
  const save = useSaveChange();
  const start = useMemo(() => detailsInput(information), [information]);
  const draft = useOwnDraft(draftName, owner);
  const ports = useDraftPorts();
  const [country, setCountry] = useState(() => (draft && savedCountry(ports)) ?? start.country);
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
      {...(draft !== null && { draft })}
      hints={copy.hints}
      onInput={follow}
      after={belowCurrentPassword}
      onSend={({ currentPassword, ...values }) =>
        save(
          schema,
          currentPassword === null ? 'details' : 'email',
          (change) => change.information(values, currentPassword),
          { state: 'county' },
        )
      }
    />
  );
}

/** The draft's country, which determines the form's fields; null if there's none. */
function savedCountry(ports: FormDraftPorts): string | null {
  const fields = detailsForm('', null).fields.filter(({ name }) => name === 'country');
  const stored = new FormDraft(draftName, ports).load(fields);
  return typeof stored === 'string' ? null : (stored.country ?? null);
}

/** A saved draft belongs to one member. Returns its name; null while the member isn't known. */
function useOwnDraft(name: string, owner: string | null): string | null {
  const ports = useDraftPorts();
  const [draft] = useState(() => {
    if (owner === null) return null;
    claimDrafts(owner, ports);
    return name;
  });
  return draft;
}

/** The form for the member's personal data, home club, and height and weight in the units of their country. */
export function ChangeProfile(): JSX.Element {
  const { note } = useCopy(changeCopy).profile;
  return (
    <OnceLoaded names={needed} boxes={5} note={note}>
      {({ information, profile }) => (
        <ProfileForm
          profile={valueOf(profile)}
          system={measureSystemOf(valueOf(information)?.country ?? null)}
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
  const form = useChangeForm('profile', copy);
  const save = useSaveChange();
  const navigation = useService(portTokens.navigation);
  const draft = useOwnDraft('account-profile', profile?.userId ?? null);
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
          navigation.replace(pathOfPage('profile'));
          return Ok(null);
        }
        return save(schema, 'profile', (change) => change.profile(values));
      }}
    />
  );
}

/** The form for a new username. */
export function ChangeUsername(): JSX.Element {
  const copy = useCopy(changeCopy).username;
  const form = useChangeForm('username', copy);
  const save = useSaveChange();
  return (
    <FormView
      {...form}
      schema={usernameForm}
      hints={copy.hints}
      after={belowCurrentPassword}
      onSend={({ username, currentPassword }) =>
        save(usernameForm, 'username', (change) => change.username(username, currentPassword))
      }
    />
  );
}

/** The form for a new password that meets the chain's policy. Passwords are never stored. */
export function ChangePassword(): JSX.Element {
  const form = useChangeForm('password', useCopy(changeCopy).password);
  const save = useSaveChange();
  const policy = useService(accountTokens.passwordPolicy);
  const schema = useMemo(() => passwordChangeForm(policy), [policy]);
  return (
    <FormView
      {...form}
      schema={schema}
      after={belowBoxes(policy)}
      onSend={(passwords) => save(schema, 'password', (change) => change.password(passwords))}
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
function useChangeForm(
  change: AccountChange,
  {
    title,
    legend,
    note,
  }: { readonly title: string; readonly legend: string; readonly note?: string },
): Pick<
  FormViewProps<string, unknown>,
  'label' | 'legend' | 'intro' | 'submit' | 'submitting' | 'aside'
> {
  const { save, saving } = useCopy(changeCopy);
  return {
    label: title,
    legend,
    intro: note !== undefined && <p className="foyer-form__note foyer-soft">{note}</p>,
    submit: save,
    submitting: saving,
    aside: <Cancel change={change} />,
  };
}
