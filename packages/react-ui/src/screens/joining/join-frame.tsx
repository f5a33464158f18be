import type { Club } from '@foyer/core';
import type { JSX, ReactNode, RefCallback } from 'react';

import { ClubPicture } from '../../components/club-picture.tsx';
import { Headline, type HeadlineProps } from '../../components/headline.tsx';
import { type Selection, SelectionsStrip } from '../../components/selections-strip.tsx';
import { joiningCopy } from '../../copy/joining.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface JoinFrameProps extends Pick<HeadlineProps, 'eyebrow' | 'title' | 'lede'> {
  readonly heading: RefCallback<HTMLHeadingElement> | undefined;
  /** Its picture stands beside the step. */
  readonly club: Club | null;
  /** What the join is made of, in the order of its steps. */
  readonly selections: readonly Selection[];
  readonly children: ReactNode;
}

/** Where am I, what have I chosen, and beside it what is asked for: the same on each step of any join. */
export function JoinFrame({
  heading,
  club,
  selections,
  children,
  ...headline
}: JoinFrameProps): JSX.Element {
  const words = useCopy(joiningCopy);
  return (
    <div className="foyer-step">
      <div className="foyer-step__aside">
        <Headline {...headline} {...(heading && { ref: heading })} />
        <SelectionsStrip selections={selections} label={words.strip} />
        {club?.imageUrl != null && (
          <div className="foyer-step__art">
            <ClubPicture club={club} size="wide" />
          </div>
        )}
      </div>
      <div className="foyer-step__main">{children}</div>
    </div>
  );
}
