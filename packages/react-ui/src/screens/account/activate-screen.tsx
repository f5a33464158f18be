import type { Message, Result } from '@foyer/core';
import type { FieldRefusal } from '@foyer/core/forms';
import {
  type PasswordPolicy,
  chooseLoginForm,
  type ChosenLogin,
  type LoginField,
  type MailedLink,
  type MailedLinkFlow,
  type MailedLinkSnapshot,
  newPasswordForm,
  type UsernameCheckSnapshot,
} from '@foyer/core/registration';
import { type JSX, type ReactNode, useMemo, useState } from 'react';

import { ArrivedHeading, QuestionLink } from '../../components/member-parts.tsx';
import { Banner } from '../../components/banner.tsx';
import { FieldFrame } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { registrationCopy } from '../../copy/registration.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useFoyerContainer, useService } from '../../di/foyer-provider.tsx';
import { useAccountSession, useFormMessages } from '../../hooks/use-member.ts';
import { useDelayed } from '../../hooks/timing.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';
import { PasswordRequirements } from '../forms/password-requirements.tsx';
import { linkMessages, RecoverForm } from './link-form.tsx';
import { useSnapshot } from '../../hooks/use-snapshot.ts';

export interface ActivateScreenProps {
  /** The code from the URL, which the page has already removed from there; null if there was none. */
  readonly code: string | null;
}

