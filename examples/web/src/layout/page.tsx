import type { Message } from '@foyer/core';
import { LoadError, LoadingState, Skeleton, useProduct } from '@foyer/react-ui';
import { type JSX, type ReactNode, type RefObject, useEffect, useRef } from 'react';

import { useCameFromPage } from '../navigation/hooks.ts';

/** For a page component: sets the title, and moves the focus to the heading after navigation within the site. */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
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

/** The page's heading. `name` is the title of the document, where it differs. */
export function PageHeading({
  title,
  name = title,
}: {
  readonly title: string;
  readonly name?: string;
}): JSX.Element {
  const heading = usePage(name);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}

export interface LoadingPageProps {
  /** The page's data failed to load. */
  readonly hasFailed: boolean;
  readonly error: Message;
  readonly loading: string;
  readonly onRetry: () => void;
}

/** A page whose data is loading or failed to load. */
export function LoadingPage({ hasFailed, error, loading, onRetry }: LoadingPageProps): JSX.Element {
  return (
    <div className="page page--waiting">
      {hasFailed ? (
        <LoadError message={error} onRetry={onRetry} />
      ) : (
        <LoadingState label={loading} onRetry={onRetry}>
          <Skeleton shape="card" />
        </LoadingState>
      )}
    </div>
  );
}

export interface PicturedHeadProps {
  readonly title: string;
  readonly lede: string;
  readonly picture: ReactNode;
  /** Shown below the lede. */
  readonly children: ReactNode;
}

/** A page's introduction with a picture next to it, above the lead flow. */
export function PicturedHead({ title, lede, picture, children }: PicturedHeadProps): JSX.Element {
  return (
    <header className="page embedding selling__hero">
      <div className="selling__head">
        <PageHeading title={title} />
        <p className="foyer-lede">{lede}</p>
        {children}
      </div>
      {picture}
    </header>
  );
}
