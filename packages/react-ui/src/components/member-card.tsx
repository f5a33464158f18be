import { type JSX, type ReactNode, useId } from 'react';

import { joiningCopy } from '../copy/join.ts';
import { useCopy } from '../locale/use-copy.ts';
import { Barcode } from './barcode.tsx';
import { useDay } from '../locale/use-formats.ts';

export interface MemberCardProps {
  readonly name: string;
  readonly memberId: string;
  /** The content of the barcode; null if the back end provides none. The member id is used then. */
  readonly barcode: string | null;
  /** The first day of the membership, an ISO date; null if it isn't known. */
  readonly startsOn: string | null;
  /** What is below the perforation: the club, the receipt, the hours. */
  readonly children?: ReactNode;
}

/** The ticket that opens the club's door: the member's name and barcode, and below them what belongs to the membership. */
export function MemberCard({
  name,
  memberId,
  barcode,
  startsOn,
  children,
}: MemberCardProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  const day = useDay();
  const titleId = useId();
  return (
    <div className="foyer-card foyer-member foyer-surface">
      <section className="foyer-card__stub" aria-labelledby={titleId}>
        <div className="foyer-card__when">
          <h2 className="foyer-card__label" id={titleId}>
            {copy.memberCard}
          </h2>
          <p className="foyer-card__day">{name}</p>
        </div>
        <dl className="foyer-member__facts">
          <div>
            <dt className="foyer-card__label">{copy.memberId}</dt>
            <dd>{memberId}</dd>
          </div>
          {startsOn !== null && (
            <div>
              <dt className="foyer-card__label">{copy.starts}</dt>
              <dd>{day(startsOn)}</dd>
            </div>
          )}
        </dl>
        <Barcode value={barcode ?? memberId} label={copy.barcode(memberId)} />
      </section>
      {children}
    </div>
  );
}
