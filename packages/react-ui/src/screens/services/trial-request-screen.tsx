import type { CallOptions } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import { formatMoney, type Money } from '@foyer/core/kernel';
import { consentText, newsletterChoice } from '@foyer/core/consents';
import { type SeenConsent } from '@foyer/core/services';
import {
  type ClubPasses,
  RequestTrialPass,
  trialRequestForm,
  type TrialRequestInput,
} from '@foyer/core/passes';
import { type JSX, useCallback, useMemo, useState } from 'react';

import { Skeleton } from '../../components/loading-state.tsx';
import { ArrivedHeading } from '../../components/member-parts.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { dayPassCopy, trialCopy } from '../../copy/passes.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useClubDirectory, useClubToday } from '../../hooks/use-clubs.ts';
import { useCopy, useLabels, useLocale } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';

export interface TrialRequestScreenProps {
  /** The club from the URL; empty if there's none. */
  readonly facilityId: string;
}

/** The page where visitors ask for a free trial pass. It says the same whether they had one before or not. */
export function TrialRequestScreen({ facilityId }: TrialRequestScreenProps): JSX.Element {
  const copy = useCopy(trialCopy);
  const visitor = useService(portTokens.visitor);
  const { clubs } = useClubDirectory();
  const [chosen, setChosen] = useState(facilityId);
  const [sent, setSent] = useState<TrialRequestInput | null>(null);
  const club = clubs.find((one) => one.facilityId === chosen);
  const today = useClubToday(club?.timeZone ?? visitor.timeZone());
  if (sent !== null) return <Sent sent={sent} />;
  return (
    <div className="foyer foyer-service foyer-column">
      <p className="foyer-lede">{copy.intro}</p>
      {/* The day is unknown until the page is hydrated. */}
      {today === '' ? (
        <Skeleton shape="row" count={6} />
      ) : (
        <RequestForm
          facilityId={facilityId}
          chosen={chosen}
          country={club?.country ?? null}
          today={today}
          onChooseClub={setChosen}
          onSent={setSent}
        />
      )}
    </div>
  );
}

interface RequestFormProps extends TrialRequestScreenProps {
  /** The chosen club's id; empty without one. */
  readonly chosen: string;
  /** The chosen club's; null until it is known. */
  readonly country: string | null;
  /** Today's ISO date at the chosen club. */
  readonly today: string;
  readonly onChooseClub: (facilityId: string) => void;
  readonly onSent: (sent: TrialRequestInput) => void;
}

function RequestForm({
  facilityId,
  chosen,
  country,
  today,
  onChooseClub,
  onSent,
}: RequestFormProps): JSX.Element {
  const copy = useCopy(trialCopy);
  const requester = useRequestTrialPass();
  const visitor = useService(portTokens.visitor);
  const passes = usePasses(chosen);
  const seen = useSeenConsent(country);
  const { text } = seen;
  const schema = useMemo(() => trialRequestForm(today, text), [today, text]);
  const start = useMemo(() => ({ facilityId, startsOn: today }), [facilityId, today]);
  const readClub = useCallback(
    (input: { readonly facilityId: string }) => onChooseClub(input.facilityId),
    [onChooseClub],
  );
  return (
    <FormView
      schema={schema}
      start={start}
      draft={`trial-request-${facilityId}`}
      isPublic
      label={copy.form}
      legend={copy.legend}
      hints={{ ...copy.hints, startsOn: copy.hints.startsOn(passes?.trial?.days ?? null) }}
      submit={copy.submit}
      submitting={copy.submitting}
      onInput={readClub}
      aside={passes?.dayPass && <DayPassInstead price={passes.dayPass.price} club={chosen} />}
      onSend={async (input) => {
        const answer = await requester.execute(input, { ...seen, sourceUrl: visitor.pageUrl() });
        if (answer.ok) onSent(input);
        return answer;
      }}
    />
  );
}

/** The newsletter's text in the visitor's language, and whose law asks for it. */
function useSeenConsent(clubCountry: string | null): Omit<SeenConsent, 'sourceUrl'> {
  const labels = useLabels();
  const locale = useLocale();
  const visitor = useService(portTokens.visitor);
  const { consents } = useService(portTokens.settings);
  const { newsletterText, textVersion } = consents;
  const text = labels(newsletterText);
  return {
    text: consentText(text, consents),
    // As the other forms record it: a text that is translated adds its language.
    textVersion: text === newsletterText ? textVersion : `${textVersion}/${locale}`,
    jurisdiction: newsletterChoice(consents, clubCountry, visitor.country()).jurisdiction,
  };
}

/** For someone who had their trial. */
function DayPassInstead({
  price,
  club,
}: {
  readonly price: Money;
  readonly club: string;
}): JSX.Element {
  const copy = useCopy(dayPassCopy);
  const locale = useLocale();
  return (
    <p className="foyer-actions__note foyer-way-on">
      {copy.instead(formatMoney(price, { locale, wholeUnits: true }))}{' '}
      <SiteLink path={`/day-pass?facilityId=${encodeURIComponent(club)}`}>{copy.buy}</SiteLink>
    </p>
  );
}

/** What the club gives and sells; null until it is known. The form works without it. */
function usePasses(facilityId: string): ClubPasses | null {
  const dayPasses = useService(accountTokens.dayPasses);
  const ask = useMemo(() => {
    const club = parseFacilityId(facilityId);
    return club.ok ? (options: CallOptions) => dayPasses.atClub(club.val, options) : null;
  }, [dayPasses, facilityId]);
  return useAnswer(ask).answer?.unwrapOr(null) ?? null;
}

function Sent({ sent }: { readonly sent: TrialRequestInput }): JSX.Element {
  const copy = useCopy(trialCopy);
  const { facilityId, email } = sent;
  return (
    <section className="foyer foyer-service foyer-column foyer-service__done">
      <ArrivedHeading className="foyer-service__title">{copy.sentTitle}</ArrivedHeading>
      <p>{copy.sent(email)}</p>
      <p className="foyer-soft">{copy.late}</p>
      <p className="foyer-actions">
        <SiteLink
          path={`/inquiry/schedule-your-visit?facilityId=${encodeURIComponent(facilityId)}`}
          look="secondary"
        >
          {copy.visit}
        </SiteLink>
      </p>
    </section>
  );
}

function useRequestTrialPass(): RequestTrialPass {
  const services = useService(accountTokens.clubServices);
  const ids = useService(portTokens.ids);
  const logger = useService(portTokens.logger);
  const clock = useService(portTokens.clock);
  const consentLog = useService(portTokens.consentLog);
  const [requester] = useState(
    () => new RequestTrialPass({ services, ids, clock, consentLog, logger }),
  );
  return requester;
}
