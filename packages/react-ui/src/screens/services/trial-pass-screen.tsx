import type { Club, Message, Result } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import type { FieldRefusal } from '@foyer/core/forms';
import {
  FindTrialPass,
  passCodeOf,
  type TrialPass,
  trialPassForm,
  type WantedPass,
} from '@foyer/core/passes';
import { longDay } from '@foyer/core/calendar';
import { type JSX, type ReactNode, useEffect, useMemo, useState } from 'react';

import { ArrivedHeading } from '../../components/member-parts.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { passCopy } from '../../copy/services.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubTime } from '../../hooks/use-club-time.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';
import { PassTicket } from './mailed-pass-screen.tsx';
import { useFormMessages } from '../../hooks/use-member.ts';

/** A pass as named in the URL, spelled as the visitor typed it. */
export interface PassAddress {
  readonly facilityId: string;
  readonly code: string;
}

export interface TrialPassScreenProps {
  /** The pass named in the URL; its fields are empty without one. */
  readonly address: PassAddress;
  /** Shown while the pass that the URL names loads; a skeleton without it. */
  readonly waiting?: ReactNode;
  /** Called for a pass that isn't in the URL yet. Adding it lets the pass survive a reload. */
  readonly onFound: (address: PassAddress) => void;
}

/** The page where visitors enter a code and get their trial pass. */
export function TrialPassScreen({ address, waiting, onFound }: TrialPassScreenProps): JSX.Element {
  const copy = useCopy(passCopy);
  const messages = useFormMessages();
  const { answer, isAsked, known, find, retry } = useTrialPass(address, onFound);
  const { facilityId, code } = known;
  const start = useMemo(() => ({ facilityId, code }), [facilityId, code]);
  // Loaded beside the pass, so that the ticket is whole when it appears.
  const clubs = useClubDirectory();
  const isHere = clubs.status === 'ready' || clubs.status === 'failed';
  if (answer?.ok === true && isHere) return <TrialPassCard pass={answer.val} />;
  if (isAsked || answer?.ok === true) {
    return (
      <div className="foyer foyer-service foyer-column">
        <LoadingState label={copy.loading} onRetry={retry}>
          {waiting ?? <Skeleton shape="card" />}
        </LoadingState>
      </div>
    );
  }
  const problem = answer?.val ?? null;
  return (
    <div className="foyer foyer-service foyer-column foyer-one-form">
      {problem !== null &&
        ('field' in problem ? (
          <Banner tone="problem">{messages(problem.message)}</Banner>
        ) : (
          <LoadError message={problem} onRetry={retry} />
        ))}
      <FormView
        schema={trialPassForm}
        start={start}
        draft={`trial-pass-${address.facilityId}-${address.code}`}
        label={copy.form}
        intro={<p className="foyer-service__intro">{copy.intro}</p>}
        legend={copy.legend}
        hints={copy.hints}
        submit={copy.submit}
        onSend={find}
      />
      <p>
        <SiteLink path="/membership">{copy.without}</SiteLink>
      </p>
    </div>
  );
}

type Answer = Result<TrialPass, Message | FieldRefusal<'code'>>;

function useTrialPass(
  address: PassAddress,
  onFound: (address: PassAddress) => void,
): {
  /** The answer about the pass in the URL; null while it isn't known, and without a pass. */
  readonly answer: Answer | null;
  readonly isAsked: boolean;
  /** The initial input of the form, so that going back loses nothing. */
  readonly known: PassAddress;
  readonly find: (wanted: WantedPass) => Promise<Answer>;
  readonly retry: () => void;
} {
  const services = useService(accountTokens.clubServices);
  const logger = useService(portTokens.logger);
  const [finder] = useState(() => new FindTrialPass(services, logger));
  const [answered, setAnswered] = useState<{ readonly key: string; readonly answer: Answer }>();
  const [attempt, setAttempt] = useState(0);
  const wanted = wantedBy(address);
  const key = wanted && keyOf(wanted);
  const answer = answered !== undefined && answered.key === key ? answered.answer : null;
  const isAsked = key !== null && answer === null;

  useEffect(() => {
    if (!isAsked || wanted === null) return undefined;
    const asking = new AbortController();
    const ask = async (): Promise<void> => {
      const found = await finder.execute(wanted, { signal: asking.signal });
      if (!asking.signal.aborted) setAnswered({ key: keyOf(wanted), answer: found });
    };
    void ask();
    return () => asking.abort();
    // Runs once per pass in the URL, and again on retry.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [finder, key, isAsked, attempt]);

  const found = answered?.answer.ok === true ? answered.answer.val : null;
  return {
    answer,
    isAsked,
    known: {
      facilityId: address.facilityId === '' ? (found?.facilityId ?? '') : address.facilityId,
      code: address.code === '' ? (found?.code ?? '') : address.code,
    },
    async find(asked) {
      const got = await finder.execute(asked);
      if (got.ok) {
        setAnswered({ key: keyOf(asked), answer: got });
        onFound(asked);
      }
      return got;
    },
    retry() {
      setAnswered(undefined);
      setAttempt((before) => before + 1);
    },
  };
}

function wantedBy({ facilityId, code }: PassAddress): WantedPass | null {
  const club = parseFacilityId(facilityId);
  return club.ok && code.trim() !== '' ? { facilityId: club.val, code: passCodeOf(code) } : null;
}

function keyOf({ facilityId, code }: WantedPass): string {
  return `${facilityId} ${code}`;
}

/** A printable pass with everything that a club's front desk needs. */
function TrialPassCard({ pass }: { readonly pass: TrialPass }): JSX.Element {
  const copy = useCopy(passCopy);
  const locale = useLocale();
  const { clubs } = useClubDirectory();
  const club = clubs.find(({ facilityId }) => facilityId === pass.facilityId) ?? null;
  return (
    <section className="foyer foyer-service foyer-column foyer-service__done">
      <PassTicket
        club={club}
        eyebrow={copy.eyebrow}
        title={<ArrivedHeading className="foyer-service__title">{pass.title}</ArrivedHeading>}
        days={copy.days(pass.days)}
        code={pass.code}
        door={copy.door}
      >
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
        <div>
          <dt>{copy.terms}</dt>
          <dd className="foyer-pass__terms">{pass.terms}</dd>
        </div>
      </PassTicket>
      <p className="foyer-actions">
        <SiteLink
          path={`/inquiry/schedule-your-visit?facilityId=${encodeURIComponent(pass.facilityId)}`}
          look="primary"
        >
          {copy.book}
        </SiteLink>
        <Button look="secondary" onClick={() => window.print()}>
          {copy.print}
        </Button>
        <SiteLink path="/trial-pass">{copy.another}</SiteLink>
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
        <span className="foyer-record__fine foyer-fine">{copy.endOfDay(foreignZone)}</span>
      )}
    </>
  );
}
