import { type JSX, type ReactNode, useId } from 'react';

export interface OrderFactsProps {
  readonly title: string;
  readonly facts: readonly {
    readonly term: string;
    /** Null while it isn't known. */
    readonly value: string | null;
    /** What is paid stands out. */
    readonly isTotal?: boolean;
  }[];
  /** Stands in for a value that isn't known yet. */
  readonly missing?: string;
  /** Announces values that change without a press. */
  readonly isLive?: boolean;
  readonly children?: ReactNode;
}

/** What is about to be bought, or what was: a titled list of facts. */
export function OrderFacts({
  title,
  facts,
  missing,
  isLive = false,
  children,
}: OrderFactsProps): JSX.Element {
  const id = useId();
  return (
    <section className="foyer-gift__sum" aria-labelledby={id}>
      <h2 className="foyer-eyebrow" id={id}>
        {title}
      </h2>
      <dl className="foyer-record" aria-live={isLive ? 'polite' : undefined}>
        {facts.map(({ term, value, isTotal = false }) => (
          <div
            key={term}
            className={isTotal ? 'foyer-record__row foyer-gift__due' : 'foyer-record__row'}
            data-none={value === null ? '' : undefined}
          >
            <dt>{term}</dt>
            <dd>{value ?? missing}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
