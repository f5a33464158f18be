import type { Club } from '@foyer/core';
import { type JSX, lazy, Suspense } from 'react';

import { copy } from '../copy.ts';
import { Dialog } from './dialog.tsx';
import { Skeleton } from './skeleton.tsx';

/** Fetched when it is first opened: most visitors who come with a club never see it. */
const ClubChooser = lazy(() => import('./club-chooser.tsx'));

export interface ClubDialogProps {
  readonly open: boolean;
  readonly purpose: 'visit' | 'join';
  readonly chosen: Club | null;
  readonly onChoose: (club: Club) => void;
  readonly onClose: () => void;
}

/** The club chooser in its dialog. CC-01, LX-10 */
export function ClubDialog({
  open,
  purpose,
  chosen,
  onChoose,
  onClose,
}: ClubDialogProps): JSX.Element {
  return (
    <Dialog
      title={copy.chooser.title}
      subtitle={purpose === 'join' ? copy.chooser.forJoin : copy.chooser.forVisit}
      open={open}
      onClose={onClose}
    >
      <Suspense fallback={<Skeleton shape="row" count={6} />}>
        <ClubChooser chosen={chosen} onChoose={onChoose} />
      </Suspense>
    </Dialog>
  );
}
