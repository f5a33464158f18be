import { type Club, Temporal, type CallOptions } from '@foyer/core';
import type { MailedPass } from '@foyer/core/passes';
import { longDay } from '@foyer/core/calendar';
import { type JSX, type ReactNode, useCallback } from 'react';
import { messageOfCall } from '@foyer/core/messages';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { ArrivedHeading } from '../../components/member-parts.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { trialCopy } from '../../copy/passes.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { ClubPicture } from '../../components/club-card.tsx';
import { QrCode } from '../../components/qr-code.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { accountTokens } from '../../di/account-module.ts';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useFormMessages } from '../../hooks/use-member.ts';

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
      {code !== null && <p className="foyer-pass__door">{door}</p>}
    </div>
  );
}

export interface MailedPassScreenProps {
  /** The token in the page's address. */
  readonly token: string;
}

/** The page of a trial pass, which a mail links to. It shows the holder's name to anyone with the link. */
export function MailedPassScreen({ token }: MailedPassScreenProps): JSX.Element {
  const copy = useCopy(trialCopy);
  // Loads the messages that an error uses.
  useFormMessages();
  const services = useService(accountTokens.clubServices);
  const ask = useCallback(
    (options: CallOptions) => services.mailedPass(token, options),
    [services, token],
  );
  const { answer, retry } = useAnswer(ask);
  // Loaded beside the pass, so that the ticket is whole when it appears.
  const clubs = useClubDirectory();
  const isHere = clubs.status === 'ready' || clubs.status === 'failed';
  const pass = answer?.unwrapOr(null) ?? null;
  if (pass !== null && isHere) {
    return (
      <section className="foyer foyer-service foyer-column foyer-service__done">
        <PassCard pass={pass} />
      </section>
    );
  }
  return (
    <section className="foyer foyer-service foyer-column foyer-service__done">
      {(answer === null || pass !== null) && (
        <LoadingState label={copy.loading} onRetry={retry}>
          <Skeleton shape="card" />
        </LoadingState>
      )}
      {answer?.ok === false && <LoadError message={messageOfCall(answer.val)} onRetry={retry} />}
      {answer?.ok === true && pass === null && (
        <>
          <ArrivedHeading className="foyer-service__title">{copy.unknownTitle}</ArrivedHeading>
          <p>{copy.unknownText}</p>
          <p className="foyer-actions">
            <SiteLink path="/trial-pass" look="secondary">
              {copy.byCode}
            </SiteLink>
          </p>
        </>
      )}
    </section>
  );
}
