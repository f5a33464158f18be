import type { Message } from '@foyer/core';
import { messageOfCall } from '@foyer/core/messages';
import { type JSX, useState } from 'react';

import { ArrivedHeading } from '../../components/member-parts.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { changeCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { linkMessages } from './link-form.tsx';

export interface EmailLinkScreenProps {
  /** Whether the link confirms or reverts the change. */
  readonly purpose: 'confirm' | 'undo';
  /** The code from the URL, which the page has already removed from there; null if there was none. */
  readonly code: string | null;
}

/** The page of a link about an email address. It requires a press, because mail scanners open every link. */
export function EmailLinkScreen({ purpose, code }: EmailLinkScreenProps): JSX.Element {
  const { [purpose]: copy, clubs, sending } = useCopy(changeCopy).emailLink;
  const messages = useFormMessages();
  const link = useService(accountTokens.emailLink);
  const [busy, setBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const [over, setOver] = useState<keyof typeof linkMessages | null>(
    code === null ? 'forgotten' : null,
  );

  async function follow(token: string): Promise<void> {
    // A busy button can still be pressed.
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const answer = await link.execute(token);
    setBusy(false);
    if (answer.ok) setIsDone(true);
    else if (answer.val.kind === 'link-over') setOver(answer.val.why);
    else setProblem(messageOfCall(answer.val));
  }

  const next = (
    <div className="foyer-actions">
      <SiteLink path={purpose === 'confirm' ? '/account' : '/account/recover'} look="primary">
        {copy.next}
      </SiteLink>
    </div>
  );
  if (isDone) {
    return (
      <section className="foyer foyer-sent foyer-column">
        <ArrivedHeading className="foyer-sent__title">{copy.doneTitle}</ArrivedHeading>
        <p>{copy.doneText}</p>
        {next}
      </section>
    );
  }
  if (over !== null || code === null) {
    return (
      <section className="foyer foyer-sent foyer-column">
        <Banner tone={over === 'forgotten' ? 'note' : 'problem'} takesFocus={over !== 'forgotten'}>
          {messages({ key: linkMessages[over ?? 'forgotten'] })}
        </Banner>
        <p>{copy.over}</p>
        {purpose === 'undo' && (
          <p>
            <SiteLink path="/clubs">{clubs}</SiteLink>
          </p>
        )}
        {next}
      </section>
    );
  }
  return (
    <section className="foyer foyer-sent foyer-column">
      <p>{copy.lede}</p>
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <div className="foyer-actions">
        <Button busy={busy ? sending : null} onClick={() => void follow(code)}>
          {copy.press}
        </Button>
      </div>
    </section>
  );
}
