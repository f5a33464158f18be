import type { Message } from '@foyer/core';
import { messageOfCall } from '@foyer/core/messages';
import { loginPath, rememberLoginReturn } from '@foyer/core/session';
import { Fragment, type JSX, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button, type ButtonProps } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { lazyWithRetry } from '../../components/lazy-with-retry.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { loginCopy } from '../../copy/login.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useAccountSession, useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface RequireMemberProps {
  /** Shown while a token in the URL is checked. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a page for members only. Other visitors are redirected to the login, which leads back here. After logging
 * out, here or in another tab, it doesn't. A different member gets a fresh page without any state of the previous
 * one. A member who needs a second step of their login first sets it up here.
 */
export function RequireMember({ waiting, children }: RequireMemberProps): JSX.Element {
  const navigation = useService(portTokens.navigation);
  const store = useService(portTokens.sessionStore);
  const { status, sitting, arrival, needsSecondStep } = useAccountSession().snapshot;
  const wasMember = useRef(false);
  useEffect(() => {
    if (status === 'signed-in') {
      wasMember.current = true;
      return;
    }
    // A token in the URL may still start a session.
    if (arrival === 'checking') return;
    const isLeaving = status === 'signed-out' && wasMember.current;
    if (!isLeaving) rememberLoginReturn(store, navigation.current());
    navigation.replace(loginPath);
  }, [status, arrival, navigation, store]);
  if (status !== 'signed-in') return <>{arrival === 'checking' && waiting}</>;
  if (!needsSecondStep) return <Fragment key={sitting}>{children}</Fragment>;
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <RequiredStep signOut={<SignOutButton />} />
    </Suspense>
  );
}

const RequiredStep = lazyWithRetry(() => import('./required-step.tsx'));

/**
 * Asks a member two minutes before the session ends whether they're still there, on any page of the account. Staying
 * keeps the page as it is (WCAG 2.2.1).
 */
export function SessionGuard(): JSX.Element {
  const copy = useCopy(loginCopy);
  const { endsSoon } = useAccountSession().snapshot;
  const signOut = useSignOut();
  const messages = useFormMessages();
  const { problem, isAsking, isShut, stay, shut } = useStaying(endsSoon);
  const canStay = problem?.key !== 'stayedLongEnough';
  return (
    <Dialog
      title={copy.stayTitle}
      subtitle={copy.stayText}
      open={endsSoon && !isShut}
      // Closing the dialog in any way shows that the member is there. If the extension failed, they have seen the
      // error.
      onClose={() => {
        shut();
        if (problem === null) stay();
      }}
      shape="question"
    >
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <div className="foyer-actions">
        <Button onClick={canStay ? stay : shut} busy={isAsking ? copy.staying : null}>
          {canStay ? copy.stay : copy.goOn}
        </Button>
        <Button look="secondary" onClick={signOut}>
          {copy.signOut}
        </Button>
      </div>
    </Dialog>
  );
}

/** Ends the session in all tabs of this browser. A page for members then redirects to the login, which says so. */
export function SignOutButton({ look = 'secondary' }: Pick<ButtonProps, 'look'>): JSX.Element {
  const copy = useCopy(loginCopy);
  const signOut = useSignOut();
  return (
    <Button look={look} onClick={signOut}>
      {copy.signOut}
    </Button>
  );
}

/** Logs out on this device immediately, without waiting for the back end. */
function useSignOut(): () => void {
  const signOut = useService(accountTokens.signOut);
  return () => void signOut.execute();
}

/** The state of the dialog. It resets each time the end of the session comes near. */
function useStaying(endsSoon: boolean) {
  const staySignedIn = useService(accountTokens.staySignedIn);
  const [isAsking, setAsking] = useState(false);
  const asking = useRef(false);
  const [isShut, setShut] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const [isOfThisEnd, setOfThisEnd] = useState(endsSoon);
  if (isOfThisEnd !== endsSoon) {
    setOfThisEnd(endsSoon);
    setShut(false);
    setProblem(null);
  }

  async function ask(): Promise<void> {
    // Ignores a second press before the next render.
    if (asking.current) return;
    asking.current = true;
    setAsking(true);
    setProblem(null);
    const answer = await staySignedIn.execute();
    asking.current = false;
    setAsking(false);
    if (answer.ok) return;
    setShut(false);
    setProblem(
      answer.val.kind === 'stayed-long-enough'
        ? { key: 'stayedLongEnough' }
        : messageOfCall(answer.val),
    );
  }

  return { problem, isAsking, isShut, stay: () => void ask(), shut: () => setShut(true) };
}

/**
 * Asks before a link logs the member in to another account, because anybody can send a link to their own account.
 * Closing the dialog keeps the account.
 */
export function SwitchAccount(): JSX.Element {
  const copy = useCopy(loginCopy);
  const messages = useFormMessages();
  const adopting = useService(accountTokens.adoptArrivedToken);
  const { arrival } = useAccountSession().snapshot;
  const [isSwitching, setSwitching] = useState(false);
  const [isShut, setShut] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);

  function stay(): void {
    setProblem(null);
    // During a switch this only hides the dialog; it opens again if the switch fails.
    if (isSwitching) setShut(true);
    else adopting.stay();
  }

  async function switchAccounts(): Promise<void> {
    if (isSwitching) return;
    setSwitching(true);
    setProblem(null);
    const answer = await adopting.switch();
    setSwitching(false);
    setShut(false);
    if (answer.err && answer.val.kind !== 'another-session') setProblem(messageOfCall(answer.val));
  }

  return (
    <Dialog
      title={copy.switchTitle}
      subtitle={copy.switchText}
      open={arrival === 'asking' && !isShut}
      onClose={stay}
      shape="question"
    >
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <div className="foyer-actions">
        <Button onClick={stay}>{copy.keepAccount}</Button>
        <Button
          look="secondary"
          onClick={() => void switchAccounts()}
          busy={isSwitching ? copy.switching : null}
        >
          {copy.switchAccounts}
        </Button>
      </div>
    </Dialog>
  );
}
