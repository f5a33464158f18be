import { type Message, Ok, type Result } from '@foyer/core';
import {
  type Credentials,
  isSentToLogin,
  leaveLogin,
  messageOfSignIn,
  signInForm,
  type SocialProvider,
} from '@foyer/core/session';
import { type JSX, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  messageOfPasskeySignIn,
  refusedSecondStep,
  type SecondStepAnswer,
  secondStepForm,
} from '@foyer/core/second-step';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { fieldId } from '../../components/field.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { loginCopy } from '../../copy/login.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useFoyerContainer, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useAccountSession, useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';
import { useFocusOnReturn } from '../../hooks/focus.ts';
import { useHydrated } from '../../hooks/use-early-input.ts';
import { useSnapshot } from '../../hooks/use-snapshot.ts';
import { passkeysCopy, secondStepCopy } from '../../copy/security.ts';
import { passkeySignInOf } from '../../di/passkeys-module.ts';

/**
 * The login page. Members who are logged in, here or in another tab, continue to the page that sent them or to the
 * account.
 */
export function LoginScreen(): JSX.Element {
  const copy = useCopy(loginCopy);
  const isMember = useRedirectIfLoggedIn();
  const signIn = useService(accountTokens.signIn);
  const box = useRef<HTMLDivElement>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
  useFocusOnReturn(challenge === null, fieldId('username'));
  const container = useFoyerContainer();
  // The delivered page names the provider, which the build didn't know.
  const provider = useHydrated() ? container.get(accountTokens.socialProvider) : null;
  if (isMember)
    return (
      <p className="foyer" role="status">
        {copy.goingOn}
      </p>
    );

  async function send(credentials: Credentials): Promise<Result<void, Message>> {
    const first = await signIn.execute(credentials);
    if (first.err && first.val.kind === 'second-step') {
      setChallenge(first.val.challenge);
      return Ok(undefined);
    }
    const answer = first.mapErr(messageOfSignIn);
    // Selects the password, so that the next key replaces it. It stays visible on request.
    if (answer.err && answer.val.key === 'wrongCredentials') {
      const password = box.current?.querySelector<HTMLInputElement>(`#${fieldId('password')}`);
      password?.focus();
      password?.select();
    }
    return answer;
  }

  if (challenge !== null)
    return (
      <div className="foyer foyer-login foyer-stack-7">
        <SecondStepForm challenge={challenge} onStartOver={() => setChallenge(null)} />
      </div>
    );

  return (
    <div ref={box} className="foyer foyer-login foyer-stack-7">
      <WhyHere />
      <FormView
        schema={signInForm}
        label={copy.form}
        legend={copy.legend}
        submit={copy.submit}
        submitting={copy.submitting}
        aside={<SiteLink path="/account/recover">{copy.forgot}</SiteLink>}
        onSend={send}
      />
      <PasskeyLogin />
      {provider !== null && <SocialLogin provider={provider} onChallenge={setChallenge} />}
      <nav className="foyer-login__others foyer-ruled" aria-label={copy.others}>
        <h2 className="foyer-login__title">{copy.others}</h2>
        <ul className="foyer-login__ways">
          <li>
            <SiteLink path="/account/register">{copy.noLogin}</SiteLink>
          </li>
          <li>
            <SiteLink path="/membership">{copy.noMember}</SiteLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}

/** Logs in with a linked social login. Its provider returns to this page. */
function SocialLogin({
  provider,
  onChallenge,
}: {
  readonly provider: SocialProvider;
  readonly onChallenge: (challenge: string) => void;
}): JSX.Element {
  const copy = useCopy(loginCopy);
  const messages = useFormMessages();
  const signIn = useService(accountTokens.socialSignIn);
  const { busy, problem, challenge } = useSnapshot(signIn);
  useEffect(() => {
    if (challenge === null) return;
    signIn.forgetChallenge();
    onChallenge(challenge);
  }, [challenge, onChallenge, signIn]);
  // Before the first paint, so that the provider's proof never shows in the address.
  useLayoutEffect(() => {
    void signIn.enter();
    // On Back, the browser may restore this page from its back/forward cache, still busy.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void signIn.enter();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [signIn]);
  const busyLabel = busy === 'leaving' ? copy.leaving(provider.name) : copy.submitting;
  return (
    <div className="foyer-login__social foyer-stack-4">
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <Button
        look="secondary"
        busy={busy === null ? null : busyLabel}
        onClick={() => signIn.leave()}
      >
        {copy.social(provider.name)}
      </Button>
    </div>
  );
}

/** Redirects a logged-in member. Returns true while that happens. */
function useRedirectIfLoggedIn(): boolean {
  const navigation = useService(portTokens.navigation);
  const store = useService(portTokens.sessionStore);
  const visitor = useService(portTokens.visitor);
  const isMember = useAccountSession().snapshot.status === 'signed-in';
  useEffect(() => {
    if (isMember) leaveLogin(navigation, store, new URL(visitor.pageUrl()).origin);
  }, [isMember, navigation, store, visitor]);
  return isMember;
}

/** Explains to visitors who were redirected why they are here. */
function WhyHere(): JSX.Element | null {
  const copy = useCopy(loginCopy);
  const store = useService(portTokens.sessionStore);
  const messages = useFormMessages();
  const { status } = useAccountSession().snapshot;
  if (status === 'expired') return <Banner tone="note">{messages({ key: 'sessionOver' })}</Banner>;
  if (status === 'signed-out') return <Banner tone="note">{copy.signedOut}</Banner>;
  return isSentToLogin(store) ? <Banner tone="note">{copy.sentHere}</Banner> : null;
}

/** Logs in with a passkey: with the button, or by choosing one in the username's box. */
function PasskeyLogin(): JSX.Element | null {
  const copy = useCopy(passkeysCopy);
  const messages = useFormMessages();
  const signIn = passkeySignInOf(useFoyerContainer());
  const isHydrated = useHydrated();
  const isAvailable = isHydrated && signIn.isAvailable();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  useEffect(() => {
    // The browser has one request at a time: autofill waits until the dialog has closed.
    if (!isAvailable || isBusy) return;
    void signIn
      .executeByAutofill()
      .then((answer) =>
        setProblem((known) => (answer?.err ? messageOfPasskeySignIn(answer.val) : known)),
      );
    return () => signIn.cancel();
  }, [isAvailable, isBusy, signIn]);
  if (isHydrated && !isAvailable) return null;

  async function ask(): Promise<void> {
    // A busy button can still be pressed.
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    const answer = await signIn.execute();
    setIsBusy(false);
    if (answer.err) setProblem(messageOfPasskeySignIn(answer.val));
  }

  return (
    // Most browsers have passkeys, so a prerendered page keeps the button's place.
    <div className="foyer-login__social foyer-stack-4" data-waiting={isHydrated ? undefined : ''}>
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <Button look="secondary" busy={isBusy ? copy.waiting : null} onClick={() => void ask()}>
        {copy.logIn}
      </Button>
    </div>
  );
}

/** The second step of a login: the code of the authenticator app, or a recovery code. */
function SecondStepForm({
  challenge,
  onStartOver,
}: {
  readonly challenge: string;
  readonly onStartOver: () => void;
}): JSX.Element {
  const copy = useCopy(secondStepCopy);
  const signIn = useService(accountTokens.signIn);
  useEffect(() => document.querySelector<HTMLElement>(`#${fieldId('code')}`)?.focus(), []);

  async function send(answer: Omit<SecondStepAnswer, 'challenge'>) {
    const sent = await signIn.finish({ ...answer, challenge });
    return sent.mapErr(refusedSecondStep);
  }

  return (
    <>
      <FormView
        schema={secondStepForm}
        label={copy.title}
        legend={copy.login.legend}
        hints={{ code: copy.login.hint }}
        submit={copy.login.submit}
        submitting={copy.checking}
        aside={
          <Button look="quiet" onClick={onStartOver}>
            {copy.login.startOver}
          </Button>
        }
        onSend={send}
      />
      <p className="foyer-fine foyer-soft">
        {copy.login.lost} <SiteLink path="/clubs">{copy.login.clubs}</SiteLink>
      </p>
    </>
  );
}
