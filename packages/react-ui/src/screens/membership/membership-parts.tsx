import type { Club, Message } from '@foyer/core';
import type { Money } from '@foyer/core/kernel';
import {
  currentFreeze,
  type Membership,
  type MyMembership,
  type MyMembershipSnapshot,
  nextBill,
  standingOn,
} from '@foyer/core/membership';
import { addMessages, membershipMessages } from '@foyer/core/messages';
import { useCallback, useState, type JSX } from 'react';

import { useFoyerContainer } from '../../di/foyer-provider.tsx';
import { myMembershipOf } from '../../di/my-membership-module.ts';
import { useClubDirectory } from '../../hooks/use-clubs.ts';
import { useAccountCards, useLoading, valueOf } from '../../hooks/use-member.ts';
import { formatAmount, formatDay, useFormatOptions } from '../account/account-format.ts';
import { useSnapshot } from '../../hooks/use-snapshot.ts';
import { membershipCopy } from '../../copy/membership.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface OpenMembership extends MyMembershipSnapshot {
  readonly mine: MyMembership;
}

/** The signed-in member's membership. */
export function useMyMembership(): OpenMembership {
  const mine = myMembershipOf(useFoyerContainer());
  return { mine, ...useSnapshot(mine) };
}

/** Also loads it when the page appears and when the visitor returns to it. */
export function useLoadedMembership(): OpenMembership {
  const open = useMyMembership();
  const { mine } = open;
  useState(() => addMessages(membershipMessages));
  useLoading(useCallback(() => void mine.load(), [mine]));
  return open;
}

/** A membership that has loaded. `today` is the ISO date at its club. */
export interface KnownMembership extends OpenMembership {
  readonly membership: Membership;
  readonly today: string;
}

/** What every dialog of the membership page is given. */
export interface MembershipDialogProps extends KnownMembership {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the decision is made. */
  readonly onDone: () => void;
  /** Called if the decision fails after the dialog was closed. */
  readonly onFailed: (why: Message) => void;
}

export interface MembershipFormats {
  /** Formats an ISO date. */
  readonly day: (date: string) => string;
  readonly money: (amount: Money) => string;
}

/** Formats like the rest of the account: in the visitor's language, and English as in the member's country. */
export function useMembershipFormats(): MembershipFormats {
  const { cards } = useAccountCards();
  const options = useFormatOptions(valueOf(cards.information)?.country ?? null);
  return {
    day: (date) => formatDay(date, options),
    money: (amount) => formatAmount(amount, options),
  };
}

/** Looks up a club; null while the clubs are loading, and if they fail to load. */
export function useClubs(): (facilityId: string) => Club | null {
  const { clubs } = useClubDirectory();
  return (facilityId) => clubs.find((club) => club.facilityId === facilityId) ?? null;
}

/** Whether the member can freeze now. Repeating a freeze that is planned changes nothing, so it isn't offered. */
export function canFreeze({
  mine,
  membership,
  today,
}: Pick<KnownMembership, 'mine' | 'membership' | 'today'>): boolean {
  const isPossible = mine.preview({ kind: 'freeze', from: today, months: 1 }).ok;
  return isPossible && currentFreeze(membership, today) === null;
}

/** The day on which a running freeze would end early; null if that isn't possible, or no earlier. */
export function endsEarlyOn({
  mine,
  membership,
  today,
}: Pick<KnownMembership, 'mine' | 'membership' | 'today'>): string | null {
  const until = currentFreeze(membership, today)?.until;
  const after = mine.preview({ kind: 'unfreeze' });
  const early = after.ok ? currentFreeze(after.val, today)?.until : undefined;
  return until !== undefined && early !== undefined && early < until ? early : null;
}

export interface NextBillProps {
  readonly membership: Membership;
  readonly today: string;
}

/** The next bill's total, day and line. */
export function NextBill({ membership, today }: NextBillProps): JSX.Element {
  const copy = useCopy(membershipCopy);
  const { day, money } = useMembershipFormats();
  const bill = nextBill(membership, today);
  if (bill === null) {
    const isUnknown = membership.startsOn === null && standingOn(membership, today) === 'upcoming';
    return <>{isUnknown ? copy.onOpening : copy.noBill}</>;
  }
  return (
    <>
      <span className="foyer-facts__figure">{money(bill.total)}</span>
      <span className="foyer-facts__line">{day(bill.on)}</span>
      <span className="foyer-facts__line foyer-fine">{copy.lines[bill.kind](bill.planName)}</span>
    </>
  );
}
