import type { Message } from '@foyer/core';
import {
  commitmentEnd,
  currentFreeze,
  offerOn,
  pendingChange,
  standingOn,
} from '@foyer/core/membership';
import { membershipAgreementId } from '@foyer/core/account';
import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { CardState } from '../../components/member-parts.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { membershipCopy } from '../../copy/membership.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { ClubLink, Fact, Facts, Soon, useClub } from '../account/account-card.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { DecisionActions, type DecisionActionsProps } from './dialog-parts.tsx';
import { EndFreezeDialog, FreezeDialog } from './freeze-dialog.tsx';
import {
  NextBill,
  canFreeze,
  endsEarlyOn,
  type KnownMembership,
  useMembershipFormats,
  useLoadedMembership,
} from './membership-parts.tsx';

/** What the member has, what is coming, and how to freeze, change or cancel it. */
export function MembershipPanel(): JSX.Element {
  const copy = useCopy(membershipCopy);
  const open = useLoadedMembership();
  const { mine, cards } = open;
  const today = mine.today();
  return (
    <div className="foyer foyer-membership foyer-stack-6">
      <CardState
        card={cards.membership}
        loading={copy.loading}
        skeleton={<Skeleton shape="card" count={2} />}
        failed={{ key: 'membershipNotLoaded' }}
        onRetry={() => void mine.load(['membership'])}
        empty={<NoMembership />}
      >
        {(membership) =>
          today !== null && <Known {...open} membership={membership} today={today} />
        }
      </CardState>
    </div>
  );
}

function NoMembership(): JSX.Element {
  const copy = useCopy(membershipCopy);
  return (
    <>
      <p>{copy.empty}</p>
      <div className="foyer-actions">
        <SiteLink path="/clubs" look="secondary">
          {copy.findClub}
        </SiteLink>
        <SiteLink path="/account/freeze" look="quiet">
          {copy.askFreeze}
        </SiteLink>
      </div>
    </>
  );
}

type DialogName = 'freeze' | 'endFreeze' | 'cancel' | 'change';
type Done = keyof typeof membershipCopy.done;

function Known(known: KnownMembership): JSX.Element {
  const copy = useCopy(membershipCopy);
  const messages = useFormMessages();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState<Message | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // The pressed button may have disappeared.
  useEffect(() => {
    if (done !== null && dialog === null) status.current?.focus();
  }, [done, dialog]);
  const open = (name: DialogName): void => {
    setDone(null);
    setProblem(null);
    setDialog(name);
  };
  const finish = (what: Done, from: DialogName | null = null): void => {
    // The member may have opened another one meanwhile.
    setDialog((now) => (now === from ? null : now));
    setProblem(null);
    setDone(what);
  };
  const shared = (name: DialogName) => ({
    ...known,
    open: dialog === name,
    onClose: () => setDialog(null),
    onFailed: setProblem,
  });
  return (
    <>
      <p role="status" tabIndex={-1} ref={status} className="foyer-membership__done foyer-strong">
        {done !== null && copy.done[done]}
      </p>
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <Notices {...known} onEndFreeze={() => open('endFreeze')} onDone={(what) => finish(what)} />
      <MembershipFacts {...known} />
      <Changes {...known} onOpen={open} />
      <FreezeDialog {...shared('freeze')} onDone={() => finish('freeze', 'freeze')} />
      <EndFreezeDialog {...shared('endFreeze')} onDone={() => finish('endFreeze', 'endFreeze')} />
      <CancelDialog
        {...shared('cancel')}
        onDone={() => finish('cancel', 'cancel')}
        onFreeze={() => setDialog('freeze')}
      />
      <ChangeDialog {...shared('change')} onDone={() => finish('change', 'change')} />
    </>
  );
}

