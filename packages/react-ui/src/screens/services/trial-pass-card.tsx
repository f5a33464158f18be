import type { Club } from '@foyer/core';
import type { TrialPass } from '@foyer/core/services';
import { longDay } from '@foyer/core/visit';
import type { JSX } from 'react';

import { ArrivedHeading } from '../../components/arrived-heading.tsx';
import { Button } from '../../components/button.tsx';
import { ClubPicture } from '../../components/club-picture.tsx';
import { passCopy } from '../../copy/services.ts';
import { useSiteHref } from '../../di/foyer-provider.tsx';
import { useClubDirectory } from '../../hooks/use-club-directory.ts';
import { useClubTime } from '../../hooks/use-club-time.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

/** A printable pass with everything that a club's front desk needs. */
export function TrialPassCard({ pass }: { readonly pass: TrialPass }): JSX.Element {
  const copy = useCopy(passCopy);
  const locale = useLocale();
  const { clubs } = useClubDirectory();
  const club = clubs.find(({ facilityId }) => facilityId === pass.facilityId) ?? null;
  const bookHref = useSiteHref(
    `/inquiry/schedule-your-visit?facilityId=${encodeURIComponent(pass.facilityId)}`,
  );
  const againHref = useSiteHref('/trial-pass');
  return (
    <section className="foyer-service foyer-service__done">
      <div className="foyer-pass">
        {club !== null && <ClubPicture club={club} size="wide" lazy={false} />}
        <div className="foyer-pass__words">
          <p className="foyer-eyebrow">{copy.eyebrow}</p>
          <ArrivedHeading className="foyer-service__title">{pass.title}</ArrivedHeading>
          <dl className="foyer-pass__facts">
            <div>
              <dt>{copy.good}</dt>
              <dd>{copy.days(pass.days)}</dd>
            </div>
            <div>
              <dt>{copy.takeUpBy}</dt>
              <dd>
                {club === null ? (
                  longDay(pass.takeUpBy, null, locale)
                ) : (
                  <LastDay pass={pass} club={club} />
                )}
              </dd>
            </div>
            {club !== null && (
              <div>
                <dt>{copy.club}</dt>
                <dd>
                  {club.name}
                  <span className="foyer-pass__fine">
                    {[club.address, club.city].filter((part) => part !== '').join(', ')}
                  </span>
                  <span className="foyer-pass__fine">{club.phoneNumber}</span>
                </dd>
              </div>
            )}
            <div>
              <dt>{copy.code}</dt>
              <dd className="foyer-pass__code">{pass.code}</dd>
            </div>
            <div>
              <dt>{copy.terms}</dt>
              <dd className="foyer-pass__terms">{pass.terms}</dd>
            </div>
          </dl>
          <p className="foyer-pass__door">{copy.door}</p>
        </div>
      </div>
      <p className="foyer-actions">
        <a className="foyer-button foyer-button--primary" href={bookHref}>
          {copy.book}
        </a>
        <Button look="secondary" onClick={() => window.print()}>
          {copy.print}
        </Button>
        <a className="foyer-link" href={againHref}>
          {copy.another}
        </a>
      </p>
    </section>
  );
}

/** The last day of the pass. It counts in the club's time zone, which is named for visitors elsewhere. */
function LastDay({ pass, club }: { readonly pass: TrialPass; readonly club: Club }): JSX.Element {
  const copy = useCopy(passCopy);
  const locale = useLocale();
  const end = pass.takeUpBy.toZonedDateTime({ timeZone: club.timeZone, plainTime: '23:59' });
  const { today, foreignZone } = useClubTime(club.timeZone, end.toInstant().toString());
  return (
    <>
      {longDay(pass.takeUpBy, today, locale)}
      {foreignZone !== null && (
        <span className="foyer-pass__fine">{copy.endOfDay(foreignZone)}</span>
      )}
    </>
  );
}
