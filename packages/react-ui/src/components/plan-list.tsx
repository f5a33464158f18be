import { type JSX, useId } from 'react';

import { joiningCopy } from '../copy/join.ts';
import { useCopy } from '../locale/use-copy.ts';

export interface PlanOption {
  readonly planId: string;
  readonly planType: string;
  readonly name: string;
  readonly description: string;
  /** The monthly price, e.g. `$170`. */
  readonly price: string;
  readonly today: string;
  readonly notes: readonly string[];
  readonly promotion?: string | null;
}

export interface PlanListProps {
  readonly plans: readonly PlanOption[];
  readonly chosen: string | null;
  readonly problemId?: string | undefined;
  readonly onChoose: (planId: string) => void;
  /** The club shown on the first plan, with a button to change it. Omit it if the club appears elsewhere. */
  readonly club?: { readonly name: string; readonly onChange: () => void };
}

/** The plans as radio buttons. The first one can also show the club with a button to change it. */
export function PlanList({ plans, chosen, club, problemId, onChoose }: PlanListProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  return (
    <fieldset className="foyer-plans" aria-describedby={problemId}>
      <legend className="foyer-hidden">{copy.planLegend}</legend>
      {plans.map((plan, place) => (
        <div key={plan.planId} className="foyer-plan">
          <PlanChoice
            plan={plan}
            checked={plan.planId === chosen}
            onChoose={() => onChoose(plan.planId)}
          />
          {place === 0 && club !== undefined && (
            <p className="foyer-plan__club">
              <span>{copy.at(club.name)}</span>
              <button
                type="button"
                className="foyer-link"
                aria-haspopup="dialog"
                onClick={club.onChange}
              >
                {copy.changeClub}
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
  const copy = useCopy(joiningCopy);
  const id = useId();
  const { promotion = null, today } = plan;
  const describedParts = ['type', 'today', 'notes', 'promotion', 'description'].filter(
    (part) => part !== 'promotion' || promotion,
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
        aria-describedby={describedParts.map((part) => `${id}-${part}`).join(' ')}
        onChange={onChoose}
      />
      <span className="foyer-plan__words">
        <span className="foyer-eyebrow" id={`${id}-type`}>
          {plan.planType}
        </span>
        <span className="foyer-title foyer-hover-line" id={`${id}-name`}>
          {plan.name}
        </span>
      </span>
      <span className="foyer-plan__cost">
        <span className="foyer-plan__price" id={`${id}-price`}>
          {plan.price} <span className="foyer-plan__period">{copy.perMonth}</span>
        </span>
        <span className="foyer-plan__today foyer-fine" id={`${id}-today`}>
          {today}
        </span>
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
      <span className="foyer-plan__description foyer-soft" id={`${id}-description`}>
        {plan.description}
      </span>
    </label>
  );
}
