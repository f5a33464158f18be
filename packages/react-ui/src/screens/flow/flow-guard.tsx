import type { LeadFlow } from '@foyer/core';
import { type JSX, memo, type MemoExoticComponent, type MouseEvent, useState } from 'react';

import { Question } from '../../components/dialog.tsx';
import { guardCopy } from '../../copy/visit.ts';
import { useSiteHref } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';

export interface FlowGuardProps {
  readonly flow: Pick<LeadFlow, 'leave' | 'stay' | 'startOver'>;
  /** True when two minutes are left. */
  readonly asksToStay: boolean;
  /** Whether leaving asks first or not; null if the flow is embedded and the page has its own exit. */
  readonly exit: 'ask' | 'skip' | null;
  /** The flow's own text about what leaving costs. */
  readonly exitText?: string;
}

/** The exit link with its confirmation, and the dialog before the flow times out. */
export const FlowGuard: MemoExoticComponent<typeof Guard> = memo(Guard);

function Guard({ flow, asksToStay, exit, exitText }: FlowGuardProps): JSX.Element {
  const copy = useCopy(guardCopy);
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
        title={copy.exitTitle}
        text={exitText ?? copy.exitText}
        open={leaving && !asksToStay}
        stay={copy.stay}
        onStay={() => setLeaving(false)}
        go={copy.leave}
        onGo={() => {
          setLeaving(false);
          flow.leave();
        }}
      />
      <Question
        title={copy.stayTitle}
        text={copy.stayText}
        open={asksToStay}
        stay={copy.stay}
        // Closing the dialog in any way shows that the visitor is there.
        onStay={() => flow.stay()}
        go={copy.clear}
        onGo={() => flow.startOver()}
      />
    </>
  );
}

/** A link to the front page. It can open in a new tab; a normal press leaves the flow. */
function Exit({
  asks,
  onPress,
}: {
  readonly asks: boolean;
  readonly onPress: () => void;
}): JSX.Element {
  const copy = useCopy(guardCopy);
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
      {copy.exit}
    </a>
  );
}
