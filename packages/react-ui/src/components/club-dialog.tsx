import type { Club } from '@foyer/core';
import type { JSX } from 'react';

import { chooserCopy } from '../copy/chooser.ts';
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

export default function ClubDialog({
  open,
  purpose,
  chosen,
  onChoose,
  onClose,
}: ClubDialogProps): JSX.Element {
  const copy = useCopy(chooserCopy);
  const subtitles = { visit: copy.forVisit, join: copy.forJoin, any: copy.forAny };
  return (
    <Dialog title={copy.title} subtitle={subtitles[purpose]} open={open} onClose={onClose}>
      <ClubChooser chosen={chosen} onChoose={onChoose} />
    </Dialog>
  );
}
