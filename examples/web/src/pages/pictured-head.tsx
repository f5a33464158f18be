import type { JSX, ReactNode, Ref } from 'react';

export interface PicturedHeadProps {
  readonly title: string;
  readonly lede: string;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly picture: ReactNode;
  /** What stands below the lede. */
  readonly children: ReactNode;
}

/** What a page is about, with a picture beside it, above the way to a visit. RT-07 */
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
