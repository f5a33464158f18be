import { Temporal } from '../kernel/temporal.ts';
import type { AssessmentName, AssessmentTemplate } from './assessment-templates.ts';
import type { TakenAssessment } from './training-repository.port.ts';

/** How often an assessment was made, and when. */
export interface AssessmentHistory {
  /** Null for one that goes by none of the chain's templates. */
  readonly name: AssessmentName | null;
  readonly times: number;
  /** Null while it was not made. */
  readonly first: Temporal.PlainDate | null;
  readonly last: Temporal.PlainDate | null;
  /** Who made the last one; null where that is not known. */
  readonly trainer: string | null;
}

/**
 * Every assessment that the chain has, in the order in which a trainer goes through them, with what was made of it; those
 * that go by no template come last, together. Source: PT-01, PT-05.
 */
export function assessmentHistory(
  taken: readonly TakenAssessment[],
  templates: readonly AssessmentTemplate[],
): readonly AssessmentHistory[] {
  const known = new Set(templates.map(({ id }) => id));
  const others = taken.filter(({ templateId }) => !known.has(templateId));
  return [
    ...templates.map(({ name, id }) =>
      historyOf(
        name,
        taken.filter(({ templateId }) => templateId === id),
      ),
    ),
    ...(others.length > 0 ? [historyOf(null, others)] : []),
  ];
}

function historyOf(
  name: AssessmentName | null,
  taken: readonly TakenAssessment[],
): AssessmentHistory {
  const byDay = taken.toSorted((one, other) =>
    Temporal.PlainDate.compare(one.takenOn, other.takenOn),
  );
  const last = byDay.at(-1);
  return {
    name,
    times: byDay.length,
    first: byDay[0]?.takenOn ?? null,
    last: last?.takenOn ?? null,
    trainer: last?.trainer ?? null,
  };
}
