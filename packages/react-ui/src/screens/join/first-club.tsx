import type { Club, Message } from '@foyer/core';
import { type JSX, useId } from 'react';

import { Banner } from '../../components/banner.tsx';
import { ClubChooser } from '../../components/club-chooser.tsx';
import { chooserCopy } from '../../copy/forms.ts';
import { joinCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';

export interface FirstClubProps {
  /** The error about the club named in the URL; null if there's none. */
  readonly problem: Message | null;
  readonly onChoose: (club: Club) => void;
}

/** The club chooser, shown instead of the plans until a club is chosen. */
export default function FirstClub({ problem, onChoose }: FirstClubProps): JSX.Element {
  const copy = useCopy(joinCopy);
  const chooser = useCopy(chooserCopy);
  const messages = useMessages();
  const titleId = useId();
  return (
    <section className="foyer-first-club" aria-labelledby={titleId}>
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <h2 className="foyer-title" id={titleId}>
        {copy.chooserTitle}
      </h2>
      <p>{chooser.title}</p>
      <ClubChooser chosen={null} onChoose={onChoose} more={copy.moreClubs} />
    </section>
  );
}
