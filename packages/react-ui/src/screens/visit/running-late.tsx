import type { Club } from '@foyer/core';
import {
  lateChoices,
  type ManagedVisit,
  type ManageVisit,
  type ManageVisitSnapshot,
} from '@foyer/core/visit';
import { type JSX, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { manageVisitCopy } from '../../copy/manage-visit.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface RunningLateProps {
  readonly page: ManageVisit;
  readonly snapshot: ManageVisitSnapshot;
  readonly visit: ManagedVisit;
  readonly club: Club;
}

/** Tells the club how late the visitor will be, shortly before the visit and after its start. */
export function RunningLate({ page, snapshot, visit, club }: RunningLateProps): JSX.Element {
  const copy = useCopy(manageVisitCopy);
  const messages = useFormMessages();
  const [tried, setTried] = useState(false);
  const { lateMinutes } = visit;
  const { alert, busy } = snapshot;
  return (
    <section className="foyer-card__row">
      <h2 className="foyer-card__label">{copy.late}</h2>
      <p role="status">
        {lateMinutes === null ? copy.lateAsk(club.name) : copy.lateTold(club.name, lateMinutes)}
      </p>
      <div className="foyer-options">
        {lateChoices.map((minutes) => (
          <Button
            key={minutes}
            look="secondary"
            unavailable={busy !== null}
            onClick={() => {
              setTried(true);
              void page.reportLate(minutes);
            }}
          >
            <span aria-hidden="true">{copy.minutes(minutes)}</span>
            <span className="foyer-hidden">{copy.minutesLong(minutes)}</span>
          </Button>
        ))}
      </div>
      {tried && alert !== null && <Banner tone="problem">{messages(alert)}</Banner>}
    </section>
  );
}
