import type { JSX, ReactNode } from 'react';

import { usePage } from './page.tsx';

export interface ServicePageProps {
  readonly title: string;
  readonly lede?: string;
  readonly children: ReactNode;
}

/** A page on which one thing is done: what it is, and beside it, where there is room, the thing itself. */
export function ServicePage({ title, lede, children }: ServicePageProps): JSX.Element {
  const heading = usePage(title);
  return (
    <article className="page page--service">
      <header className="page__head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lede !== undefined && <p className="page__lede">{lede}</p>}
      </header>
      {children}
    </article>
  );
}
