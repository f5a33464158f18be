import type { Message, Result } from '@foyer/core';
import type { FieldRefusal } from '@foyer/core/forms';
import { type JSX, type ReactNode, useId, useState } from 'react';

import { ArrivedHeading } from '../../components/arrived-heading.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { registrationCopy } from '../../copy/registration.ts';
import { useDelayed } from '../../hooks/use-delayed.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-form-messages.ts';

/** How long to wait before offering to resend, in ms. Until then the email may still be on its way. */
const patienceMs = 30_000;

export interface LinkSentProps {
  /** Says where the link was sent. */
  readonly children: ReactNode;
  readonly goodFor: string;
  /** More help for visitors who can't find the email. */
  readonly notThere?: string | undefined;
  readonly onAgain: () => Promise<Result<unknown, Message | FieldRefusal<string>>>;
  /** Returns to the form with its input. */
  readonly onOther: () => void;
}

/** Shown after a link was requested: where it was sent, how long it's valid, and what to do if it doesn't arrive. */
export function LinkSent({
  children,
  goodFor,
  notThere,
  onAgain,
  onOther,
}: LinkSentProps): JSX.Element {
  const copy = useCopy(registrationCopy);
  const messages = useFormMessages();
  const waitId = useId();
  const [sent, setSent] = useState(1);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  // No wait if the email couldn't be sent.
  const isWaiting = !useDelayed(!busy, problem === null ? patienceMs : 0);
  async function sendAgain(): Promise<void> {
    if (busy || isWaiting) return;
    setBusy(true);
    setProblem(null);
    const answer = await onAgain();
    setBusy(false);
    if (answer.ok) setSent((times) => times + 1);
    else setProblem('field' in answer.val ? answer.val.message : answer.val);
  }
  return (
    <section className="foyer-sent">
      <ArrivedHeading className="foyer-sent__title">{copy.sentTitle}</ArrivedHeading>
      <p>{children}</p>
      <p>{goodFor}</p>
      <div className="foyer-sent__more">
        <h3 className="foyer-sent__subtitle">{copy.notThereTitle}</h3>
        <p>{copy.notThere}</p>
        {notThere !== undefined && <p>{notThere}</p>}
        <p role="status">{sent > 1 ? copy.sentAgain : ''}</p>
        {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
        <p className="foyer-sent__wait" id={waitId}>
          {isWaiting ? copy.waitNote : ''}
        </p>
        <div className="foyer-actions">
          <Button
            look="secondary"
            unavailable={isWaiting}
            describedBy={isWaiting ? waitId : undefined}
            busy={busy ? copy.sendingAgain : null}
            onClick={() => void sendAgain()}
          >
            {copy.sendAgain}
          </Button>
          <Button look="quiet" onClick={onOther}>
            {copy.other}
          </Button>
        </div>
      </div>
    </section>
  );
}
