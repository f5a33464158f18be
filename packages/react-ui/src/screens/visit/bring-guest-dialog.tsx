import type { Club } from '@foyer/core';
import { guestName, type ManagedVisit } from '@foyer/core/visit';
import { type JSX, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { GuestField } from '../../components/guest-field.tsx';
import { manageVisitCopy } from '../../copy/manage-visit.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import type { MoveVisitDialogProps } from './move-visit-dialog.tsx';

export interface BringGuestDialogProps extends MoveVisitDialogProps {
  readonly visit: ManagedVisit;
  readonly club: Club;
}

/** Adds someone to the visit, changes their name or takes them away. */
export function BringGuestDialog(props: BringGuestDialogProps): JSX.Element {
  const copy = useCopy(manageVisitCopy);
  const { open, onClose } = props;
  return (
    <Dialog title={copy.guestTitle} open={open} onClose={onClose}>
      {open && <BringGuest {...props} />}
    </Dialog>
  );
}

function BringGuest({ page, snapshot, visit, club, onClose }: BringGuestDialogProps): JSX.Element {
  const copy = useCopy(manageVisitCopy);
  const messages = useFormMessages();
  const { alert, busy, refusals } = snapshot;
  // Someone who opens the dialog without a guest is about to bring one.
  const [name, setName] = useState<string | null>(guestName(visit.guest) ?? '');
  const isNameWrong = alert?.key === 'nameMalformed';
  const save = async (): Promise<void> => {
    if (await page.changeGuest(name)) onClose();
  };
  return (
    <Form
      className="foyer-ask"
      onSubmit={() => {
        void save();
      }}
    >
      <GuestField
        name={name}
        error={isNameWrong ? messages(alert) : undefined}
        refusals={refusals}
        onChange={(typed) => {
          setName(typed);
          if (isNameWrong) page.closeAlert();
        }}
      />
      <p className="foyer-fine">{copy.guestText(club.name)}</p>
      {alert !== null && !isNameWrong && <Banner tone="problem">{messages(alert)}</Banner>}
      <div className="foyer-actions">
        <Button type="submit" busy={busy === 'inviting' ? copy.savingGuest : null}>
          {copy.saveGuest}
        </Button>
      </div>
    </Form>
  );
}
