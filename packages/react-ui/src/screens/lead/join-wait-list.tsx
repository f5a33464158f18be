import type { Club } from '@foyer/core';
import type { MeetingPurpose } from '@foyer/core/lead';
import { type JSX, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { scheduleCopy } from '../../copy/visit.ts';
import { useMessages, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface JoinWaitListProps {
  readonly transactionId: string;
  readonly club: Club;
  readonly purpose: MeetingPurpose;
}

/** Puts the visitor on the club's wait list, for when no time suits them. Absent without a wait list. */
export function JoinWaitList({
  transactionId,
  club,
  purpose,
}: JoinWaitListProps): JSX.Element | null {
  const copy = useCopy(scheduleCopy);
  const messages = useMessages();
  const waitList = useService(portTokens.waitList);
  const [status, setStatus] = useState<'idle' | 'joining' | 'joined' | 'failed'>('idle');
  if (waitList === null) return null;
  const join = async (): Promise<void> => {
    if (status === 'joining') return;
    setStatus('joining');
    const { facilityId } = club;
    const joined = await waitList.join({ transactionId, facilityId, purpose });
    setStatus(joined.ok ? 'joined' : 'failed');
  };
  return (
    <section className="foyer-wait">
      <h2 className="foyer-wait__title">{copy.waitTitle}</h2>
      <p className="foyer-soft" role="status">
        {status === 'joined' ? copy.waitJoined : copy.waitText}
      </p>
      {status === 'failed' && <Banner tone="problem">{messages({ key: 'generic' })}</Banner>}
      {status !== 'joined' && (
        <Button
          look="secondary"
          busy={status === 'joining' ? copy.waitJoining : null}
          onClick={() => void join()}
        >
          {copy.waitJoin}
        </Button>
      )}
    </section>
  );
}
