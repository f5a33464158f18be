import { type JSX, useState } from 'react';

import { Question } from '../components/question.tsx';
import { guardCopy } from '../copy/guard.ts';
import type { StepProps } from './step-props.ts';

const words = guardCopy;

/** Leaving the flow with a question before it, and the question before its time runs out. LX-07, LX-15 */
export default function FlowGuard({
  flow,
  snapshot,
  exits,
  goesBack,
}: StepProps & {
  /** False where the flow is only embedded: the page has other ways out. RT-07 */
  readonly exits: boolean;
  /** Where the history is left alone, Back does not lead to the step before: a button does. LX-14 */
  readonly goesBack: boolean;
}): JSX.Element {
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      {exits && (
        <button
          type="button"
          className="foyer-link foyer-exit"
          aria-haspopup="dialog"
          onClick={() => setLeaving(true)}
        >
          {words.exit}
        </button>
      )}
      {goesBack && snapshot.state.step === 1 && snapshot.busy === null && (
        <button type="button" className="foyer-link foyer-exit" onClick={() => flow.goTo(0)}>
          {words.back}
        </button>
      )}
      <Question
        title={words.exitTitle}
        text={words.exitText}
        open={leaving && !snapshot.asksToStay}
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
        open={snapshot.asksToStay}
        stay={words.stay}
        // However the dialog is closed, the visitor is there.
        onStay={() => flow.stay()}
        go={words.clear}
        onGo={() => flow.startOver()}
      />
    </>
  );
}
