import { type Message, messageOfCall } from '@foyer/core';
import { type JSX, useRef, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { loginCopy } from '../../copy/login.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useAccountSession } from '../../hooks/use-account.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../forms/use-form-messages.ts';
import { useSignOut } from './sign-out-button.tsx';

/**
 * Asks a member two minutes before their session ends whether they are still there, over whatever page of the account
 * is shown; whoever stays goes on where they were. Source: AC-06, LX-15, WCAG 2.2.1.
 */
export function SessionGuard(): JSX.Element {
  const words = useCopy(loginCopy);
  const { endsSoon } = useAccountSession().snapshot;
  const signOut = useSignOut();
  const messages = useFormMessages();
  const { problem, isAsking, isShut, stay, shut } = useStaying(endsSoon);
  const canStay = problem?.key !== 'stayedLongEnough';
  return (
    <Dialog
      title={words.stayTitle}
      subtitle={words.stayText}
      open={endsSoon && !isShut}
      // However the dialog is closed, the member is there; who was told that it did not go through has read it.
      onClose={() => {
        shut();
        if (problem === null) stay();
      }}
      shape="question"
    >
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <div className="foyer-actions">
        <Button onClick={canStay ? stay : shut} busy={isAsking ? words.staying : null}>
          {canStay ? words.stay : words.goOn}
        </Button>
        <Button look="secondary" onClick={signOut}>
          {words.signOut}
        </Button>
      </div>
    </Dialog>
  );
}

/** The answer to the question: asked anew each time that the end comes near. */
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
    // Two presses before the page is drawn again are one.
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
