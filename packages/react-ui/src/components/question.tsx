import type { JSX } from 'react';

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly open: boolean;
  /** The label of the answer that keeps everything; closing the dialog has the same effect. */
  readonly stay: string;
  readonly onStay: () => void;
  readonly go: string;
  readonly onGo: () => void;
}

/** A confirmation with two answers, asked before the visitor gives something up. */
export function Question({
  title,
  text,
  open,
  stay,
  onStay,
  go,
  onGo,
}: QuestionProps): JSX.Element {
  return (
    <Dialog title={title} subtitle={text} open={open} onClose={onStay} shape="question">
      <div className="foyer-actions">
        <Button onClick={onStay}>{stay}</Button>
        <Button look="secondary" onClick={onGo}>
          {go}
        </Button>
      </div>
    </Dialog>
  );
}
