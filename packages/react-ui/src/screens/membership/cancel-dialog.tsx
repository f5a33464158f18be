import {
  billsBetween,
  commitmentEnd,
  currentFreeze,
  leavingNoteField as spec,
  type Membership,
  offerOn,
} from '@foyer/core/membership';
import { type JSX, useState } from 'react';

import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { AreaField } from '../../components/form-fields.tsx';
import { membershipDialogsCopy } from '../../copy/membership.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { Fact, Facts } from '../account/account-card.tsx';
import { DecisionActions } from './dialog-parts.tsx';
import {
  canFreeze,
  type MembershipDialogProps,
  useMembershipFormats,
} from './membership-parts.tsx';

export interface CancelDialogProps extends MembershipDialogProps {
  /** Called when the member takes the freeze instead. */
  readonly onFreeze: () => void;
}

/** Says what canceling means before it is confirmed, and offers a freeze where one is possible. */
export function CancelDialog(dialog: CancelDialogProps): JSX.Element {
  const copy = useCopy(membershipDialogsCopy).cancel;
  return (
    <Dialog title={copy.title} open={dialog.open} onClose={dialog.onClose}>
      <Canceling {...dialog} />
    </Dialog>
  );
}

function Canceling(dialog: CancelDialogProps): JSX.Element {
  const { mine, membership, today, busy, onClose, onDone, onFailed, onFreeze } = dialog;
  const dialogs = useCopy(membershipDialogsCopy);
  const copy = dialogs.cancel;
  const messages = useFormMessages();
  const { money } = useMembershipFormats();
  const [note, setNote] = useState('');
  const tooLong = spec.check(note);
  const { longestFreezeMonths, freezeFee } = membership.terms;
  const offersFreeze = canFreeze(dialog);
  const after = mine.preview({ kind: 'cancel' }).unwrapOr(membership);
  return (
    <div className="foyer-ask">
      <Meaning membership={membership} after={after} today={today} />
      {offersFreeze && (
        <p>{copy.offer(dialogs.freeze.months(longestFreezeMonths), money(freezeFee))}</p>
      )}
      <AreaField
        spec={spec}
        value={note}
        hint={copy.noteHint}
        error={tooLong === null ? undefined : messages(tooLong)}
        onChange={setNote}
      />
      <DecisionActions
        mine={mine}
        today={today}
        decision={{ kind: 'cancel' }}
        note={note}
        label={copy.confirm}
        busy={busy === 'cancel' ? copy.confirming : null}
        isBlocked={tooLong !== null}
        onDone={onDone}
        onFailed={onFailed}
      >
        {offersFreeze && (
          <Button look="secondary" onClick={onFreeze}>
            {copy.offerButton}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {copy.stay}
        </Button>
      </DecisionActions>
    </div>
  );
}

interface MeaningProps {
  readonly membership: Membership;
  /** The membership after the cancellation. */
  readonly after: Membership;
  readonly today: string;
}

/** The last day and bill, and what ends. */
function Meaning({ membership, after, today }: MeaningProps): JSX.Element | null {
  const copy = useCopy(membershipDialogsCopy).cancel;
  const { day, money } = useMembershipFormats();
  const { lastDay } = after;
  if (lastDay === null) return null;
  const { monthly } = offerOn(after, lastDay);
  const bill = billsBetween(after, today, lastDay)
    .filter(({ on }) => on > today)
    .at(-1);
  const freeze = currentFreeze(membership, today);
  const isCommitted = commitmentEnd(after) === lastDay;
  return (
    <>
      <Facts>
        <Fact name={copy.lastDay}>
          {day(lastDay)}
          <span className="foyer-facts__line foyer-fine">
            {isCommitted
              ? copy.becauseOfCommitment
              : copy.becauseOfNotice(membership.terms.noticeDays)}
          </span>
        </Fact>
        <Fact name={copy.lastBill}>
          {bill === undefined ? (
            copy.noBill
          ) : (
            <>
              {money(bill.total)}
              <span className="foyer-facts__line foyer-fine">{day(bill.on)}</span>
            </>
          )}
        </Fact>
      </Facts>
      <section>
        <h3 className="foyer-membership__loses foyer-subtitle">{copy.loses(day(lastDay))}</h3>
        <ul className="foyer-membership__list foyer-stack-1">
          <li>{copy.access}</li>
          <li>{copy.price(money(monthly))}</li>
          {freeze !== null && freeze.from > today && <li>{copy.freeze(day(freeze.from))}</li>}
        </ul>
      </section>
    </>
  );
}
