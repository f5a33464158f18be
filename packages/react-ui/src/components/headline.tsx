import { type Context, createContext, type JSX, type Ref, useContext, useId } from 'react';

export interface HeadlineProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lede?: string;
  readonly points?: { readonly title: string; readonly items: readonly string[] };
  /** The step's heading takes the focus when the step appears. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** `h2` where the flow is a part of a page that has its own title. */
export const HeadlineLevel: Context<'h1' | 'h2'> = createContext<'h1' | 'h2'>('h1');

/** What this page is: a line above, the title, a few words, and what speaks for it behind one press. LC-19 */
export function Headline({ eyebrow, title, lede, points, ref }: HeadlineProps): JSX.Element {
  const id = useId();
  const level = useContext(HeadlineLevel);
  const heading = {
    className: 'foyer-headline__title',
    tabIndex: -1,
    'aria-describedby': id,
    ...(ref !== undefined && { ref }),
  };
  return (
    <header className="foyer-headline">
      <p className="foyer-eyebrow" id={id}>
        {eyebrow}
      </p>
      {level === 'h1' ? <h1 {...heading}>{title}</h1> : <h2 {...heading}>{title}</h2>}
      {lede !== undefined && <p className="foyer-headline__lede">{lede}</p>}
      {points !== undefined && (
        <details className="foyer-points">
          <summary className="foyer-points__title">{points.title}</summary>
          <ul className="foyer-points__list">
            {points.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </details>
      )}
    </header>
  );
}
