import { Temporal } from '@foyer/core';
import type { MailedPass } from '@foyer/core/passes';
import { longDay } from '@foyer/core/calendar';
import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { ArrivedHeading } from '../../components/member-parts.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { trialCopy } from '../../copy/trial.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { PassTicket } from './pass-ticket.tsx';

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
      <PassTicket
        club={club}
        eyebrow={copy.eyebrow}
        title={
          isPartOfPage ? (
            <h2 className="foyer-service__title">{pass.title}</h2>
          ) : (
            <ArrivedHeading className="foyer-service__title">{pass.title}</ArrivedHeading>
          )
        }
        days={
          isOneDay ? (
            longDay(pass.startsOn, null, locale)
          ) : (
            <>
              <span>{copy.from}</span> <strong>{longDay(pass.startsOn, null, locale)}</strong>
              <br />
              <span>{copy.until}</span> <strong>{longDay(pass.endsOn, null, locale)}</strong>
            </>
          )
        }
        code={isOver ? null : pass.code}
        door={copy.door}
      >
        <div>
          <dt>{copy.holder}</dt>
          <dd>{`${pass.firstName} ${pass.lastName}`}</dd>
        </div>
        <div>
          <dt>{copy.terms}</dt>
          <dd className="foyer-pass__terms">{pass.terms}</dd>
        </div>
      </PassTicket>
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
