import type { PlanTerms as Terms } from '@foyer/core/plans';
import { type JSX, useId } from 'react';

import { joiningCopy } from '../../copy/join.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useMoney } from '../../locale/use-formats.ts';

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
