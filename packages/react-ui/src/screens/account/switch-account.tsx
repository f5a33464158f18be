import type { Message } from '@foyer/core';
import { messageOfCall } from '@foyer/core/messages';
import { type JSX, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { loginCopy } from '../../copy/login.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useAccountSession } from '../../hooks/use-account.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-form-messages.ts';

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
