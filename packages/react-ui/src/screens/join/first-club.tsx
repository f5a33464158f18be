import type { Club, Message } from '@foyer/core';
import { clubsAtATime, likeliestFirst } from '@foyer/core/clubs';
import { type JSX, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { ClubChooser } from '../../components/club-chooser.tsx';
import { chooserCopy } from '../../copy/forms.ts';
import { joinCopy } from '../../copy/join.ts';
import { useMessages, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { isFocusLost } from '../../hooks/focus.ts';
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
  const [shown, setShown] = useState(clubsAtATime);
  const visitor = useService(portTokens.visitor);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The last press takes the button away, so the focus goes on to the first new club.
    if (shown === clubsAtATime || !isFocusLost()) return;
    const rows = section.current?.querySelectorAll<HTMLElement>('.foyer-chooser__club');
    rows?.[shown - clubsAtATime]?.focus();
  }, [shown]);
  const pick = (found: readonly Club[], search: string): readonly Club[] => {
    const hints = { timeZone: visitor.timeZone(), country: visitor.country() };
    // Nobody begins with the other side of the world.
    return (search ? found : likeliestFirst(found, hints)).slice(0, shown);
  };
  const moreOf = (found: number): ReactNode =>
    found > shown && (
      <Button look="secondary" onClick={() => setShown(shown + clubsAtATime)}>
        {copy.moreClubs(Math.min(found - shown, clubsAtATime))}
      </Button>
    );
  return (
    <section
      ref={section}
      className="foyer-first-club foyer-stack-5 foyer-stack--start"
      aria-labelledby={titleId}
    >
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <h2 className="foyer-title" id={titleId}>
        {copy.chooserTitle}
      </h2>
      <p>{chooser.title}</p>
      <ClubChooser chosen={null} onChoose={onChoose} pick={pick} below={moreOf} />
    </section>
  );
}
