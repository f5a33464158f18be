import type { Message } from '@foyer/core';
import type { AccountInformation } from '@foyer/core/account';
import { messageOfCall } from '@foyer/core/messages';
import { type JSX, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { emailProblemCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';

type EmailProblemProps = Pick<AccountInformation, 'email' | 'pendingEmail' | 'emailProblem'>;

/** Says that mail doesn't reach the address. Nothing while a link to confirm an address is on its way. */
export function EmailProblem({
  email,
  pendingEmail,
  emailProblem,
}: EmailProblemProps): JSX.Element | null {
  const copy = useCopy(emailProblemCopy);
  const messages = useFormMessages();
  const change = useService(accountTokens.changeAccount);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  if (email === null || emailProblem === null || pendingEmail !== null) return null;
  if (emailProblem === 'complained') {
    return <p className="foyer-account__pending">{copy.complained(email)}</p>;
  }

  async function confirm(): Promise<void> {
    // A busy button can still be pressed.
    if (isSending) return;
    setIsSending(true);
    setProblem(null);
    const answer = await change.confirmEmail();
    setIsSending(false);
    if (answer.err) setProblem(messageOfCall(answer.val));
  }

  return (
    <div className="foyer-account__pending">
      <Banner tone="note">{copy.bounced(email)}</Banner>
      <div className="foyer-actions">
        <Button
          look="secondary"
          busy={isSending ? copy.sending : null}
          onClick={() => void confirm()}
        >
          {copy.confirm}
        </Button>
      </div>
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
    </div>
  );
}
