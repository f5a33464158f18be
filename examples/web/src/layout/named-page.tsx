import type { JSX, ReactNode } from 'react';

import { PageHeading } from './page.tsx';

interface NamedPageProps {
  readonly title: string;
  readonly lede?: string;
  readonly children: ReactNode;
}

/** A page of text. */
export function TextPage({ title, lede, children }: NamedPageProps): JSX.Element {
  return (
    <article className="page page--text">
      <PageHeading title={title} />
      {lede !== undefined && <p className="foyer-lede">{lede}</p>}
      {children}
    </article>
  );
}

export interface ServicePageProps extends NamedPageProps {
  /** A link to the parent page, shown above the title. */
  readonly back?: JSX.Element;
  /** `reading` for lines longer than a form's, `wide` for two columns where there is space. */
  readonly width?: 'reading' | 'wide';
}

/** A page for a single task: one column in the middle of the page. */
export function ServicePage({ title, lede, back, width, children }: ServicePageProps): JSX.Element {
  return (
    <article className="page page--service" data-width={width}>
      <header className="page__head">
        <PageHeading title={title} />
        {back !== undefined && <p className="page__back">{back}</p>}
        {lede !== undefined && <p className="foyer-lede">{lede}</p>}
      </header>
      {children}
    </article>
  );
}
