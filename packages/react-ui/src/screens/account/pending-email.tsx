import type { CallFailure, Message, Result } from '@foyer/core';
import { messageOfCall } from '@foyer/core/messages';
import { type JSX, useRef, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { accountCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-member.ts';

/** A new email address that awaits confirmation. Members can resend the link or keep the old address. */
export function PendingEmail({ email }: { readonly email: string | null }): JSX.Element {
  const copy = useCopy(accountCopy).reach.pending;
  const messages = useFormMessages();
  const change = useService(accountTokens.changeAccount);
  const [busy, setBusy] = useState<'resending' | 'canceling' | null>(null);
  const [done, setDone] = useState<'resent' | 'canceled' | null>(null);
  const [problem, setProblem] = useState<Message | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  async function run(
    name: NonNullable<typeof busy>,
    call: () => Promise<Result<void, CallFailure>>,
    result: NonNullable<typeof done>,
  ): Promise<void> {
    setBusy(name);
    setDone(null);
    setProblem(null);
    const answer = await call();
    setBusy(null);
    if (answer.err) setProblem(messageOfCall(answer.val));
    else setDone(result);
    // The pressed button has disappeared.
    if (answer.ok && result === 'canceled') status.current?.focus();
  }

  return (
    <div className="foyer-account__pending">
      {email !== null && (
        <>
          <p>{copy.confirm(email)}</p>
          <div className="foyer-actions">
            <Button
              look="secondary"
              busy={busy === 'resending' ? copy.resending : null}
              onClick={() => void run('resending', () => change.resendEmailLink(), 'resent')}
            >
              {copy.resend}
            </Button>
            <Button
              look="quiet"
              busy={busy === 'canceling' ? copy.canceling : null}
              onClick={() => void run('canceling', () => change.cancelEmail(), 'canceled')}
            >
              {copy.cancel}
            </Button>
          </div>
        </>
      )}
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <p role="status" tabIndex={-1} ref={status}>
        {done !== null && copy[done]}
      </p>
    </div>
  );
}
