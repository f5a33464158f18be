/** The forms that depend on the member's home club. */
import type { Club } from '@foyer/core';
import { type AccountCardName, type AccountCards } from '@foyer/core/account';
import { freezeForm } from '@foyer/core/membership';
import { joinDetailsForm, type JoinDetailsSettings } from '@foyer/core/join';
import { type JSX, type ReactNode, useMemo } from 'react';

import { LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { accountCopy, changeCopy } from '../../copy/account.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubDirectory, useClubToday } from '../../hooks/use-clubs.ts';
import { valueOf } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FreezeForm } from '../forms/forms.tsx';
import { FormView } from '../forms/form-view.tsx';
import { Cancel, OnceLoaded, type OnceLoadedProps, useSaveChange } from './change-page.tsx';

const freezeNeeds = ['profile'] as const;

/** The form that asks the member's home club to freeze the membership. */
export function FreezeScreen(): JSX.Element {
  return (
    <OnceClubLoaded names={freezeNeeds} boxes={3}>
      {({ today }) => <Freeze today={today} />}
    </OnceClubLoaded>
  );
}

function Freeze({ today }: { readonly today: string }): JSX.Element {
  const save = useSaveChange();
  return (
    <FreezeForm
      today={today}
      aside={<Cancel change="freeze" />}
      onSend={(freeze) => save(freezeForm({ today }), 'freeze', (change) => change.freeze(freeze))}
    />
  );
}

export type JoinDetailsScreenProps = Pick<JoinDetailsSettings, 'variant'>;

const joinDetailsNeeds = ['information', 'profile'] as const;

/** The form that asks a new member for their birth date and address. Starts with what is on file. */
export function JoinDetailsScreen({ variant }: JoinDetailsScreenProps): JSX.Element {
  return (
    <OnceClubLoaded names={joinDetailsNeeds} boxes={9}>
      {(known) => <JoinDetails {...known} variant={variant} />}
    </OnceClubLoaded>
  );
}

function JoinDetails({
  cards,
  club,
  today,
  variant,
}: KnownMember & JoinDetailsScreenProps): JSX.Element {
  const { joinDetails: copy, save: submit, saving } = useCopy(changeCopy);
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
      aside={<Cancel change="joinDetails" />}
      onSend={(details) => save(schema, 'joinDetails', (change) => change.joinDetails(details))}
    />
  );
}

function startOf({ information, profile }: AccountCards): Readonly<Record<string, string>> {
  const name = valueOf(profile);
  const address = valueOf(information);
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

interface KnownMember {
  readonly cards: AccountCards;
  /** The home club; null if the member has none, it doesn't exist, or the clubs can't be loaded. */
  readonly club: Club | null;
  /** Today's ISO date in the club's time zone, or in the browser's if the club isn't known. */
  readonly today: string;
}

interface OnceClubLoadedProps extends Pick<OnceLoadedProps, 'boxes'> {
  /** The cards that fill the form, with the profile. Must be stable. */
  readonly names: readonly AccountCardName[];
  readonly children: (known: KnownMember) => ReactNode;
}

/** Renders a form once the member's data and home club have loaded. */
function OnceClubLoaded({ names, boxes, children }: OnceClubLoadedProps): JSX.Element {
  return (
    <OnceLoaded names={names} boxes={boxes}>
      {(cards) => (
        <WithClub cards={cards} boxes={boxes}>
          {children}
        </WithClub>
      )}
    </OnceLoaded>
  );
}

function WithClub({
  cards,
  boxes,
  children,
}: Omit<OnceClubLoadedProps, 'names'> & Pick<KnownMember, 'cards'>): JSX.Element {
  const copy = useCopy(accountCopy);
  const visitor = useService(portTokens.visitor);
  const { status, clubs, directory } = useClubDirectory();
  const facilityId = valueOf(cards.profile)?.homeFacilityId ?? null;
  const club = clubs.find((one) => one.facilityId === facilityId) ?? null;
  const today = useClubToday(club?.timeZone ?? visitor.timeZone());
  const isDone = facilityId === null || status === 'ready' || status === 'failed';
  if (club === null && !isDone) {
    return (
      <LoadingState label={copy.loading(copy.about.club)} onRetry={() => void directory.load()}>
        <Skeleton shape="row" count={boxes} />
      </LoadingState>
    );
  }
  return <>{children({ cards, club, today })}</>;
}
