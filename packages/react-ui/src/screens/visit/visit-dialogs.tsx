import {
  cancelReasonField as spec,
  guestName,
  type ManagedVisit,
  type ManageVisit,
  type ManageVisitSnapshot,
  lateChoices,
} from '@foyer/core/visit';
import { type JSX, useState } from 'react';
import type { Club } from '@foyer/core';

import { Dialog } from '../../components/dialog.tsx';
import { manageVisitCopy } from '../../copy/manage-visit.ts';
import { visitActionsCopy } from '../../copy/visit.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { TimesForm } from '../lead/schedule-form.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { AreaField } from '../../components/form-fields.tsx';
import { useFormMessages } from '../../hooks/use-member.ts';
import { GuestField } from '../../components/guest-field.tsx';

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

export interface RunningLateProps {
  readonly page: ManageVisit;
  readonly snapshot: ManageVisitSnapshot;
  readonly visit: ManagedVisit;
  readonly club: Club;
}

/** Tells the club how late the visitor will be, shortly before the visit and after its start. */
export function RunningLate({ page, snapshot, visit, club }: RunningLateProps): JSX.Element {
  const copy = useCopy(manageVisitCopy);
  const messages = useFormMessages();
  const [tried, setTried] = useState(false);
  const { lateMinutes } = visit;
  const { alert, busy } = snapshot;
  return (
    <section className="foyer-card__row">
      <h2 className="foyer-card__label">{copy.late}</h2>
      <p role="status">
        {lateMinutes === null ? copy.lateAsk(club.name) : copy.lateTold(club.name, lateMinutes)}
      </p>
      <div className="foyer-options">
        {lateChoices.map((minutes) => (
          <Button
            key={minutes}
            look="secondary"
            unavailable={busy !== null}
            onClick={() => {
              setTried(true);
              void page.reportLate(minutes);
            }}
          >
            <span aria-hidden="true">{copy.minutes(minutes)}</span>
            <span className="foyer-hidden">{copy.minutesLong(minutes)}</span>
          </Button>
        ))}
      </div>
      {tried && alert !== null && <Banner tone="problem">{messages(alert)}</Banner>}
    </section>
  );
}
