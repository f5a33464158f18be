import { type JSX, type ReactNode, useEffect, useId, useRef } from 'react';

import { commonCopy } from '../copy/first-step.ts';
import { useCopy, useLabels } from '../locale/use-copy.ts';

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
      <p className="foyer-summary__title foyer-strong" id={titleId}>
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

export interface NamedField<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

export interface LeftFieldErrorProps<Name extends string> {
  /** The field that was just left. */
  readonly left: Name | null;
  readonly fields: readonly NamedField<Name>[];
  readonly errorOf: (name: Name) => string | undefined;
  /** What to announce otherwise. */
  readonly children?: ReactNode;
}

/** Announces the error of the field that was just left, because the focus has moved on. */
export function LeftFieldError<Name extends string>({
  left,
  fields,
  errorOf,
  children,
}: LeftFieldErrorProps<Name>): JSX.Element {
  const withLabel = useWithLabel();
  const field = fields.find(({ name }) => name === left);
  const error = field && errorOf(field.name);
  return (
    <p className="foyer-hidden" role="status">
      {field && error ? withLabel(field.label, error) : children}
    </p>
  );
}

/**
 * Returns a function that prefixes a message with the label of its field, unless it already mentions it. For messages
 * shown away from the field. `label` is the label that the core uses.
 */
export function useWithLabel(): (label: string, message: string) => string {
  const { labeled } = useCopy(commonCopy);
  const labels = useLabels();
  return (label, message) => {
    const shown = labels(label);
    if (message.toLowerCase().includes(shown.toLowerCase())) return message;
    return /[.?:]$/.test(shown) ? `${shown} ${message}` : labeled(shown, message);
  };
}

/**
 * Focuses the element with this id in the same tree as `near`: the document or, if the flow is embedded, its shadow
 * root.
 */
export function focusNear(near: Element, id: string): void {
  const tree = near.getRootNode() as Document | ShadowRoot;
  tree.getElementById(id)?.focus();
}
