import { freezeForm } from '@foyer/core/forms';
import type { JSX } from 'react';

import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubToday } from '../../hooks/use-clubs.ts';
import { FreezeForm } from '../forms/forms.tsx';
import { Cancel, OnceLoaded, useSaveChange } from './change-page.tsx';
import { OnceClubLoaded } from './home-club.tsx';

const needed = ['profile'] as const;

/** The form that asks the member's home club to freeze the membership. */
export function FreezeScreen(): JSX.Element {
  return (
    <OnceLoaded names={needed} boxes={3}>
      {({ profile }) => (
        <OnceClubLoaded
          facilityId={profile.status === 'ready' ? profile.value.homeFacilityId : null}
          boxes={3}
        >
          {(club) => <Form timeZone={club?.timeZone ?? null} />}
        </OnceClubLoaded>
      )}
    </OnceLoaded>
  );
}

/** The start day counts in the club's time zone, or in the browser's if the club isn't known. */
function Form({ timeZone }: { readonly timeZone: string | null }): JSX.Element {
  const visitor = useService(portTokens.visitor);
  const today = useClubToday(timeZone ?? visitor.timeZone());
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
