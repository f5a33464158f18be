import { type Club, dayLabel } from '@foyer/core';
import type { Appointment } from '@foyer/core/lead';
import { slotLabel } from '@foyer/core/calendar';
import type { JSX } from 'react';

import { ClubPicture } from '../../components/club-card.tsx';
import { Icon } from '../../components/icon.tsx';
import { visitSummaryCopy } from '../../copy/visit.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubToday } from '../../hooks/use-clubs.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

export interface VisitSummaryProps {
  readonly club: Club | null;
  /** The chosen time; null if none is chosen yet. */
  readonly time: Appointment | null;
  readonly isWorkout: boolean;
  /** True beside a step that itself says where and when: it's then shown on wide screens only. */
  readonly isBeside?: boolean;
}

/** The visit so far, beside the step: the club, what the visitor comes for, and the chosen time. */
export default function VisitSummary({
  club,
  time,
  isWorkout,
  isBeside = false,
}: VisitSummaryProps): JSX.Element | null {
  const copy = useCopy(visitSummaryCopy);
  const locale = useLocale();
  const { visitMinutes } = useService(portTokens.settings);
  const today = useClubToday(club?.timeZone ?? 'UTC');
  if (club === null) return null;
  return (
    <section
      className="foyer-chosen foyer-surface"
      data-beside={isBeside || undefined}
      aria-label={copy.label}
    >
      <ClubPicture club={club} size="wide" lazy={false} />
      <div className="foyer-chosen__words foyer-stack-1">
        <p className="foyer-name">{club.name}</p>
        <ul className="foyer-chosen__facts foyer-stack-1">
          <li>
            <Icon name="pin" />
            <span className="foyer-place">
              {[club.address, club.city].filter(Boolean).join(', ')}
            </span>
          </li>
          <li>
            <Icon name="clock" />
            <span>
              {isWorkout ? copy.workout(visitMinutes.workout) : copy.tour(visitMinutes.tour)}
            </span>
          </li>
          {time !== null && (
            <li className="foyer-chosen__time foyer-strong">
              <Icon name="calendar" />
              <span>
                {copy.at(
                  dayLabel(time.startsAt.slice(0, 10), today, locale),
                  slotLabel(time, locale),
                )}
              </span>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
