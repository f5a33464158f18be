import { type JSX, type ReactNode, useId } from 'react';

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
  readonly isRecommended?: boolean;
  readonly includes?: readonly string[];
  /** The other rows of the comparison. Plans can lack some. */
  readonly facts?: Partial<Readonly<Record<PlanFactName, PlanFact | null>>>;
}

export interface PlanFact {
  readonly value: string;
  /** How the value comes about. */
  readonly detail: string | null;
  /** Shown below, for example a map. It can have controls of its own. */
  readonly more?: ReactNode;
}

const factNames = ['clubs', 'firstYear', 'saving'] as const;
export type PlanFactName = (typeof factNames)[number];

export interface PlanListProps {
  readonly plans: readonly PlanOption[];
  readonly chosen: string | null;
  readonly problemId?: string | undefined;
  readonly onChoose: (planId: string) => void;
  /** The club shown on the first plan, with a button to change it. Omit it if the club appears elsewhere. */
  readonly club?: { readonly name: string; readonly onChange: () => void };
}

/**
 * The plans as radio buttons, side by side on wide screens, with their facts in common rows. The first one can also show
 * the club with a button to change it.
 */
export function PlanList({ plans, chosen, club, problemId, onChoose }: PlanListProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  const rows = factNames.filter((name) => plans.some(({ facts }) => facts?.[name]));
  return (
    <fieldset className="foyer-plans" aria-describedby={problemId}>
      <legend className="foyer-hidden">{copy.planLegend}</legend>
      <div className="foyer-plans__list foyer-stack-4">
        {plans.map((plan, place) => (
          <div key={plan.planId} className="foyer-plan foyer-surface">
            <PlanChoice
              plan={plan}
              checked={plan.planId === chosen}
              onChoose={() => onChoose(plan.planId)}
            />
            <PlanFacts plan={plan} rows={rows} />
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
      </div>
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
  const { promotion = null, isRecommended = false, today } = plan;
  const describedParts = [
    isRecommended && 'recommended',
    'type',
    'today',
    'notes',
    promotion && 'promotion',
    'description',
  ].filter(Boolean);
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
        <span className="foyer-plan__kind">
          <span className="foyer-eyebrow" id={`${id}-type`}>
            {plan.planType}
          </span>
          {isRecommended && (
            <span className="foyer-plan__recommended" id={`${id}-recommended`}>
              {copy.recommended}
            </span>
          )}
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

interface PlanFactsProps {
  readonly plan: PlanOption;
  readonly rows: readonly PlanFactName[];
}

function PlanFacts({ plan: { includes = [], facts }, rows }: PlanFactsProps): JSX.Element | null {
  const copy = useCopy(joiningCopy);
  if (includes.length === 0 && rows.length === 0) return null;
  return (
    <dl className="foyer-plan__facts">
      {includes.length > 0 && (
        <div>
          <dt>{copy.facts.included}</dt>
          <dd>
            <ul className="foyer-plan__includes foyer-stack-2">
              {includes.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {rows.map((name) => (
        <div key={name}>
          <dt>{copy.facts[name]}</dt>
          <dd>{facts?.[name]?.value ?? copy.facts.none}</dd>
          {facts?.[name]?.detail != null && <dd className="foyer-fine">{facts[name].detail}</dd>}
          {facts?.[name]?.more != null && <dd>{facts[name].more}</dd>}
        </div>
      ))}
    </dl>
  );
}