function MembershipFacts({ membership, today }: KnownMembership): JSX.Element {
  const copy = useCopy(membershipCopy);
  const { day, money } = useMembershipFormats();
  const { planName, facilityId, monthly } = offerOn(membership, today);
  const { startsOn, joinedOn, lastDay, promo, changes } = membership;
  const commitment = commitmentEnd(membership);
  const isUpcoming = standingOn(membership, today) === 'upcoming';
  return (
    <div className="foyer-surface">
      <Facts>
        <Fact name={copy.facts.plan}>
          {planName}
          <span className="foyer-facts__line foyer-fine">{copy.monthly(money(monthly))}</span>
          {promo !== null && changes.length === 0 && (
            <span className="foyer-facts__line foyer-fine">
              {copy.firstMonths(money(promo.monthly), promo.months)}
            </span>
          )}
        </Fact>
        <Fact name={copy.facts.club}>
          <ClubLink facilityId={facilityId} />
        </Fact>
        {isUpcoming ? (
          <Fact name={copy.facts.starts}>{startsOn === null ? copy.onOpening : day(startsOn)}</Fact>
        ) : (
          <Fact name={copy.facts.since}>{day(joinedOn)}</Fact>
        )}
        {commitment !== null && commitment >= today && lastDay === null && (
          <Fact name={copy.facts.commitment}>{day(commitment)}</Fact>
        )}
        <Fact name={copy.facts.nextBill}>
          <NextBill membership={membership} today={today} />
        </Fact>
        {membership.hasAgreement && (
          <Fact name={copy.facts.agreement}>
            <SiteLink path={`/account/agreements/${membershipAgreementId}`}>
              {copy.readAgreement}
            </SiteLink>
          </Fact>
        )}
      </Facts>
    </div>
  );
}

interface NoticesProps extends KnownMembership {
  readonly onEndFreeze: () => void;
  readonly onDone: (done: Done) => void;
}

/** What isn't as usual, and what is coming, each with the way to take it back. */
function Notices(known: NoticesProps): JSX.Element {
  const { mine, membership, today, busy, onEndFreeze, onDone } = known;
  const copy = useCopy(membershipCopy);
  const { notices, undo } = copy;
  const { day, money } = useMembershipFormats();
  const standing = standingOn(membership, today);
  const { startsOn, lastDay } = membership;
  const freeze = currentFreeze(membership, today);
  const change = pendingChange(membership, today);
  const club = useClub(change?.facilityId ?? '');
  const back = (decision: DecisionActionsProps['decision'], label: string, done: Done) => (
    <DecisionActions
      mine={mine}
      today={today}
      decision={decision}
      label={label}
      look="secondary"
      busy={busy === decision.kind ? undo.busy : null}
      onDone={() => onDone(done)}
    />
  );
  if (standing === 'ended') {
    return (
      <Notice text={notices.ended(day(lastDay ?? today))}>
        <SiteLink path="/join/step1" look="secondary">
          {undo.rejoin}
        </SiteLink>
      </Notice>
    );
  }
  return (
    <>
      {lastDay !== null && (
        <Notice text={notices.leaving(day(lastDay))}>
          {back({ kind: 'keep' }, undo.cancel, 'keep')}
        </Notice>
      )}
      {standing === 'upcoming' && (
        <Notice text={startsOn === null ? notices.opening : notices.upcoming(day(startsOn))} />
      )}
      {freeze !== null && freeze.from > today && (
        <Notice text={notices.freezePlanned(day(freeze.from), day(freeze.until))}>
          {back({ kind: 'unfreeze' }, undo.freeze, 'unfreeze')}
        </Notice>
      )}
      {freeze !== null && freeze.from <= today && (
        <Notice text={notices.frozen(day(freeze.until))}>
          {endsEarlyOn(known) !== null && (
            <Button look="secondary" opensDialog onClick={onEndFreeze}>
              {undo.endFreeze}
            </Button>
          )}
        </Notice>
      )}
      {change !== null && lastDay === null && (
        <Notice
          text={
            club.isLoading ? (
              <Soon />
            ) : (
              notices.change(
                day(change.from),
                change.planName,
                club.club?.name ?? change.facilityId,
                money(change.monthly),
              )
            )
          }
        >
          {back({ kind: 'undo-change' }, undo.change, 'undo-change')}
        </Notice>
      )}
    </>
  );
}

function Notice({ text, children }: { readonly text: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className="foyer-banner foyer-banner--note">
      <div className="foyer-banner__body">
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}

interface ChangesProps extends KnownMembership {
  readonly onOpen: (name: DialogName) => void;
}

function Changes({ onOpen, ...known }: ChangesProps): JSX.Element | null {
  const copy = useCopy(membershipCopy).changes;
  const { membership } = known;
  if (membership.lastDay !== null) return null;
  return (
    <section>
      <h2>{copy.title}</h2>
      {membership.startsOn === null ? (
        <p>{copy.notYet}</p>
      ) : (
        <div className="foyer-actions">
          {canFreeze(known) && (
            <Button look="secondary" opensDialog onClick={() => onOpen('freeze')}>
              {copy.freeze}
            </Button>
          )}
          <Button look="secondary" opensDialog onClick={() => onOpen('change')}>
            {copy.change}
          </Button>
          <Button look="secondary" opensDialog onClick={() => onOpen('cancel')}>
            {copy.cancel}
          </Button>
        </div>
      )}
    </section>
  );
}
