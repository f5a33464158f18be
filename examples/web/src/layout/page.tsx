import { useProduct } from '@foyer/react-ui';
import { type JSX, type ReactNode, useEffect, useRef } from 'react';

import { useCameFromPage } from '../navigation/hooks.ts';

/** For a page component: sets the title, and moves the focus to the heading after navigation within the site. */
export function usePage(title: string): React.RefObject<HTMLHeadingElement | null> {
  const product = useProduct();
  const heading = useRef<HTMLHeadingElement>(null);
  const cameFromPage = useCameFromPage();
  useEffect(() => {
    document.title = `${title} | ${product} Clubs`;
  }, [title, product]);
  useEffect(() => {
    if (cameFromPage) heading.current?.focus({ preventScroll: true });
  }, [cameFromPage]);
  return heading;
}

/** A page of text. */
export function TextPage({
  title,
  lede,
  children,
}: {
  readonly title: string;
  readonly lede?: string;
  readonly children: ReactNode;
}): JSX.Element {
  const heading = usePage(title);
  return (
    <article className="page page--text">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lede !== undefined && <p className="page__lede">{lede}</p>}
      {children}
    </article>
  );
}
