import { Temporal } from '../kernel/temporal.ts';
import type { AssessmentName, AssessmentTemplate } from './assessment-templates.ts';
import type { TakenAssessment } from './training-repository.port.ts';

/** How often an assessment was taken, and when. */
export interface AssessmentHistory {
  /** Null if it matches none of the chain's templates. */
  readonly name: AssessmentName | null;
  readonly times: number;
  /** Null if it wasn't taken yet. */
  readonly first: Temporal.PlainDate | null;
  readonly last: Temporal.PlainDate | null;
  /** The trainer of the last one; null if unknown. */
  readonly trainer: string | null;
}

/**
 * The chain's assessments in the order of the program, each with its history. Assessments with unknown templates come
 * last, as one entry.
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
