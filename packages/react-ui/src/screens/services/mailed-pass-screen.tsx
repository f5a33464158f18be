import { Temporal } from '@foyer/core';
import { messageOfCall } from '@foyer/core/messages';
import type { ClubServices, MailedPass } from '@foyer/core/services';
import { longDay } from '@foyer/core/visit';
import { type JSX, useEffect, useState } from 'react';

import { ArrivedHeading } from '../../components/member-parts.tsx';
import { Banner } from '../../components/banner.tsx';
import { Barcode } from '../../components/barcode.tsx';
import { Button } from '../../components/button.tsx';
import { ClubPicture } from '../../components/club-card.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { trialCopy } from '../../copy/trial.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

export interface MailedPassScreenProps {
  /** The token in the page's address. */
  readonly token: string;
}

/** The page of a trial pass, which a mail links to. It shows the holder's name to whoever has the link. */
export function MailedPassScreen({ token }: MailedPassScreenProps): JSX.Element {
  const copy = useCopy(trialCopy);
  // Loads the messages that an error uses.
  useFormMessages();
  const { answer, retry } = useMailedPass(token);
  if (answer?.ok === true && answer.val !== null) return <PassCard pass={answer.val} />;
  return (
    <section className="foyer foyer-service foyer-column foyer-service__done">
      {answer === null && (
        <LoadingState label={copy.loading} onRetry={retry}>
          <Skeleton shape="card" />
        </LoadingState>
      )}
      {answer?.ok === false && <LoadError message={messageOfCall(answer.val)} onRetry={retry} />}
      {answer?.ok === true && (
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

type Answer = Awaited<ReturnType<ClubServices['mailedPass']>>;

function useMailedPass(token: string): {
  /** Null while it loads. */
  readonly answer: Answer | null;
  readonly retry: () => void;
} {
  const services = useService(accountTokens.clubServices);
  const [answered, setAnswered] = useState<{ readonly attempt: number; readonly answer: Answer }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const asking = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await services.mailedPass(token, { signal: asking.signal });
      if (!asking.signal.aborted) setAnswered({ attempt, answer });
    };
    void ask();
    return () => asking.abort();
  }, [services, token, attempt]);
  return {
    answer: answered?.attempt === attempt ? answered.answer : null,
    retry: () => setAttempt((before) => before + 1),
  };
}

/** A printable pass with everything that a club's front desk needs. */
function PassCard({ pass }: { readonly pass: MailedPass }): JSX.Element {
  const copy = useCopy(trialCopy);
  const locale = useLocale();
  const clock = useService(portTokens.clock);
  const { clubs } = useClubDirectory();
  const club = clubs.find(({ facilityId }) => facilityId === pass.facilityId) ?? null;
  const today = club && clock.now().toZonedDateTimeISO(club.timeZone).toPlainDate();
  const isOver = today !== null && Temporal.PlainDate.compare(today, pass.endsOn) > 0;
  return (
    <section className="foyer foyer-service foyer-column foyer-service__done">
      {isOver && <Banner tone="note">{copy.over}</Banner>}
      <div className="foyer-pass">
        {club !== null && <ClubPicture club={club} size="wide" lazy={false} />}
        <div className="foyer-pass__words">
          <p className="foyer-eyebrow">{copy.eyebrow}</p>
          <ArrivedHeading className="foyer-service__title">{pass.title}</ArrivedHeading>
          {!isOver && <Barcode value={pass.code} label={copy.barcode(pass.code)} />}
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
            <div>
              <dt>{copy.from}</dt>
              <dd>{longDay(pass.startsOn, null, locale)}</dd>
            </div>
            <div>
              <dt>{copy.until}</dt>
              <dd>{longDay(pass.endsOn, null, locale)}</dd>
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
        <SiteLink
          path={
            isOver
              ? `/join/step1/${encodeURIComponent(pass.facilityId)}`
              : `/inquiry/schedule-your-visit?facilityId=${encodeURIComponent(pass.facilityId)}`
          }
          look="primary"
        >
          {isOver ? copy.join : copy.visit}
        </SiteLink>
        {!isOver && (
          <Button look="secondary" onClick={() => window.print()}>
            {copy.print}
          </Button>
        )}
      </p>
    </section>
  );
}
