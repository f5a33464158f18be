import { type JSX, useId } from 'react';

import { joiningCopy } from '../copy/joining.ts';
import { useCopy } from '../locale/use-copy.ts';

/** A membership in words. */
export interface PlanOption {
  readonly planId: string;
  readonly planType: string;
  readonly name: string;
  readonly description: string;
  /** `$170`, for a month. */
  readonly price: string;
  /** What the first payment comes to, in a few words. SJ-01 */
  readonly today?: string;
  /** What stands beside the price. PL-01 to PL-04 */
  readonly notes: readonly string[];
  /** What the chain says of the offer. PL-06 */
  readonly promotion?: string | null;
}

export interface PlanListProps {
  readonly plans: readonly PlanOption[];
  /** Of the chosen one; null where none is. */
  readonly chosen: string | null;
  /** Worded; tied to the list. CJ-11 */
  readonly problemId?: string | undefined;
  readonly onChoose: (planId: string) => void;
  /** What the first plan says of the club, and the way to another one; left out where the club stands elsewhere. CJ-10 */
  readonly club?: { readonly name: string; readonly onChange: () => void };
}

/** The plans to choose from, as radio buttons; the first one says which club, and leads to another. CJ-10, SJ-01 */
export function PlanList({ plans, chosen, club, problemId, onChoose }: PlanListProps): JSX.Element {
  const words = useCopy(joiningCopy);
  return (
    <fieldset className="foyer-plans" aria-describedby={problemId}>
      <legend className="foyer-hidden">{words.planLegend}</legend>
      {plans.map((plan, place) => (
        <div key={plan.planId} className="foyer-plan">
          <PlanChoice
            plan={plan}
            checked={plan.planId === chosen}
            onChoose={() => onChoose(plan.planId)}
          />
          {place === 0 && club !== undefined && (
            <p className="foyer-plan__club">
              <span>{words.at(club.name)}</span>
              <button
                type="button"
                className="foyer-link"
                aria-haspopup="dialog"
                onClick={club.onChange}
              >
                {words.changeClub}
              </button>
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}

function PlanChoice({
  plan,
  checked,
  onChoose,
}: {
  readonly plan: PlanOption;
  readonly checked: boolean;
  readonly onChoose: () => void;
}): JSX.Element {
  const words = useCopy(joiningCopy);
  const id = useId();
  const { promotion = null, today } = plan;
  const told = ['type', 'today', 'notes', 'promotion', 'description'].filter(
    (part) => (part !== 'today' || today !== undefined) && (part !== 'promotion' || promotion),
  );
  return (
    <label className="foyer-plan__choice">
      <input
        type="radio"
        className="foyer-plan__radio"
        name="foyer-plan"
        value={plan.planId}
        checked={checked}
        aria-labelledby={`${id}-name ${id}-price`}
        aria-describedby={told.map((part) => `${id}-${part}`).join(' ')}
        onChange={onChoose}
      />
      <span className="foyer-plan__words">
        <span className="foyer-eyebrow" id={`${id}-type`}>
          {plan.planType}
        </span>
        <span className="foyer-plan__name" id={`${id}-name`}>
          {plan.name}
        </span>
      </span>
      <span className="foyer-plan__cost">
        <span className="foyer-plan__price" id={`${id}-price`}>
          {plan.price} <span className="foyer-plan__period">{words.perMonth}</span>
        </span>
        {today !== undefined && (
          <span className="foyer-plan__today" id={`${id}-today`}>
            {today}
          </span>
        )}
      </span>
      <span className="foyer-plan__notes" id={`${id}-notes`}>
        {plan.notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </span>
      {promotion && (
        <span className="foyer-plan__promotion" id={`${id}-promotion`}>
          {promotion}
        </span>
      )}
      <span className="foyer-plan__description" id={`${id}-description`}>
        {plan.description}
      </span>
    </label>
  );
}
