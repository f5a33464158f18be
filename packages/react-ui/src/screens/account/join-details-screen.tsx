import type { Club } from '@foyer/core';
import type { AccountCards } from '@foyer/core/account';
import { joinDetailsForm, type JoinDetailsSettings } from '@foyer/core/forms';
import { type JSX, useMemo } from 'react';

import { changeCopy } from '../../copy/account.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubToday } from '../../hooks/use-clubs.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';
import { Cancel, OnceLoaded, useSaveChange } from './change-page.tsx';
import { OnceClubLoaded } from './home-club.tsx';

export type JoinDetailsScreenProps = Pick<JoinDetailsSettings, 'variant'>;

const needed = ['information', 'profile'] as const;

/** The form that asks a new member for their birth date and address. Starts with what is on file. */
export function JoinDetailsScreen({ variant }: JoinDetailsScreenProps): JSX.Element {
  return (
    <OnceLoaded names={needed} boxes={9}>
      {(cards) => (
        <OnceClubLoaded
          facilityId={cards.profile.status === 'ready' ? cards.profile.value.homeFacilityId : null}
          boxes={9}
        >
          {(club) => <Form cards={cards} club={club} variant={variant} />}
        </OnceClubLoaded>
      )}
    </OnceLoaded>
  );
}

interface FormProps extends JoinDetailsScreenProps {
  readonly cards: AccountCards;
  readonly club: Club | null;
}

function Form({ cards, club, variant }: FormProps): JSX.Element {
  const { joinDetails: copy, save: submit, saving } = useCopy(changeCopy);
  const visitor = useService(portTokens.visitor);
  const today = useClubToday(club?.timeZone ?? visitor.timeZone());
  const country = club?.country ?? null;
  const save = useSaveChange();
  const schema = useMemo(
    () => joinDetailsForm({ variant, country, today, asksCard: false }),
    [variant, country, today],
  );
  const start = useMemo(() => startOf(cards), [cards]);
  return (
    <FormView
      schema={schema}
      start={start}
      label={copy.title}
      legend={copy.legend}
      hints={copy.hints}
      submit={submit}
      submitting={saving}
      aside={<Cancel />}
      onSend={(details) =>
        save(schema, async (change) => (await change.joinDetails(details)).map(() => 'joinDetails'))
      }
      sent={null}
    />
  );
}

function startOf({ information, profile }: AccountCards): Readonly<Record<string, string>> {
  const name = profile.status === 'ready' ? profile.value : null;
  const address = information.status === 'ready' ? information.value : null;
  return {
    first_name: name?.firstName ?? '',
    last_name: name?.lastName ?? '',
    personal_email: address?.email ?? '',
    street_address: address?.address1 ?? '',
    floor: address?.address2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zip: address?.zipCode ?? '',
  };
}
