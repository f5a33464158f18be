import type { CallOptions, Club } from '@foyer/core';
import type { Money } from '@foyer/core/kernel';
import { type JSX, useCallback, useEffect, useRef, useState } from 'react';

import { phoneHref, SiteLink } from '../../components/site-link.tsx';
import { clubPageCopy } from '../../copy/club.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useOptional } from '../../hooks/use-answer.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useMoney } from '../../locale/use-formats.ts';

export interface ClubActionsProps {
  readonly club: Club;
  readonly bookHref: string;
}

/** The lowest monthly price, and the ways in: a visit, joining, the telephone. */
export function ClubActions({ club, bookHref }: ClubActionsProps): JSX.Element {
  const copy = useCopy(clubPageCopy);
  const money = useMoney();
  const price = useLowestPrice(club);
  return (
    <div className="foyer-club-page__actions foyer-stack-3">
      {/* Holds its place, so that the buttons don't move when it arrives. */}
      <p className="foyer-club-page__price">{price && copy.from(money(price))}</p>
      <a className="foyer-button foyer-button--primary" href={bookHref}>
        {copy.book}
      </a>
      <SiteLink path={joinPath(club)} look="secondary">
        {copy.join}
      </SiteLink>
      {club.phoneNumber !== '' && (
        <p>
          <a className="foyer-link" href={phoneHref(club)}>
            <span className="foyer-hidden">{copy.call} </span>
            {club.phoneNumber}
          </a>
        </p>
      )}
    </div>
  );
}

/** The two buttons at the bottom of a phone's window, until the form for a visit is in sight. */
export function ClubBar({ club, bookHref }: ClubActionsProps): JSX.Element | null {
  const copy = useCopy(clubPageCopy);
  const bar = useRef<HTMLDivElement>(null);
  const [isFormSeen, setIsFormSeen] = useState(false);
  useEffect(() => {
    const form = bookHref.startsWith('#') ? document.querySelector(bookHref) : null;
    if (form === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setIsFormSeen(entry?.isIntersecting === true),
    );
    observer.observe(form);
    return () => observer.disconnect();
  }, [bookHref]);
  if (isFormSeen) return null;
  return (
    <div ref={bar} className="foyer-club-bar">
      <a className="foyer-button foyer-button--primary" href={bookHref}>
        {copy.book}
      </a>
      <SiteLink path={joinPath(club)} look="secondary">
        {copy.join}
      </SiteLink>
    </div>
  );
}

function joinPath({ facilityId }: Club): string {
  return `/join/step1/${encodeURIComponent(facilityId)}`;
}

/** The lowest monthly fee of the club's plans, as their cards show it. Null without plans, and until it is known. */
function useLowestPrice({ facilityId, country }: Club): Money | null {
  const plans = useService(portTokens.plans);
  const load = useCallback(
    (options: CallOptions) =>
      plans.ofClub({ club: { facilityId, country }, memberId: null }, options),
    [plans, facilityId, country],
  );
  const offer = useOptional('club-price-failed', load);
  const costs = offer?.plans.map(({ cost }) => cost) ?? [];
  const [lowest] = costs.toSorted((a, b) => a.monthlyFee - b.monthlyFee);
  return lowest ? { minorUnits: lowest.monthlyFee, currency: lowest.currency } : null;
}
