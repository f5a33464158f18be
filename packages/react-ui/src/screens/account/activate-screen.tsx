import type { MessageKey } from '@foyer/core';
import type { MailedLinkFlow, MailedLinkSnapshot } from '@foyer/core/registration';
import { type JSX, useState, useSyncExternalStore } from 'react';

import { ArrivedHeading } from '../../components/arrived-heading.tsx';
import { Banner } from '../../components/banner.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { registrationCopy } from '../../copy/registration.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService, useSiteHref } from '../../di/foyer-provider.tsx';
import { useAccountSession } from '../../hooks/use-account.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-form-messages.ts';
import { ActivateForm } from './activate-form.tsx';
import { RecoverForm } from './recover-screen.tsx';
import { QuestionLink } from './question-link.tsx';

export interface ActivateScreenProps {
  /** The code from the URL, which the page has already removed from there; null if there was none. */
  readonly code: string | null;
}

/** The page of a mailed link, where visitors choose a login or reset their password. */
export function ActivateScreen({ code }: ActivateScreenProps): JSX.Element {
  const copy = useCopy(registrationCopy);
  const { flow, snapshot } = useMailedLink(code);
  useFormMessages();
  switch (snapshot.kind) {
    case 'reading':
      return (
        <LoadingState label={copy.reading} onRetry={() => void flow.read()}>
          <Skeleton shape="row" count={3} />
        </LoadingState>
      );
    case 'unread':
      return <LoadError message={{ key: 'linkUnread' }} onRetry={() => void flow.read()} />;
    case 'open':
      return <ActivateForm flow={flow} link={snapshot.link} />;
    case 'chosen':
      return <Chosen {...snapshot} />;
    case 'over':
      return <NoLink why={snapshot.why} />;
    case 'none':
      return <NoLink why="forgotten" />;
  }
}

/** The visit behind a mailed link, given the code from the URL, and its current snapshot. */
function useMailedLink(code: string | null): {
  readonly flow: MailedLinkFlow;
  readonly snapshot: MailedLinkSnapshot;
} {
  const flow = useService(accountTokens.mailedLink);
  // Starts before the first render, so that a page with a link never claims to have none.
  useState(() => void flow.arrive(code));
  return { flow, snapshot: useSyncExternalStore(flow.subscribe, flow.getSnapshot) };
}

/** The confirmation after the login was set; the member is logged in. */
function Chosen({
  purpose,
  isSignedIn,
}: MailedLinkSnapshot & { readonly kind: 'chosen' }): JSX.Element {
  const copy = useCopy(registrationCopy);
  const messages = useFormMessages();
  const accountHref = useSiteHref('/account');
  const loginHref = useSiteHref('/login');
  const isNew = purpose === 'activate';
  return (
    <section className="foyer-sent">
      <ArrivedHeading className="foyer-sent__title">
        {isNew ? copy.chosenTitle : copy.changedTitle}
      </ArrivedHeading>
      {isSignedIn ? (
        <p>{isNew ? copy.chosenText : copy.changedText}</p>
      ) : (
        <Banner tone="note">{messages({ key: 'signInAfterwards' })}</Banner>
      )}
      <div className="foyer-actions">
        <a
          className="foyer-button foyer-button--primary"
          href={isSignedIn ? accountHref : loginHref}
        >
          {isSignedIn ? copy.toAccount : copy.logIn}
        </a>
      </div>
    </section>
  );
}

/** Explains why the link doesn't work and offers a new one. */
function NoLink({ why }: { readonly why: keyof typeof messageKeys }): JSX.Element {
  const copy = useCopy(registrationCopy);
  const messages = useFormMessages();
  const accountHref = useSiteHref('/account');
  const isMember = useAccountSession().snapshot.status === 'signed-in';
  if (why === 'forgotten' && isMember) {
    return (
      <section className="foyer-sent">
        <p>{copy.signedIn}</p>
        <div className="foyer-actions">
          <a className="foyer-button foyer-button--primary" href={accountHref}>
            {copy.toAccount}
          </a>
        </div>
      </section>
    );
  }
  return (
    <div className="foyer-registration">
      <Banner tone={why === 'forgotten' ? 'note' : 'problem'} takesFocus={why === 'used'}>
        {messages({ key: messageKeys[why] })}
      </Banner>
      {why === 'used' && (
        <QuestionLink question={copy.overUsed} answer={copy.logIn} path="/login" />
      )}
      <RecoverForm label={copy.overTitle} legend={copy.overTitle} />
      <div className="foyer-registration__ways">
        <QuestionLink question={copy.noAccount} answer={copy.register} path="/account/register" />
      </div>
    </div>
  );
}

const messageKeys = {
  used: 'linkUsed',
  expired: 'linkExpired',
  unknown: 'linkUnknown',
  forgotten: 'linkForgotten',
} as const satisfies Record<string, MessageKey>;
