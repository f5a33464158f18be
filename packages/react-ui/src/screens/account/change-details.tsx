import {
  type AccountCard,
  type AccountInformation,
  claimDrafts,
  type DetailsField,
  detailsForm,
  detailsInput,
  isNewEmail,
} from '@foyer/core/account';
import { FormDraft, type FormInput } from '@foyer/core/forms';
import { type JSX, useCallback, useMemo, useState } from 'react';

import { changeCopy } from '../../copy/account.ts';
import {
  belowCurrentPassword,
  Cancel,
  OnceLoaded,
  useDraftPorts,
  useSaveChange,
} from './change-page.tsx';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';

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
  const changes = useCopy(changeCopy);
  const copy = changes.details;
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
      schema={schema}
      start={start}
      {...(draft.name !== null && { draft: draft.name })}
      label={copy.title}
      legend={copy.legend}
      hints={copy.hints}
      intro={<p className="foyer-form__note">{copy.note}</p>}
      onInput={follow}
      after={belowCurrentPassword}
      submit={changes.save}
      submitting={changes.saving}
      aside={<Cancel />}
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
      sent={null}
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
