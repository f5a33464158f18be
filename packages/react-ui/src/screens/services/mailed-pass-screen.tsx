import type { CallOptions } from '@foyer/core';
import { messageOfCall } from '@foyer/core/messages';
import { type JSX, useCallback } from 'react';

import { ArrivedHeading } from '../../components/member-parts.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { trialCopy } from '../../copy/trial.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { PassCard } from './pass-card.tsx';

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
