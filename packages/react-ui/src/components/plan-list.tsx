import { type JSX, useId } from 'react';

import { joiningCopy } from '../copy/joining.ts';

const words = joiningCopy;

/** A membership in words. */
export interface PlanOption {
  readonly planId: string;
  readonly planType: string;
  readonly name: string;
  readonly description: string;
  /** `$170`, for a month. */
  readonly price: string;
  /** What stands beside the price. PL-01 to PL-04 */
  readonly notes: readonly string[];
}

export interface PlanListProps {
  readonly plans: readonly PlanOption[];
  /** Of the chosen one; null where none is. */
  readonly chosen: string | null;
  /** Name of the club that they are for. */
  readonly club: string;
  /** Worded; tied to the list. CJ-11 */
  readonly problemId?: string | undefined;
  readonly onChoose: (planId: string) => void;
  readonly onChangeClub: () => void;
}

/** The plans to choose from, as radio buttons; the first one says which club, and leads to another. CJ-10 */
export function PlanList({
  plans,
  chosen,
  club,
  problemId,
  onChoose,
  onChangeClub,
}: PlanListProps): JSX.Element {
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
          {place === 0 && (
            <p className="foyer-plan__club">
              <span>
                {words.at} {club}
              </span>
              <button
                type="button"
                className="foyer-link"
                aria-haspopup="dialog"
                onClick={onChangeClub}
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
  const id = useId();
  return (
    <label className="foyer-plan__choice">
      <input
        type="radio"
        className="foyer-plan__radio"
        name="foyer-plan"
        value={plan.planId}
        checked={checked}
        aria-labelledby={`${id}-name ${id}-price`}
        aria-describedby={`${id}-type ${id}-notes ${id}-description`}
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
      </span>
      <span className="foyer-plan__notes" id={`${id}-notes`}>
        {plan.notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </span>
      <span className="foyer-plan__description" id={`${id}-description`}>
        {plan.description}
      </span>
    </label>
  );
}
