import type { Club } from '@foyer/core';
import type { JSX, ReactNode } from 'react';

import { ClubPicture } from '../../components/club-card.tsx';
import { QrCode } from '../../components/qr-code.tsx';
import { trialCopy } from '../../copy/trial.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface PassTicketProps {
  readonly club: Club | null;
  readonly eyebrow: string;
  /** A heading. */
  readonly title: ReactNode;
  /** For how long the pass is good. */
  readonly days: ReactNode;
  /** The code of the pass, which the club scans; null once the pass is over. */
  readonly code: string | null;
  /** The other facts, each a `dt` and a `dd` in a `div`. The last one is as wide as the ticket. */
  readonly children: ReactNode;
  /** What to do at the door. */
  readonly door: string;
}

/** A pass as a ticket, on the screen and on paper: a stub with its code, and everything that the front desk needs. */
export function PassTicket({
  club,
  eyebrow,
  title,
  days,
  code,
  children,
  door,
}: PassTicketProps): JSX.Element {
  const copy = useCopy(trialCopy);
  return (
    <div className="foyer-card foyer-pass foyer-surface">
      <div className="foyer-pass__art">
        {club !== null && <ClubPicture club={club} size="wide" lazy={false} />}
      </div>
      <div className="foyer-card__stub">
        <div className="foyer-card__when">
          <p className="foyer-card__label">{eyebrow}</p>
          {title}
          <p className="foyer-pass__days">{days}</p>
        </div>
        {code !== null && (
          <figure className="foyer-card__code">
            <QrCode text={code} label={copy.barcode(code)} />
            <figcaption className="foyer-pass__code">{code}</figcaption>
          </figure>
        )}
      </div>
      <dl className="foyer-pass__facts">
        {club !== null && (
          <div>
            <dt>{copy.club}</dt>
            <dd>
              {club.name}
              <span className="foyer-record__fine foyer-fine">
                {[club.address, club.city].filter((part) => part !== '').join(', ')}
              </span>
              <span className="foyer-record__fine foyer-fine">{club.phoneNumber}</span>
            </dd>
          </div>
        )}
        {children}
      </dl>
      <p className="foyer-pass__door">{door}</p>
    </div>
  );
}
