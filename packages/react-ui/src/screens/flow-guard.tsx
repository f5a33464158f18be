import type { LeadFlow } from '@foyer/core';
import { type JSX, memo, type MemoExoticComponent, type MouseEvent, useState } from 'react';

import { Question } from '../components/question.tsx';
import { guardCopy } from '../copy/guard.ts';
import { useSiteHref } from '../di/foyer-provider.tsx';
import { useCopy } from '../locale/use-copy.ts';

export interface FlowGuardProps {
  readonly flow: Pick<LeadFlow, 'leave' | 'stay' | 'startOver'>;
  /** Two minutes are left. LX-15 */
  readonly asksToStay: boolean;
  /** Leaving asks first, or leaves at once; null where the flow is only embedded: the page has other ways out. RT-07 */
  readonly exit: 'ask' | 'skip' | null;
  /** What leaving costs, in the flow's own words. LX-07 */
  readonly exitText?: string;
}

/** Leaving a flow with a question before it, and the question before its time runs out. LX-07, LX-08, LX-15 */
export const FlowGuard: MemoExoticComponent<typeof Guard> = memo(Guard);

function Guard({ flow, asksToStay, exit, exitText }: FlowGuardProps): JSX.Element {
  const words = useCopy(guardCopy);
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      {exit !== null && (
        <Exit
          asks={exit === 'ask'}
          onPress={() => (exit === 'ask' ? setLeaving(true) : flow.leave())}
        />
      )}
      <Question
        title={words.exitTitle}
        text={exitText ?? words.exitText}
        open={leaving && !asksToStay}
        stay={words.stay}
        onStay={() => setLeaving(false)}
        go={words.leave}
        onGo={() => {
          setLeaving(false);
          flow.leave();
        }}
      />
      <Question
        title={words.stayTitle}
        text={words.stayText}
        open={asksToStay}
        stay={words.stay}
        // However the dialog is closed, the visitor is there.
        onStay={() => flow.stay()}
        go={words.clear}
        onGo={() => flow.startOver()}
      />
    </>
  );
}

/** A link to the front page, which it is in a new tab; pressed here it leaves the flow as the flow is left. LX-07 */
function Exit({
  asks,
  onPress,
}: {
  readonly asks: boolean;
  readonly onPress: () => void;
}): JSX.Element {
  const words = useCopy(guardCopy);
  const href = useSiteHref('/');
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a
      href={href}
      className="foyer-link foyer-exit"
      aria-haspopup={asks ? 'dialog' : undefined}
      onClick={press}
    >
      {words.exit}
    </a>
  );
}
