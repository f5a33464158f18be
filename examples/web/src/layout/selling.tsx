import { type JSX, useId } from 'react';

export interface StepsProps {
  readonly title: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** What happens in which order, in numbered steps. */
export function Steps({ title, steps }: StepsProps): JSX.Element {
  const id = useId();
  return (
    <section className="steps" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
