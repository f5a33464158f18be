import { type Membership, nextBill, standingOn } from '@foyer/core/membership';
import type { JSX } from 'react';

import { membershipCopy } from '../../copy/membership.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useMembershipFormats } from './use-membership.ts';

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
