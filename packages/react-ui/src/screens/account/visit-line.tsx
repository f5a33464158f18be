import type { OwnVisit } from '@foyer/core/account';
import { longMoment } from '@foyer/core/calendar';
import { type JSX, useId } from 'react';

import { SiteAnchor } from '../../components/site-link.tsx';
import { accountPagesCopy } from '../../copy/account.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

/** When and where a visit is, and the link to change one that is booked. */
export function VisitLine({ visit }: { readonly visit: OwnVisit }): JSX.Element {
  const id = useId();
  const copy = useCopy(accountPagesCopy).visits;
  const locale = useLocale();
  const visitor = useService(portTokens.visitor);
  const { status, clubs } = useClubDirectory();
  const club = clubs.find((one) => one.facilityId === visit.facilityId);
  const isSettled = club !== undefined || status === 'ready' || status === 'failed';
  const kind = copy.kind[visit.purpose];
  // The text names the zone, so it's also true in the visitor's own, while the club is unknown.
  const zone = club?.timeZone ?? visitor.timeZone();
  return (
    <div className="foyer-visit-line" data-state={visit.state}>
      <div id={id}>
        <p className="foyer-visit-line__when foyer-strong">
          {isSettled ? (
            longMoment(visit.startsAt, zone, locale)
          ) : (
            <span className="foyer-facts__soon" aria-hidden="true" />
          )}
        </p>
        <p className="foyer-fine foyer-soft">
          {club === undefined ? kind : copy.at(kind, club.name)}
        </p>
        {visit.state !== 'booked' && (
          <p className="foyer-fine foyer-soft">{copy.state[visit.state]}</p>
        )}
      </div>
      {visit.token !== null && (
        <SiteAnchor className="foyer-link" path={`/visit/${visit.token}`} aria-describedby={id}>
          {copy.manage}
        </SiteAnchor>
      )}
    </div>
  );
}
