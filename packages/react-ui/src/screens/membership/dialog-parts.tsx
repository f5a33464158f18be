import type { Message } from '@foyer/core';
import type { MembershipDecision, MyMembership } from '@foyer/core/membership';
import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button, type ButtonProps } from '../../components/button.tsx';
import { useFocusInPlace } from '../../hooks/focus-in-place.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { ArrivedHeading } from '../../components/member-parts.tsx';
import { membershipDialogsCopy } from '../../copy/membership.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface DecisionActionsProps extends Pick<ButtonProps, 'look'> {
  readonly mine: MyMembership;
  /** The ISO date for which the page says what the decision means. */
  readonly today: string;
  readonly decision: MembershipDecision;
  /** What the member tells the club. */
  readonly note?: string;
  readonly label: string;
  /** The label while the decision is on its way; null otherwise. */
  readonly busy: string | null;
  /** True while something the member entered can't be sent; its field says why. */
  readonly isBlocked?: boolean;
  /** Why the decision is impossible by now. Without its button, only the others are left. */
  readonly refused?: Message | null;
  /** The other buttons. */
  readonly children?: ReactNode;
  readonly onDone: () => void;
  /** Called with the reason if the decision fails once its dialog is closed. */
  readonly onFailed?: (why: Message) => void;
}

/** The button that makes a decision, with the reason if it fails. */
export function DecisionActions({
  mine,
  today,
  decision,
  note,
  look,
  label,
  busy,
  isBlocked = false,
  refused = null,
  children,
  onDone,
  onFailed,
}: DecisionActionsProps): JSX.Element {
  const messages = useFormMessages();
  const [problem, setProblem] = useState<Message | null>(null);
  const shown = refused ?? problem;
  const actions = useRef<HTMLDivElement>(null);
  const button = useFocusInPlace<HTMLButtonElement>();
  const confirm = async (): Promise<void> => {
    // A busy button can still be pressed.
    if (isBlocked || busy !== null) return;
    setProblem(null);
    const answer = await mine.confirm(decision, note, today);
    if (answer.ok) onDone();
    else if (actions.current === null) onFailed?.(answer.val);
    else setProblem(answer.val);
  };
  return (
    <div ref={actions} className="foyer-actions">
      {shown !== null && <Banner tone="problem">{messages(shown)}</Banner>}
      {refused === null && (
        <Button
          buttonRef={button}
          {...(look && { look })}
          busy={busy}
          onClick={() => void confirm()}
        >
          {label}
        </Button>
      )}
      {children}
    </div>
  );
}

/** The first of two steps in a dialog. Coming back to it, the focus is here. */
export function FirstStep({ isBack }: { readonly isBack: boolean }): JSX.Element {
  const copy = useCopy(membershipDialogsCopy);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isBack) line.current?.focus();
  }, [isBack]);
  return (
    <p ref={line} className="foyer-fine" tabIndex={-1}>
      {copy.step(1, 2)}
    </p>
  );
}

/** The heading of the second step, which takes the focus. */
export function SecondStep({ title }: { readonly title: string }): JSX.Element {
  const copy = useCopy(membershipDialogsCopy);
  return (
    <div>
      <p className="foyer-fine">{copy.step(2, 2)}</p>
      <ArrivedHeading className="foyer-membership__check">{title}</ArrivedHeading>
    </div>
  );
}
