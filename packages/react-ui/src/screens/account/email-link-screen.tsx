import type { Message, MessageKey } from '@foyer/core';
import { messageOfCall } from '@foyer/core/messages';
import type { LinkOver } from '@foyer/core/registration';
import { type JSX, useState } from 'react';

import { ArrivedHeading } from '../../components/member-parts.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { changeCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService, useSiteHref } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-member.ts';

export interface EmailLinkScreenProps {
  /** Whether the link confirms or reverts the change. */
  readonly purpose: 'confirm' | 'undo';
  /** The code from the URL, which the page has already removed from there; null if there was none. */
  readonly code: string | null;
}

/** The page of a link about an email address. It requires a press, because mail scanners open every link. */
export function EmailLinkScreen({ purpose, code }: EmailLinkScreenProps): JSX.Element {
  const { [purpose]: copy, sending } = useCopy(changeCopy).emailLink;
  const messages = useFormMessages();
  const link = useService(accountTokens.emailLink);
  const [busy, setBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const [over, setOver] = useState<keyof typeof messageKeys | null>(
    code === null ? 'forgotten' : null,
  );

  async function follow(token: string): Promise<void> {
    setBusy(true);
    setProblem(null);
    const answer = await link.execute(token);
    setBusy(false);
    if (answer.ok) setIsDone(true);
    else if (answer.val.kind === 'link-over') setOver(answer.val.why);
    else setProblem(messageOfCall(answer.val));
  }

  if (isDone) {
    return (
      <section className="foyer-sent foyer-column">
        <ArrivedHeading className="foyer-sent__title">{copy.doneTitle}</ArrivedHeading>
        <p>{copy.doneText}</p>
        <Next purpose={purpose} />
      </section>
    );
  }
  if (over !== null || code === null) {
    return (
      <section className="foyer-sent foyer-column">
        <Banner tone={over === 'forgotten' ? 'note' : 'problem'} takesFocus={over !== 'forgotten'}>
          {messages({ key: messageKeys[over ?? 'forgotten'] })}
        </Banner>
        <p>{copy.over}</p>
        {purpose === 'undo' && <FindClub />}
        <Next purpose={purpose} />
      </section>
    );
  }
  return (
    <section className="foyer-sent foyer-column">
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

function Next({ purpose }: Pick<EmailLinkScreenProps, 'purpose'>): JSX.Element {
  const copy = useCopy(changeCopy).emailLink[purpose];
  const href = useSiteHref(purpose === 'confirm' ? '/account' : '/account/recover');
  return (
    <div className="foyer-actions">
      <a className="foyer-button foyer-button--primary" href={href}>
        {copy.next}
      </a>
    </div>
  );
}

function FindClub(): JSX.Element {
  const copy = useCopy(changeCopy).emailLink;
  return (
    <p>
      <a className="foyer-link" href={useSiteHref('/clubs')}>
        {copy.clubs}
      </a>
    </p>
  );
}

const messageKeys = {
  used: 'linkUsed',
  expired: 'linkExpired',
  unknown: 'linkUnknown',
  forgotten: 'linkForgotten',
} as const satisfies Record<LinkOver['why'] | 'forgotten', MessageKey>;
