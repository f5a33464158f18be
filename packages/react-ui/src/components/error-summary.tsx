import { type JSX, useEffect, useId, useRef } from 'react';

import { focusNear } from './focus-near.ts';

export interface SummaryEntry {
  /** The id of the element that the entry links to. */
  readonly target: string;
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly entries: readonly SummaryEntry[];
}

/** Lists all errors of a form with links to the fields. It takes the focus when it appears. */
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
                  // Only moves the focus, so that the URL of the step doesn't change.
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
