import { type JSX, useId } from 'react';
import { useCopy } from '@foyer/react-ui';

import { faqCopy } from '../copy/pages.ts';

export interface StepsProps {
  readonly title: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** What happens in which order, in numbered steps. */
export function Steps({ title, steps }: StepsProps): JSX.Element {
  const id = useId();
  return (
    <section className="steps foyer-stack-4" aria-labelledby={id}>
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

export interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open their answers, without any script. Their page's head has them as structured data. */
export function Faq({ items }: { readonly items: readonly Answered[] }): JSX.Element {
  const copy = useCopy(faqCopy);
  const id = useId();
  return (
    <section className="faq" aria-labelledby={id}>
      <h2 id={id}>{copy.title}</h2>
      <div>
        {items.map(({ question, answer }) => (
          <details key={question} className="faq__item">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