/** The page of a mailed link, where visitors choose a login or reset their password. */
export function ActivateScreen({ code }: ActivateScreenProps): JSX.Element {
  const copy = useCopy(registrationCopy);
  const flow = useService(accountTokens.mailedLink);
  // Starts before the first render, so that a page with a link never claims to have none.
  useState(() => void flow.arrive(code));
  const snapshot = useSnapshot(flow);
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

interface ActivateFormProps {
  readonly flow: MailedLinkFlow;
  readonly link: MailedLink;
}

/** The form behind a mailed link. It sets a username and password, or only a new password for an existing username. */
function ActivateForm({ flow, link }: ActivateFormProps): JSX.Element {
  const copy = useCopy(registrationCopy);
  const { purpose, firstName, username } = link;
  const policy = useService(accountTokens.passwordPolicy);
  const isNew = purpose === 'activate' || username === null;
  const schema = useMemo(
    () => (isNew ? chooseLoginForm(policy) : newPasswordForm(policy)),
    [isNew, policy],
  );
  const container = useFoyerContainer();
  const [check] = useState(() => container.get(accountTokens.usernameCheck));
  const snapshot = useSnapshot(check);

  async function send(
    login: Omit<ChosenLogin, 'token'>,
  ): Promise<Result<void, Message | FieldRefusal<LoginField>>> {
    const answer = await flow.choose(login);
    // The field already shows this error.
    if (answer.err && 'field' in answer.val && answer.val.field === 'username') check.forget();
    return answer;
  }

  return (
    <div className="foyer foyer-column">
      <p>
        {copy.greeting(firstName)}. {isNew ? copy.activateLede : copy.newPasswordLede}
      </p>
      <FormView<LoginField, Omit<ChosenLogin, 'token'>>
        schema={schema}
        label={isNew ? copy.activateForm : copy.newPasswordForm}
        legend={isNew ? copy.activateLegend : copy.newPasswordLegend}
        intro={isNew ? null : <OwnUsername username={username} />}
        hints={isNew ? copy.activateHints : {}}
        after={belowBoxes(policy, snapshot)}
        onLeave={(name, value) => {
          if (name === 'username') void check.ask(value);
        }}
        submit={isNew ? copy.activate : copy.savePassword}
        aside={<p className="foyer-fine">{isNew ? copy.activateNote : copy.savePasswordNote}</p>}
        onSend={send}
      />
    </div>
  );
}

function belowBoxes(
  policy: PasswordPolicy,
  snapshot: UsernameCheckSnapshot,
): Readonly<Record<LoginField, (value: string) => ReactNode>> {
  return {
    username: (value) => <UsernameNote typed={value} snapshot={snapshot} />,
    password: (value) => <PasswordRequirements policy={policy} password={value} />,
  };
}

/** How long to wait before showing that the check is running, in ms. */
const soonMs = 400;

/** Shows whether the typed username is available, as far as known. It never blocks the form. */
function UsernameNote({
  typed,
  snapshot,
}: {
  readonly typed: string;
  readonly snapshot: UsernameCheckSnapshot;
}): JSX.Element {
  const copy = useCopy(registrationCopy);
  const messages = useFormMessages();
  const { username } = snapshot;
  const answer = username === typed.trim() ? snapshot.answer : 'unknown';
  const isSlow = useDelayed(answer === 'asked', soonMs);
  return (
    <p className="foyer-username foyer-fine" role="status" data-answer={answer}>
      {answer === 'asked' && isSlow && copy.checking}
      {answer === 'free' && (
        <>
          <Icon name="check" />
          {copy.free(username)}
        </>
      )}
      {answer === 'taken' && (
        <>
          <Icon name="alert" />
          {messages({ key: 'usernameTaken' })}
        </>
      )}
    </p>
  );
}

/** Shows the existing username to its owner and to their password manager. */
function OwnUsername({ username }: { readonly username: string }): JSX.Element {
  const copy = useCopy(registrationCopy);
  return (
    <FieldFrame
      spec={{ name: 'username', label: copy.username, required: true, autocomplete: 'username' }}
      value={username}
    >
      {(box) => (
        <input {...box} aria-required={undefined} className="foyer-input" type="text" readOnly />
      )}
    </FieldFrame>
  );
}

/** The confirmation after the login was set; the member is logged in. */
function Chosen({
  purpose,
  isSignedIn,
}: MailedLinkSnapshot & { readonly kind: 'chosen' }): JSX.Element {
  const copy = useCopy(registrationCopy);
  const messages = useFormMessages();
  const isNew = purpose === 'activate';
  return (
    <section className="foyer foyer-sent foyer-column">
      <ArrivedHeading className="foyer-sent__title">
        {isNew ? copy.chosenTitle : copy.changedTitle}
      </ArrivedHeading>
      {isSignedIn ? (
        <p>{isNew ? copy.chosenText : copy.changedText}</p>
      ) : (
        <Banner tone="note">{messages({ key: 'signInAfterwards' })}</Banner>
      )}
      <div className="foyer-actions">
        <SiteLink path={isSignedIn ? '/account' : '/login'} look="primary">
          {isSignedIn ? copy.toAccount : copy.logIn}
        </SiteLink>
      </div>
    </section>
  );
}

/** Explains why the link doesn't work and offers a new one. */
function NoLink({ why }: { readonly why: keyof typeof linkMessages }): JSX.Element {
  const copy = useCopy(registrationCopy);
  const messages = useFormMessages();
  const isMember = useAccountSession().snapshot.status === 'signed-in';
  if (why === 'forgotten' && isMember) {
    return (
      <section className="foyer foyer-sent foyer-column">
        <p>{copy.signedIn}</p>
        <div className="foyer-actions">
          <SiteLink path="/account" look="primary">
            {copy.toAccount}
          </SiteLink>
        </div>
      </section>
    );
  }
  return (
    <div className="foyer foyer-column">
      <Banner tone={why === 'forgotten' ? 'note' : 'problem'} takesFocus={why === 'used'}>
        {messages({ key: linkMessages[why] })}
      </Banner>
      {why === 'used' && (
        <QuestionLink question={copy.overUsed} answer={copy.logIn} path="/login" />
      )}
      <RecoverForm label={copy.overTitle} legend={copy.overTitle} />
      <div className="foyer-registration__ways">
        <QuestionLink question={copy.noLogin} answer={copy.register} path="/account/register" />
      </div>
    </div>
  );
}
