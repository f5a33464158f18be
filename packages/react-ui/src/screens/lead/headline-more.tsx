import type { Club } from '@foyer/core';
import type { JSX } from 'react';

import { ClubPicture } from '../../components/club-card.tsx';
import { Picture } from '../../components/picture.tsx';
import { headlineMoreCopy } from '../../copy/visit.ts';
import type { VisibleHeadline } from '../../hooks/load-headline.ts';
import { useCopy } from '../../locale/use-copy.ts';

// In the same chunk, because the page needs both.
export { loadHeadline } from '../../hooks/load-headline.ts';

export interface HeadlineMoreProps {
  readonly content: NonNullable<VisibleHeadline['more']>;
  /** The chosen club; its picture takes precedence. */
  readonly club: Club | null;
}

/** The rest of the headline, loaded lazily: a picture, selling points and fine print. */
export default function HeadlineMore({ content, club }: HeadlineMoreProps): JSX.Element {
  const { photo, points, finePrint } = content;
  return (
    <section className="foyer-more foyer-stack-5" aria-label={useCopy(headlineMoreCopy).label}>
      {club?.imageUrl != null ? (
        <ClubPicture club={club} size="wide" />
      ) : (
        photo !== null && <Picture className="foyer-picture foyer-picture--wide" {...photo} />
      )}
      {points.length > 0 && (
        <div className="foyer-points">
          {points.map(({ title, text }, place) => (
            <details key={title} className="foyer-points__point" open={place === 0}>
              <summary className="foyer-points__title">{title}</summary>
              <p className="foyer-points__text">{text}</p>
            </details>
          ))}
        </div>
      )}
      {finePrint !== null && <p className="foyer-more__fine">{finePrint}</p>}
    </section>
  );
}
