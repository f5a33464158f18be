import type { Club } from '@foyer/core';
import type { JSX, ReactNode } from 'react';

import { ClubPicture } from '../../components/club-card.tsx';
import { Headline, type HeadlineProps } from '../../components/frame-parts.tsx';

export interface StepLayoutProps extends HeadlineProps {
  /** Content below the headline, such as the visit or the order so far. */
  readonly aside?: ReactNode;
  /** Its picture is shown next to the step. */
  readonly club?: Club | null;
  /** More content: below the step on phones, beside it on wider screens. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

export function StepLayout({
  aside,
  club,
  more,
  children,
  ...headline
}: StepLayoutProps): JSX.Element {
  return (
    <div className="foyer-step">
      <div className="foyer-step__aside">
        <Headline {...headline} />
        {aside}
        {club?.imageUrl != null && (
          <div className="foyer-step__art">
            <ClubPicture club={club} size="wide" />
          </div>
        )}
      </div>
      <div className="foyer-step__main">{children}</div>
      {more !== undefined && <div className="foyer-step__more">{more}</div>}
    </div>
  );
}
