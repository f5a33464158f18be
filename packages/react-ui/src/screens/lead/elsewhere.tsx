import type { Club, LeadFlowSnapshot } from '@foyer/core';
import { type ClubWithTimes } from '@foyer/core/visit';
import { shortDay, slotLabel } from '@foyer/core/calendar';
import { type JSX, useId } from 'react';

import { LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { distanceLabel } from '../../components/nearby-clubs.tsx';
import { scheduleCopy } from '../../copy/visit.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

interface ElsewhereProps {
  /** Changes the club and chooses its time. */
  readonly onVisit: (one: ClubWithTimes) => Promise<void> | undefined;
  readonly onRetry: () => void;
  readonly offered: NonNullable<LeadFlowSnapshot['times']['elsewhere']>;
  readonly club: Club | null;
  /** Called when the club has changed, with the root of the button that is gone by then. */
  readonly onChosen: (tree: Node, startsAt: string) => void;
}

/** Offers the nearest clubs with open times, instead of the times of a club that has none. */
export function Elsewhere({
  onVisit,
  onRetry,
  offered,
  club,
  onChosen,
}: ElsewhereProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const locale = useLocale();
  const titleId = useId();
  const choose = async (button: Element, one: ClubWithTimes): Promise<void> => {
    const tree = button.getRootNode();
    await onVisit(one);
    onChosen(tree, one.slot.startsAt);
  };
  if (offered === 'searching') {
    return (
      <LoadingState label={copy.searching} onRetry={onRetry}>
        <Skeleton shape="row" count={3} />
      </LoadingState>
    );
  }
  return (
    <section className="foyer-elsewhere foyer-stack-3" aria-labelledby={titleId}>
      <h2 className="foyer-picker__title" id={titleId}>
        {copy.noTimesAt(club?.name ?? '')}
      </h2>
      <p className="foyer-soft">{copy.elsewhere}</p>
      <ul className="foyer-elsewhere__clubs">
        {offered.map((one) => (
          <li key={one.club.facilityId}>
            <button
              type="button"
              className="foyer-elsewhere__club"
              onClick={({ currentTarget }) => void choose(currentTarget, one)}
            >
              <span className="foyer-name">{one.club.name}</span>
              <span className="foyer-elsewhere__distance foyer-fine">
                {distanceLabel(one, locale)}
              </span>
              <span className="foyer-elsewhere__time">
                {copy.short(shortDay(one.slot.date, locale), slotLabel(one.slot, locale))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
