import type { JSX, ReactNode } from 'react';

import { usePage } from './page.tsx';

export interface ServicePageProps {
  readonly title: string;
  readonly lede?: string;
  /** A link to the parent page, shown above the title. */
  readonly back?: JSX.Element;
  readonly children: ReactNode;
}

/** A page for a single task: an introduction, and the task next to it on wide screens. */
export function ServicePage({ title, lede, back, children }: ServicePageProps): JSX.Element {
  const heading = usePage(title);
  return (
    <article className="page page--service">
      <header className="page__head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {back !== undefined && <p className="page__back">{back}</p>}
        {lede !== undefined && <p className="page__lede">{lede}</p>}
      </header>
      {children}
    </article>
  );
}
