import { cancelReasonField as spec } from '@foyer/core/visit';
import { type JSX, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { AreaField } from '../../components/form-fields.tsx';
import { manageVisitCopy } from '../../copy/manage-visit.ts';
import { visitActionsCopy } from '../../copy/visit.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import type { MoveVisitDialogProps } from './move-visit-dialog.tsx';

export interface CancelVisitDialogProps extends MoveVisitDialogProps {
  /** As shown: `Tomorrow, November 21`. */
  readonly day: string;
  readonly time: string;
}

/** Asks before it cancels, and for a reason, which is optional. */
export function CancelVisitDialog({
  page,
  snapshot,
  day,
  time,
  open,
  onClose,
}: CancelVisitDialogProps): JSX.Element {
  const copy = useCopy(visitActionsCopy);
  const { reasonHint } = useCopy(manageVisitCopy);
  const messages = useFormMessages();
  const [reason, setReason] = useState('');
  const [attempted, setAttempted] = useState(false);
  const tooLong = attempted ? spec.check(reason) : null;
  const { alert, busy } = snapshot;
  return (
    <Dialog title={copy.cancelTitle} open={open} onClose={onClose}>
      <Form
        className="foyer-ask"
        onSubmit={() => {
          setAttempted(true);
          if (spec.check(reason) === null) void page.cancel(reason);
        }}
      >
        <p>{copy.cancelAsk(day, time)}</p>
        <AreaField
          spec={spec}
          value={reason}
          hint={reasonHint}
          error={tooLong === null ? undefined : messages(tooLong)}
          onChange={setReason}
        />
        {alert !== null && <Banner tone="problem">{messages(alert)}</Banner>}
        <div className="foyer-actions">
          <Button type="submit" busy={busy === 'canceling' ? copy.cancelling : null}>
            {copy.cancelConfirm}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {copy.keep}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
