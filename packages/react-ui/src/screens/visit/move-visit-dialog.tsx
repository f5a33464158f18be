import type { ManageVisit, ManageVisitSnapshot } from '@foyer/core/visit';
import type { JSX } from 'react';

import { Dialog } from '../../components/dialog.tsx';
import { manageVisitCopy } from '../../copy/manage-visit.ts';
import { visitActionsCopy } from '../../copy/visit.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { TimesForm } from '../lead/schedule-form.tsx';

export interface MoveVisitDialogProps {
  readonly page: ManageVisit;
  readonly snapshot: ManageVisitSnapshot;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The times that a visit can move to, at its own club or the one just chosen. */
export function MoveVisitDialog({
  page,
  snapshot,
  open,
  onClose,
}: MoveVisitDialogProps): JSX.Element {
  const copy = useCopy(manageVisitCopy);
  const { updating } = useCopy(visitActionsCopy);
  const club = snapshot.timesClub ?? snapshot.club;
  return (
    <Dialog
      title={copy.moveTitle}
      {...(club !== null && { subtitle: club.name })}
      open={open}
      onClose={onClose}
    >
      <TimesForm
        flow={page}
        snapshot={snapshot}
        club={club}
        label={copy.moveTitle}
        submit={copy.moveSubmit}
        booking={updating}
        inDialog
      />
    </Dialog>
  );
}
