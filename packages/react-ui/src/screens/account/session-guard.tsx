import type { Message } from '@foyer/core';
import { messageOfCall } from '@foyer/core/messages';
import { type JSX, useRef, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button, type ButtonProps } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { loginCopy } from '../../copy/login.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useAccountSession } from '../../hooks/use-account.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-form-messages.ts';

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

/** Logs out on this device at once, without waiting for the back end. */
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
