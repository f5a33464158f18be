import type { JSX } from 'react';

import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { membershipDialogsCopy } from '../../copy/membership.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { DecisionActions } from './decision-actions.tsx';
import { endsEarlyOn, type MembershipDialogProps, useMembershipFormats } from './use-membership.ts';

/** Says when the membership runs again before the running freeze is ended. */
export function EndFreezeDialog(dialog: MembershipDialogProps): JSX.Element {
  const { mine, busy, open, onClose, onDone } = dialog;
  const copy = useCopy(membershipDialogsCopy).endFreeze;
  const { day } = useMembershipFormats();
  const on = endsEarlyOn(dialog);
  return (
    <Dialog
      title={copy.title}
      {...(on !== null && { subtitle: copy.text(day(on)) })}
      open={open}
      onClose={onClose}
      shape="question"
    >
      <DecisionActions
        mine={mine}
        decision={{ kind: 'unfreeze' }}
        label={copy.confirm}
        busy={busy === 'unfreeze' ? copy.confirming : null}
        onDone={onDone}
      >
        <Button look="secondary" onClick={onClose}>
          {copy.stay}
        </Button>
      </DecisionActions>
    </Dialog>
  );
}
