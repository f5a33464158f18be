import type { Message } from '@foyer/core';
import { messageOfPasskeySignIn } from '@foyer/core/second-step';
import { type JSX, useEffect, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { passkeysCopy } from '../../copy/passkeys.ts';
import { useFoyerContainer } from '../../di/foyer-provider.tsx';
import { passkeySignInOf } from '../../di/passkeys-module.ts';
import { useHydrated } from '../../hooks/use-early-input.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';

/** Logs in with a passkey: with the button, or by choosing one in the username's box. */
export function PasskeyLogin(): JSX.Element | null {
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
    setIsBusy(true);
    setProblem(null);
    const answer = await signIn.execute();
    setIsBusy(false);
    if (answer.err) setProblem(messageOfPasskeySignIn(answer.val));
  }

  return (
    // Most browsers have passkeys, so a prerendered page keeps the button's place.
    <div className="foyer-login__social" data-waiting={isHydrated ? undefined : ''}>
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <Button look="secondary" busy={isBusy ? copy.loggingIn : null} onClick={() => void ask()}>
        {copy.logIn}
      </Button>
    </div>
  );
}
