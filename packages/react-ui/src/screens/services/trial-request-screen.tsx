import { RequestTrialPass, trialRequestForm, type TrialRequestInput } from '@foyer/core/services';
import { type JSX, useCallback, useMemo, useState } from 'react';

import { ArrivedHeading } from '../../components/member-parts.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { trialCopy } from '../../copy/trial.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubDirectory, useClubToday } from '../../hooks/use-clubs.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';

export interface TrialRequestScreenProps {
  /** The club from the URL; empty if there's none. */
  readonly facilityId: string;
}

/** The page where visitors ask for a free trial pass. It says the same whether they had one before or not. */
export function TrialRequestScreen({ facilityId }: TrialRequestScreenProps): JSX.Element {
  const visitor = useService(portTokens.visitor);
  const { clubs } = useClubDirectory();
  const [chosen, setChosen] = useState(facilityId);
  const [sent, setSent] = useState<TrialRequestInput | null>(null);
  const club = clubs.find((one) => one.facilityId === chosen);
  const today = useClubToday(club?.timeZone ?? visitor.timeZone());
  if (sent !== null) return <Sent sent={sent} />;
  return (
    <div className="foyer foyer-service foyer-column">
      {/* The day is unknown until the page is hydrated. */}
      {today !== '' && (
        <RequestForm
          facilityId={facilityId}
          today={today}
          onChooseClub={setChosen}
          onSent={setSent}
        />
      )}
    </div>
  );
}

interface RequestFormProps extends TrialRequestScreenProps {
  /** Today's ISO date at the chosen club. */
  readonly today: string;
  readonly onChooseClub: (facilityId: string) => void;
  readonly onSent: (sent: TrialRequestInput) => void;
}

function RequestForm({ facilityId, today, onChooseClub, onSent }: RequestFormProps): JSX.Element {
  const copy = useCopy(trialCopy);
  const requester = useRequestTrialPass();
  const schema = useMemo(() => trialRequestForm(today), [today]);
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
      intro={<p className="foyer-service__intro">{copy.intro}</p>}
      legend={copy.legend}
      hints={copy.hints}
      submit={copy.submit}
      submitting={copy.submitting}
      onInput={readClub}
      onSend={async (input) => {
        const answer = await requester.execute(input);
        if (answer.ok) onSent(input);
        return answer;
      }}
    />
  );
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
  const [requester] = useState(() => new RequestTrialPass({ services, ids, logger }));
  return requester;
}
