import { freezeForm } from '@foyer/core/forms';
import type { JSX } from 'react';

import { LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { formsCopy } from '../../copy/forms.ts';
import { portTokens } from '../../di/tokens.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useClubDirectory, useClubToday } from '../../hooks/use-clubs.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FreezeForm } from '../forms/forms.tsx';
import { Cancel, OnceLoaded, useSaveChange } from './change-page.tsx';

const needed = ['profile'] as const;

/** The form that asks the member's home club to freeze the membership. */
export function FreezeScreen(): JSX.Element {
  return (
    <OnceLoaded names={needed} boxes={3}>
      {({ profile }) => (
        <AtHomeClub facilityId={profile.status === 'ready' ? profile.value.homeFacilityId : null} />
      )}
    </OnceLoaded>
  );
}

/** Waits for the club's time zone, because the start day counts there. Without a club, the browser's zone applies. */
function AtHomeClub({ facilityId }: { readonly facilityId: string | null }): JSX.Element {
  const copy = useCopy(formsCopy);
  const { status, clubs, directory } = useClubDirectory();
  const visitor = useService(portTokens.visitor);
  const club = clubs.find((one) => one.facilityId === facilityId);
  if (club === undefined && facilityId !== null && status !== 'ready' && status !== 'failed') {
    return (
      <LoadingState label={copy.freeze.title} onRetry={() => void directory.load()}>
        <Skeleton shape="row" count={3} />
      </LoadingState>
    );
  }
  return <Form timeZone={club?.timeZone ?? visitor.timeZone()} />;
}

function Form({ timeZone }: { readonly timeZone: string }): JSX.Element {
  const today = useClubToday(timeZone);
  const save = useSaveChange();
  return (
    <FreezeForm
      today={today}
      aside={<Cancel />}
      onSend={(freeze) =>
        save(freezeForm({ today }), async (change) =>
          (await change.freeze(freeze)).map(() => 'freeze'),
        )
      }
      sent={null}
    />
  );
}
