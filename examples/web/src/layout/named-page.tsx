import { useCopy } from '@foyer/react-ui';
import type { JSX, ReactNode } from 'react';

import { headsCopy } from '../copy/heads.ts';
import { PageHeading } from './page.tsx';

interface NamedPageProps {
  /** The page's key in the copy of the heads. Its name there is the title. */
  readonly page: {
    [Key in keyof typeof headsCopy]: (typeof headsCopy)[Key] extends string ? never : Key;
  }[keyof typeof headsCopy];
  readonly lede?: string;
  readonly children: ReactNode;
}

/** A page of text. */
export function TextPage({ page, lede, children }: NamedPageProps): JSX.Element {
  return (
    <article className="page page--text">
      <PageHeading title={useCopy(headsCopy)[page].name} />
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
export function ServicePage({ page, lede, back, width, children }: ServicePageProps): JSX.Element {
  return (
    <article className="page page--service" data-width={width}>
      <header className="page__head">
        <PageHeading title={useCopy(headsCopy)[page].name} />
        {back !== undefined && <p className="page__back">{back}</p>}
        {lede !== undefined && <p className="foyer-lede">{lede}</p>}
      </header>
      {children}
    </article>
  );
}
