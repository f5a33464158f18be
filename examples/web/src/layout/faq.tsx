import { useCopy } from '@foyer/react-ui';
import { type JSX, useId } from 'react';

import { faqCopy } from '../copy/faq.ts';

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
