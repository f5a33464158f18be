import type { JSX } from 'react';

import { joiningCopy } from '../copy/join.ts';
import { useCopy } from '../locale/use-copy.ts';
import { Barcode } from './barcode.tsx';
import { useDay } from '../locale/use-formats.ts';

export interface MemberCardProps {
  readonly name: string;
  readonly club: string | null;
  readonly memberId: string;
  /** The content of the barcode; null if the back end provides none. The member id is used then. */
  readonly barcode: string | null;
  /** The first day of the membership, an ISO date; null if it isn't known. */
  readonly startsOn: string | null;
}

/** The card that opens the club's door: the member's name, number and barcode. */
export function MemberCard({
  name,
  club,
  memberId,
  barcode,
  startsOn,
}: MemberCardProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  const day = useDay();
  return (
    <section className="foyer-member foyer-surface" aria-label={copy.memberCard}>
      <div className="foyer-member__words">
        <p className="foyer-title">{name}</p>
        {club !== null && <p className="foyer-soft">{club}</p>}
      </div>
      <dl className="foyer-member__id">
        <dt className="foyer-eyebrow">{copy.memberId}</dt>
        <dd>{memberId}</dd>
      </dl>
      {startsOn !== null && (
        <dl className="foyer-member__start">
          <dt className="foyer-eyebrow">{copy.starts}</dt>
          <dd>{day(startsOn)}</dd>
        </dl>
      )}
      <Barcode value={barcode ?? memberId} label={copy.barcode(memberId)} />
    </section>
  );
}
