import type { Club } from '@foyer/core';
import { type JSX, useEffect, useState } from 'react';

import { chooserCopy } from '../copy/chooser.ts';
import { afterFrame } from '../hooks/use-after-frame.ts';
import { useCopy } from '../locale/use-copy.ts';
import { ClubChooser } from './club-chooser.tsx';
import { Dialog } from './dialog.tsx';

export interface ClubDialogProps {
  readonly open: boolean;
  readonly purpose: 'visit' | 'join' | 'any';
  readonly chosen: Club | null;
  readonly onChoose: (club: Club) => void;
  readonly onClose: () => void;
}

/**
 * The club chooser in its dialog. A pointer's press on a club is seen to close it before the page behind it follows the
 * choice; by keys, as a screen reader presses, the page follows first: the button that the focus goes back to already reads
 * as it will. A page that is left, or put aside, before that frame has the choice all the same. CC-01, LX-10
 */
export default function ClubDialog({
  open,
  purpose,
  chosen,
  onChoose,
  onClose,
}: ClubDialogProps): JSX.Element {
  const words = useCopy(chooserCopy);
  const [picked, pick] = useState<Club | null>(null);
  useEffect(() => {
    if (picked === null) return undefined;
    let told = false;
    const follow = (): void => {
      if (told) return;
      told = true;
      pick((now) => (now === picked ? null : now));
      onChoose(picked);
    };
    const callOff = afterFrame(follow);
    // A page that is left, or put aside, may have no more frames.
    window.addEventListener('pagehide', follow);
    document.addEventListener('visibilitychange', follow);
    return () => {
      callOff();
      window.removeEventListener('pagehide', follow);
      document.removeEventListener('visibilitychange', follow);
      follow();
    };
    // Once for each choice.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [picked]);
  const subtitles = { visit: words.forVisit, join: words.forJoin, any: words.forAny };
  return (
    <Dialog
      title={words.title}
      subtitle={subtitles[purpose]}
      open={open && picked === null}
      onClose={onClose}
    >
      <ClubChooser
        chosen={chosen}
        onChoose={(club, press) => (press?.detail ? pick : onChoose)(club)}
      />
    </Dialog>
  );
}
