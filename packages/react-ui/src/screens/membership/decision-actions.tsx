import type { Message } from '@foyer/core';
import type { MembershipDecision, MyMembership } from '@foyer/core/membership';
import { type JSX, type ReactNode, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button, type ButtonProps } from '../../components/button.tsx';
import { useFormMessages } from '../../hooks/use-member.ts';

export interface DecisionActionsProps extends Pick<ButtonProps, 'look'> {
  readonly mine: MyMembership;
  readonly decision: MembershipDecision;
  /** What the member tells the club. */
  readonly note?: string;
  readonly label: string;
  /** The label while the decision is on its way; null otherwise. */
  readonly busy: string | null;
  /** True while something the member entered can't be sent; its field says why. */
  readonly isBlocked?: boolean;
  /** The other buttons. */
  readonly children?: ReactNode;
  readonly onDone: () => void;
}

/** The button that makes a decision, with the reason if it fails. */
export function DecisionActions({
  mine,
  decision,
  note,
  look,
  label,
  busy,
  isBlocked = false,
  children,
  onDone,
}: DecisionActionsProps): JSX.Element {
  const messages = useFormMessages();
  const [problem, setProblem] = useState<Message | null>(null);
  const confirm = async (): Promise<void> => {
    if (isBlocked) return;
    setProblem(null);
    const answer = await mine.confirm(decision, note);
    if (answer.ok) onDone();
    else setProblem(answer.val);
  };
  return (
    <div className="foyer-actions">
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <Button {...(look && { look })} busy={busy} onClick={() => void confirm()}>
        {label}
      </Button>
      {children}
    </div>
  );
}
