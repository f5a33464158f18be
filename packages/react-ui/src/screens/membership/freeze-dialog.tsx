import {
  commitmentEnd,
  currentFreeze,
  type Freeze,
  freezeForm,
  lastFreezeStart,
  type Membership,
  type MembershipDecision,
} from '@foyer/core/membership';
import { type JSX, useMemo, useState } from 'react';

import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { membershipCopy, membershipDialogsCopy } from '../../copy/membership.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { Fact, Facts } from '../account/account-card.tsx';
import { FormView } from '../forms/form-view.tsx';
import { DecisionActions, FirstStep, SecondStep } from './dialog-parts.tsx';
import {
  NextBill,
  endsEarlyOn,
  type MembershipDialogProps,
  useMembershipFormats,
} from './membership-parts.tsx';

/** Freezes the membership in two steps: how long and from when, then what that means. */
export function FreezeDialog(dialog: MembershipDialogProps): JSX.Element {
  const copy = useCopy(membershipDialogsCopy).freeze;
  return (
    <Dialog title={copy.title} open={dialog.open} onClose={dialog.onClose}>
      <FreezeSteps {...dialog} />
    </Dialog>
  );
}

function FreezeSteps(dialog: MembershipDialogProps): JSX.Element {
  const [wanted, setWanted] = useState<Freeze | null>(null);
  const [isChecking, setChecking] = useState(false);
  return isChecking && wanted !== null ? (
    <CheckFreeze {...dialog} wanted={wanted} onBack={() => setChecking(false)} />
  ) : (
    <ChooseFreeze
      {...dialog}
      wanted={wanted}
      onChosen={(freeze) => {
        setWanted(freeze);
        setChecking(true);
      }}
    />
  );
}

interface ChooseFreezeProps extends MembershipDialogProps {
  /** What was chosen before the member came back from the second step. */
  readonly wanted: Freeze | null;
  readonly onChosen: (freeze: Freeze) => void;
}

function ChooseFreeze({
  mine,
  membership,
  today,
  wanted,
  onChosen,
}: ChooseFreezeProps): JSX.Element {
  const dialogs = useCopy(membershipDialogsCopy);
  const copy = dialogs.freeze;
  const { money } = useMembershipFormats();
  const { longestFreezeMonths, freezeFee } = membership.terms;
  const schema = useMemo(() => {
    const months = Array.from({ length: longestFreezeMonths }, (_, place) => place + 1);
    return freezeForm({ today, months, lastStart: lastFreezeStart(today) });
  }, [today, longestFreezeMonths]);
  const start = useMemo(() => {
    const first = mine.preview({ kind: 'freeze', from: today, months: 1 });
    const from = first.ok ? (currentFreeze(first.val, today)?.from ?? today) : today;
    return {
      freezeDuration: `${wanted?.months ?? 1}`,
      startDate: wanted?.startDate ?? from,
      medicalReason: wanted?.medicalReason ?? '',
    };
  }, [mine, today, wanted]);
  return (
    <div className="foyer-ask">
      <FirstStep isBack={wanted !== null} />
      <p>{copy.terms(copy.months(longestFreezeMonths), money(freezeFee))}</p>
      <FormView
        schema={schema}
        start={start}
        label={copy.title}
        legend={copy.legend}
        hints={{ startDate: copy.startHint }}
        submit={dialogs.next}
        // Nothing is sent yet.
        submitting={dialogs.next}
        onSend={(freeze) => {
          const answer = mine.preview(decisionOf(freeze));
          if (answer.ok) onChosen(freeze);
          return Promise.resolve(answer);
        }}
      />
    </div>
  );
}

interface CheckFreezeProps extends MembershipDialogProps {
  readonly wanted: Freeze;
  readonly onBack: () => void;
}

function CheckFreeze({
  mine,
  today,
  busy,
  wanted,
  onBack,
  onDone,
  onFailed,
}: CheckFreezeProps): JSX.Element {
  const dialogs = useCopy(membershipDialogsCopy);
  const copy = dialogs.freeze;
  const decision = decisionOf(wanted);
  const preview = mine.preview(decision);
  return (
    <div className="foyer-ask">
      <SecondStep title={copy.check} />
      {preview.ok && <FreezeFacts after={preview.val} today={today} />}
      <DecisionActions
        mine={mine}
        today={today}
        decision={decision}
        note={wanted.medicalReason}
        label={copy.confirm}
        busy={busy === 'freeze' ? copy.confirming : null}
        // The membership was changed elsewhere meanwhile.
        refused={preview.ok ? null : preview.val}
        onDone={onDone}
        onFailed={onFailed}
      >
        <Button look="quiet" onClick={onBack}>
          {dialogs.back}
        </Button>
      </DecisionActions>
    </div>
  );
}

interface FreezeFactsProps extends Pick<MembershipDialogProps, 'today'> {
  /** The membership with the freeze. */
  readonly after: Membership;
}

function FreezeFacts({ after, today }: FreezeFactsProps): JSX.Element {
  const copy = useCopy(membershipDialogsCopy).freeze;
  const { monthly } = useCopy(membershipCopy);
  const { day, money } = useMembershipFormats();
  const freeze = currentFreeze(after, today);
  const end = commitmentEnd(after);
  return (
    <Facts>
      {freeze !== null && <Fact name={copy.from}>{day(freeze.from)}</Fact>}
      {freeze !== null && <Fact name={copy.until}>{day(freeze.until)}</Fact>}
      <Fact name={copy.fee}>{monthly(money(after.terms.freezeFee))}</Fact>
      {end !== null && <Fact name={copy.commitment}>{day(end)}</Fact>}
      <Fact name={copy.nextBill}>
        <NextBill membership={after} today={today} />
      </Fact>
    </Facts>
  );
}

function decisionOf({ startDate, months }: Freeze): MembershipDecision {
  return { kind: 'freeze', from: startDate, months };
}

/** Says when the membership runs again before the running freeze is ended. */
export function EndFreezeDialog(dialog: MembershipDialogProps): JSX.Element {
  const { mine, today, busy, open, onClose, onDone, onFailed } = dialog;
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
        today={today}
        decision={{ kind: 'unfreeze' }}
        label={copy.confirm}
        busy={busy === 'unfreeze' ? copy.confirming : null}
        onDone={onDone}
        onFailed={onFailed}
      >
        <Button look="secondary" onClick={onClose}>
          {copy.stay}
        </Button>
      </DecisionActions>
    </Dialog>
  );
}
