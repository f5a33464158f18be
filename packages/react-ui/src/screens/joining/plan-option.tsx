import type { Club, Plan } from '@foyer/core';
import type { PlanSaving } from '@foyer/core/join';
import {
  type CostNote,
  formatCostNote,
  type PlanAccess,
  type PlanBill,
  type PlanTerms as Terms,
} from '@foyer/core/plans';
import { Suspense, type JSX, useId } from 'react';

import { lazyWithRetry, SilentRetry } from '../../components/lazy-with-retry.tsx';
import type { PlanOption } from '../../components/plan-list.tsx';
import { joiningCopy } from '../../copy/join.ts';
import { regionName } from '../../locale/region-name.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { useDay, useMoney } from '../../locale/use-formats.ts';

/** Appears a moment after the prices, which visitors came for. */
const ClubsMap = lazyWithRetry(() => import('../../components/clubs-map.tsx'), SilentRetry);

export interface PricedPlan {
  readonly plan: Plan;
  readonly chosen: boolean;
  readonly bill: PlanBill;
  readonly notes: readonly CostNote[];
  readonly isRecommended: boolean;
  readonly saving: PlanSaving | null;
}

/** Returns a function that formats a plan for the comparison: its prices, its notes and its facts. */
export function usePlanOption(
  club: Pick<Club, 'facilityId' | 'name' | 'region' | 'country'> | null,
): (priced: PricedPlan) => PlanOption {
  const copy = useCopy(joiningCopy);
  const clubsOf = useAccess(club);
  const money = useMoney();
  const day = useDay();
  return ({ plan, bill, notes, isRecommended, saving }) => {
    const { planId, planType, name, description, includes, access } = plan;
    const { monthly, dueToday, firstMonth, initiationDue, promo } = bill;
    return {
      planId,
      planType,
      name,
      description,
      isRecommended,
      includes,
      facts: {
        clubs: access && {
          value: clubsOf(access),
          detail: null,
          more: access.facilityIds !== null && club !== null && (
            <Suspense fallback={<div className="foyer-clubs-map__picture" />}>
              <ClubsMap facilityIds={access.facilityIds} home={club.facilityId} />
            </Suspense>
          ),
        },
        firstYear: {
          value: money(bill.firstYear),
          detail: copy.firstYear(
            money(monthly),
            initiationDue.minorUnits > 0 ? money(initiationDue) : null,
            promo && { code: promo.code, amount: money(promo.firstYear) },
          ),
        },
        saving: saving && {
          value: copy.saving(
            saving.monthly && money(saving.monthly),
            saving.firstYear && money(saving.firstYear),
          ),
          detail: copy.savingNote,
        },
      },
      price: money(monthly),
      today: copy.dueToday(
        money(dueToday),
        firstMonth.minorUnits > 0 ? money(firstMonth) : null,
        initiationDue.minorUnits > 0 ? money(initiationDue) : null,
        promo !== null && promo.today.minorUnits > 0
          ? { code: promo.code, amount: money(promo.today) }
          : null,
      ),
      notes: notes.map((note) => formatCostNote(note, { money, day }, copy.costNotes)),
    };
  };
}

/** Returns a function that says which clubs a plan opens, for someone who joins this one. */
export function useAccess(
  club: Pick<Club, 'name' | 'region' | 'country'> | null,
): (access: PlanAccess) => string {
  const copy = useCopy(joiningCopy);
  const locale = useLocale();
  return (access) =>
    copy.access(access, club && { name: club.name, region: regionName(club, locale) });
}

/** What holds for every plan: the commitment, how to freeze and leave, and taxes and fees. */
export function PlanTerms({ terms }: { readonly terms: Terms }): JSX.Element {
  const copy = useCopy(joiningCopy).terms;
  const money = useMoney();
  const id = useId();
  const { commitmentMonths, longestFreezeMonths, freezeFee, noticeDays, taxes } = terms;
  const fee = freezeFee.minorUnits > 0 ? money(freezeFee) : null;
  return (
    <section className="foyer-plan-terms" aria-labelledby={id}>
      <h2 className="foyer-eyebrow" id={id}>
        {copy.title}
      </h2>
      <dl>
        <div>
          <dt>{copy.commitment}</dt>
          <dd>{copy.months(commitmentMonths)}</dd>
        </div>
        <div>
          <dt>{copy.freeze}</dt>
          <dd>{copy.frozen(longestFreezeMonths, fee)}</dd>
        </div>
        <div>
          <dt>{copy.leaving}</dt>
          <dd>{copy.notice(noticeDays, commitmentMonths)}</dd>
        </div>
        <div>
          <dt>{copy.taxes}</dt>
          <dd>{copy[taxes]}</dd>
        </div>
      </dl>
    </section>
  );
}
