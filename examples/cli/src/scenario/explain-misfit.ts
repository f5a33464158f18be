import { explainIssues, type Fault } from './explain-issue.ts';
import { scenarioListSchema, scenarioSchema } from './scenario.schema.ts';

/** What is wrong with a file's value that was refused, by the schema itself. */
export function explainMisfit(value: unknown, isList: boolean): readonly Fault[] {
  const schema = isList ? scenarioListSchema : scenarioSchema;
  const read = schema.safeParse(value);
  if (read.success) throw new Error('The schema takes what was compiled from it refuses.');
  return explainIssues(schema, value, read.error.issues);
}
