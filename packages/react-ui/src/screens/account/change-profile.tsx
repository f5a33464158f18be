import { Ok } from '@foyer/core';
import { type AccountProfile, claimDrafts, profileForm, profileInput } from '@foyer/core/account';
import { accountPath } from '@foyer/core/session';
import { type MeasureSystem, measureSystemOf } from '@foyer/core/training';
import { type JSX, useMemo, useState } from 'react';

import { changeCopy } from '../../copy/account.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { Cancel, OnceLoaded, useDraftPorts, useSaveChange } from './change-page.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';

const needed = ['information', 'profile'] as const;

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
  const changes = useCopy(changeCopy);
  const copy = changes.profile;
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
      schema={schema}
      start={start}
      {...(draft !== null && { draft })}
      label={copy.title}
      legend={copy.legend}
      hints={copy.hints}
      intro={<p className="foyer-form__note">{copy.note}</p>}
      submit={changes.save}
      submitting={changes.saving}
      aside={<Cancel />}
      onSend={async (values) => {
        if (Object.keys(values).length === 0) {
          navigation.replace(accountPath);
          return Ok(null);
        }
        return save(schema, async (change) => (await change.profile(values)).map(() => 'profile'));
      }}
      sent={null}
    />
  );
}
