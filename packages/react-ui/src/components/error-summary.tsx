import { type JSX, useEffect, useId, useRef } from 'react';

import { focusNear } from './focus-near.ts';

export interface SummaryEntry {
  /** Id of the element that the entry leads to. */
  readonly target: string;
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly entries: readonly SummaryEntry[];
}

/** What is wrong, all of it, with a way to each place. It takes the focus when it appears. FM-06 */
export function ErrorSummary({ title, entries }: ErrorSummaryProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} className="foyer-summary" role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <p className="foyer-summary__title" id={titleId}>
        {title}
      </p>
      {entries.length > 0 && (
        <ul className="foyer-summary__list">
          {entries.map((entry) => (
            <li key={entry.target}>
              <a
                href={`#${entry.target}`}
                onClick={(event) => {
                  // The step's address stays what it is: only the focus moves.
                  event.preventDefault();
                  focusNear(event.currentTarget, entry.target);
                }}
              >
                {entry.text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
