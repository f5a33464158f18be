import { Temporal } from '@foyer/core';
import type { MailedPass } from '@foyer/core/services';
import { longDay } from '@foyer/core/visit';
import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { ClubPicture } from '../../components/club-card.tsx';
import { ArrivedHeading } from '../../components/member-parts.tsx';
import { QrCode } from '../../components/qr-code.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { trialCopy } from '../../copy/trial.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

/** A printable pass with everything that a club's front desk needs. */
export function PassCard({
  pass,
  isPartOfPage = false,
}: {
  readonly pass: MailedPass;
  /** True if the page already has a heading. */
  readonly isPartOfPage?: boolean;
}): JSX.Element {
  const copy = useCopy(trialCopy);
  const locale = useLocale();
  const clock = useService(portTokens.clock);
  const { clubs } = useClubDirectory();
  const club = clubs.find(({ facilityId }) => facilityId === pass.facilityId) ?? null;
  const today = club && clock.now().toZonedDateTimeISO(club.timeZone).toPlainDate();
  const isOneDay = Temporal.PlainDate.compare(pass.startsOn, pass.endsOn) === 0;
  const isOver = today !== null && Temporal.PlainDate.compare(today, pass.endsOn) > 0;
  return (
    <>
      {isOver && <Banner tone="note">{copy.over}</Banner>}
      <div className="foyer-pass foyer-surface">
        {club !== null && <ClubPicture club={club} size="wide" lazy={false} />}
        <div className="foyer-pass__words">
          <p className="foyer-eyebrow">{copy.eyebrow}</p>
          {isPartOfPage ? (
            <h2 className="foyer-service__title">{pass.title}</h2>
          ) : (
            <ArrivedHeading className="foyer-service__title">{pass.title}</ArrivedHeading>
          )}
          {!isOver && (
            <figure className="foyer-pass__qr">
              <QrCode text={pass.code} label={copy.barcode(pass.code)} />
              <figcaption>{pass.code}</figcaption>
            </figure>
          )}
          <dl className="foyer-pass__facts">
            <div>
              <dt>{copy.holder}</dt>
              <dd>{`${pass.firstName} ${pass.lastName}`}</dd>
            </div>
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
            {isOneDay ? (
              <div>
                <dt>{copy.day}</dt>
                <dd>{longDay(pass.startsOn, null, locale)}</dd>
              </div>
            ) : (
              <>
                <div>
                  <dt>{copy.from}</dt>
                  <dd>{longDay(pass.startsOn, null, locale)}</dd>
                </div>
                <div>
                  <dt>{copy.until}</dt>
                  <dd>{longDay(pass.endsOn, null, locale)}</dd>
                </div>
              </>
            )}
            <div>
              <dt>{copy.terms}</dt>
              <dd className="foyer-pass__terms">{pass.terms}</dd>
            </div>
          </dl>
          <p className="foyer-pass__door">{copy.door}</p>
        </div>
      </div>
      <p className="foyer-actions">
        {isOver ? (
          <SiteLink path={`/join/step1/${encodeURIComponent(pass.facilityId)}`} look="primary">
            {copy.join}
          </SiteLink>
        ) : (
          !isOneDay && (
            <SiteLink
              path={`/inquiry/schedule-your-visit?facilityId=${encodeURIComponent(pass.facilityId)}`}
              look="primary"
            >
              {copy.visit}
            </SiteLink>
          )
        )}
        {!isOver && (
          <Button look="secondary" onClick={() => window.print()}>
            {copy.print}
          </Button>
        )}
      </p>
    </>
  );
}
