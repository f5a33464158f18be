import type { JSX, ReactNode, Ref } from 'react';

export interface PicturedHeadProps {
  readonly title: string;
  readonly lede: string;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly picture: ReactNode;
  /** Shown below the lede. */
  readonly children: ReactNode;
}

/** A page's introduction with a picture next to it, above the lead flow. */
export function PicturedHead({
  title,
  lede,
  heading,
  picture,
  children,
}: PicturedHeadProps): JSX.Element {
  return (
    <header className="page embedding embedding--pictured">
      <div className="embedding__words">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="page__lede">{lede}</p>
        {children}
      </div>
      {picture}
    </header>
  );
}
