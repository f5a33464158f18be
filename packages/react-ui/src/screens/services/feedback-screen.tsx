import { clubFeedbackForm, type FeedbackInput, SendClubFeedback } from '@foyer/core/services';
import { type JSX, useEffect, useMemo, useState } from 'react';

import { fieldId } from '../../components/field.tsx';
import { ArrivedHeading } from '../../components/member-parts.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { feedbackCopy } from '../../copy/services.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useFocusOnReturn } from '../../hooks/focus.ts';
import { useAccountCards, useAccountSession } from '../../hooks/use-member.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';

export interface FeedbackScreenProps {
  /** The club from the URL; null if there's none. */
  readonly facilityId: string | null;
}

/** The page for sending feedback to a club, once. The input survives failures and reloads. */
export function FeedbackScreen({ facilityId }: FeedbackScreenProps): JSX.Element {
  const copy = useCopy(feedbackCopy);
  const sender = useSendClubFeedback();
  const email = useMemberEmail();
  const [sent, setSent] = useState<FeedbackInput | null>(null);
  useFocusOnReturn(sent === null, fieldId('facilityId'));
  const start = useMemo(
    () => ({ facilityId: facilityId ?? '', email: email ?? '' }),
    [facilityId, email],
  );
  if (sent !== null) return <Thanks sent={sent} onAgain={() => setSent(null)} />;
  return (
    <div className="foyer foyer-service foyer-column foyer-one-form">
      <FormView
        schema={clubFeedbackForm}
        start={start}
        // A separate draft per club, so that a link to one club doesn't show input meant for another.
        draft={`feedback-${facilityId ?? ''}`}
        isPublic
        label={copy.form}
        legend={copy.legend}
        hints={copy.hints}
        submit={copy.submit}
        onSend={async (feedback) => {
          const answer = await sender.execute(feedback);
          if (answer.ok) setSent(feedback);
          return answer;
        }}
      />
    </div>
  );
}

function Thanks({
  sent: { facilityId, email },
  onAgain,
}: {
  readonly sent: FeedbackInput;
  readonly onAgain: () => void;
}): JSX.Element {
  const copy = useCopy(feedbackCopy);
  const { clubs } = useClubDirectory();
  const club = clubs.find((one) => one.facilityId === facilityId)?.name ?? null;
  return (
    <section className="foyer foyer-service foyer-column foyer-service__done">
      <ArrivedHeading className="foyer-service__title">{copy.thanks}</ArrivedHeading>
      <p>{copy.sent(club)}</p>
      {email !== null && <p>{copy.answer(email)}</p>}
      <p className="foyer-actions">
        <SiteLink path={club === null ? '/clubs' : `/clubs/${facilityId}`} look="secondary">
          {copy.back(club)}
        </SiteLink>
        <button type="button" className="foyer-link" onClick={onAgain}>
          {copy.again}
        </button>
      </p>
    </section>
  );
}

function useSendClubFeedback(): SendClubFeedback {
  const services = useService(accountTokens.clubServices);
  const ids = useService(portTokens.ids);
  const clock = useService(portTokens.clock);
  const logger = useService(portTokens.logger);
  const store = useService(portTokens.sessionStore);
  const [sender] = useState(() => new SendClubFeedback({ services, ids, clock, logger, store }));
  return sender;
}

/** The email address of a logged-in member; null for others and while it's loading. */
function useMemberEmail(): string | null {
  const { snapshot } = useAccountSession();
  const { account, cards } = useAccountCards();
  const isMember = snapshot.status === 'signed-in';
  useEffect(() => {
    if (!isMember || account.getSnapshot().information.status === 'ready') return;
    void account.execute(['information']);
  }, [isMember, account]);
  const { information } = cards;
  return isMember && information.status === 'ready' ? information.value.email : null;
}
