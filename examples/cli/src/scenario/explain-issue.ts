import type * as z from 'zod/mini';

import { didYouMean, valueText } from './problem.ts';
import type { Path } from './source-map.ts';

/** A problem at one place of a file. */
export interface Fault {
  readonly path: Path;
  /** The key at fault in the mapping at `path`; null if the value is at fault. */
  readonly key: string | null;
  readonly message: string;
  readonly expected: string | null;
  readonly seen: string | null;
}

type Issue = z.core.$ZodIssue;

/** Converts the schema's issues to faults that an author understands. For a union, explains the closest option. */
export function explainIssues(
  schema: z.core.$ZodType,
  value: unknown,
  issues: readonly Issue[],
): readonly Fault[] {
  return issues.flatMap((issue) => explain(schema, value, issue, [])).filter(isWorthReporting);
}

/** A misspelled key isn't reported again as a missing key. */
function isWorthReporting(fault: Fault, _: number, all: readonly Fault[]): boolean {
  const place = JSON.stringify(fault.path);
  return (
    fault.key !== null ||
    all.every((other) => other.key === null || JSON.stringify(other.path) !== place)
  );
}

function explain(
  schema: z.core.$ZodType,
  value: unknown,
  issue: Issue,
  outer: Path,
): readonly Fault[] {
  const path = [...outer, ...issue.path.map((part) => (typeof part === 'symbol' ? '' : part))];
  if (issue.code === 'unrecognized_keys') {
    const names = keysAt(schema, path);
    return issue.keys.map((key) => ({
      path,
      key,
      message: `unknown key "${key}"${didYouMean(key, names)}`,
      expected: `one of ${names.join(', ')}`,
      seen: key,
    }));
  }
  if (issue.code === 'invalid_union') {
    const fitting = issue.errors.filter((branch) => branch.some((inner) => !isOtherShape(inner)));
    const closest = fitting.toSorted((one, other) => one.length - other.length)[0];
    const reasons = closest?.filter((inner) => inner.path.length > 0 || isAboutKeys(inner)) ?? [];
    if (reasons.length > 0) return reasons.flatMap((inner) => explain(schema, value, inner, path));
  }
  const seen = valueAt(value, path);
  const expected = expectedBy(issue);
  const hint =
    typeof seen === 'string'
      ? didYouMean(seen, expected.split(/, | or | and /).map(afterOneOf))
      : '';
  const name = path.at(-1);
  const message =
    seen === undefined
      ? `"${String(name)}" is missing`
      : `${typeof name === 'string' ? `"${name}"` : 'this'} is not right${hint}`;
  return [{ path, key: null, message, expected, seen: valueText(seen) }];
}

/** True if the value has another type, so this option wasn't meant. */
function isOtherShape(issue: Issue): boolean {
  return (
    issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value')
  );
}

function isAboutKeys(issue: Issue): boolean {
  return issue.code === 'unrecognized_keys' || issue.code === 'custom';
}

function expectedBy(issue: Issue): string {
  if (issue.message !== 'Invalid input') return issue.message;
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  if (issue.code !== 'invalid_type') return 'another value';
  return issue.expected === 'object' ? 'a mapping' : issue.expected;
}

function afterOneOf(text: string): string {
  return text.replace(/^one of /, '');
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined,
    value,
  );
}

/** The keys that are allowed in the mapping at this place. */
function keysAt(schema: z.core.$ZodType, path: Path): readonly string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [part, ...rest] = path;
  switch (def.type) {
    case 'optional':
      return keysAt(def.innerType, path);
    case 'union':
      return [...new Set(def.options.flatMap((option) => keysAt(option, path)))];
    case 'array':
      return part === undefined ? [] : keysAt(def.element, rest);
    case 'record':
      return part === undefined ? [] : keysAt(def.valueType, rest);
    case 'object': {
      if (part === undefined) return Object.keys(def.shape);
      const inner = def.shape[String(part)];
      return inner === undefined ? [] : keysAt(inner, rest);
    }
    default:
      return [];
  }
}
