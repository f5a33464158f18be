import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';
import type * as z from 'zod/mini';

import { didYouMean, type Problem, valueText } from './problem.ts';
import { type Scenario, scenarioListSchema, scenarioSchema } from './scenario.schema.ts';

export type Path = readonly (string | number)[];

/** A scenario from a file. */
export interface ReadScenario {
  readonly file: string;
  readonly scenario: Scenario;
  /** The line of a place below the scenario, from 1. */
  readonly lineOf: (path: Path) => number;
}

export interface ReadFile {
  readonly scenarios: readonly ReadScenario[];
  readonly problems: readonly Problem[];
}

/** Reads a file's text, either YAML or JSON (which is also YAML). A file with problems has no scenarios. */
export function readScenarios(file: string, text: string): ReadFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) return { scenarios: [], problems: syntaxProblems() };
  const parsed = toPlain(document);
  if (parsed instanceof Error) return wrong([whole(parsed.message)]);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return wrong([whole('there is no scenario here', 'a mapping with name and steps', parsed)]);
  }
  const isList = 'scenarios' in parsed;
  const schema = isList ? scenarioListSchema : scenarioSchema;
  const read = schema.safeParse(parsed);
  if (!read.success) return wrong(explainIssues(schema, parsed, read.error.issues));
  const scenarios = 'scenarios' in read.data ? read.data.scenarios : [read.data];
  const found = scenarios.map((one, index) => {
    const base: Path = isList ? ['scenarios', index] : [];
    return { base, one, faults: unknownClubs(one, base) };
  });
  const faults = found.flatMap((one) => one.faults);
  if (faults.length > 0) return wrong(faults);
  return {
    problems: [],
    scenarios: found.map(({ base, one }) => ({
      file,
      scenario: one,
      lineOf: (path) => placeOf([...base, ...path]).line,
    })),
  };

  function wrong(faults: readonly Fault[]): ReadFile {
    const problems = faults.map(({ path, key, message, expected, seen }) => {
      return { file, ...placeOf(path, key), message, expected, seen };
    });
    return { scenarios: [], problems };
  }

  function placeOf(path: Path, key: string | null = null) {
    const { line, col } = lines.linePos(nodeAt(document, path, key)?.range?.[0] ?? 0);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  }

  function syntaxProblems(): readonly Problem[] {
    return document.errors.map(({ code, message, pos }) => {
      const { line, col: column } = lines.linePos(pos[0]);
      const place = { file, line, column, seen: null };
      if (code !== 'MULTIPLE_DOCS') return { ...place, message, expected: 'YAML or JSON' };
      const expected = 'one document, with a list under scenarios';
      return { ...place, message: 'a second document starts', expected };
    });
  }
}

/** Some errors, such as too many aliases, appear only here. */
function toPlain(document: Document): unknown {
  try {
    return document.toJS();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function whole(message: string, expected: string | null = null, seen?: unknown): Fault {
  return { path: [], key: null, message, expected, seen: expected && valueText(seen) };
}

/**
 * The node that shows where a value is: its key in a mapping, or the closest value around a missing one. With `key`, the
 * node of that key in the mapping at `path`, or the mapping if it doesn't have the key.
 */
function nodeAt(document: Document, path: Path, key: string | null): Node | null {
  let node: Node | null = document.contents;
  let shown = node;
  for (const part of path) {
    const inside = resolved(document, node);
    if (!isCollection(inside)) break;
    const next = inside.get(part, true) as Node | undefined;
    if (next === undefined) break;
    shown = isMap(inside) ? keyNode(inside, part) : next;
    node = next;
  }
  if (key === null) return shown ?? node;
  const mapping = resolved(document, node);
  return (isMap(mapping) ? keyNode(mapping, key) : null) ?? node;
}

function resolved(document: Document, node: Node | null): Node | null {
  return isAlias(node) ? (node.resolve(document) ?? node) : node;
}

function keyNode(
  mapping: { readonly items: readonly { readonly key: unknown }[] },
  name: string | number,
): Node | null {
  const pair = mapping.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));
  return isScalar(pair?.key) ? pair.key : null;
}

/** Faults for clubs that a step names but the scenario doesn't have. */
function unknownClubs(one: Scenario, base: Path): readonly Fault[] {
  const names = Object.keys(one.clubs ?? {});
  return one.steps.flatMap((step, index) => {
    const [opened, openedAt] =
      typeof step.open === 'object' ? [step.open.path, ['open', 'path']] : [step.open, ['open']];
    const named: readonly [Path, string | undefined][] = [
      ...placeholdersOf(opened).map((name): [Path, string] => [openedAt, name]),
      ...placeholdersOf(step.expect?.path).map((name): [Path, string] => [
        ['expect', 'path'],
        name,
      ]),
      [['open', 'club'], typeof step.open === 'object' ? step.open.club : undefined],
      [['choose-club'], step['choose-club']],
      [['begin-purchase'], step['begin-purchase']],
      [['joined'], typeof step.joined === 'string' ? step.joined : step.joined?.club],
      [['change', 'profile', 'club'], step.change?.profile?.club],
      [['give-feedback', 'club'], step['give-feedback']?.club],
      [['use-pass', 'club'], step['use-pass']?.club],
      [['expect', 'account', 'club'], step.expect?.account?.club],
      [['expect', 'club'], step.expect?.club],
      [['expect', 'suggested-club'], step.expect?.['suggested-club']],
      [['expect', 'lead', 'club'], step.expect?.lead?.club],
      [['expect', 'appointment', 'club'], step.expect?.appointment?.club],
      [['expect', 'booked', 'club'], step.expect?.booked?.club],
    ];
    return named.flatMap(([path, name]) =>
      name === undefined || (name === 'none' && path[0] === 'expect') || names.includes(name)
        ? []
        : [
            {
              path: [...base, 'steps', index, ...path],
              key: null,
              message: `this scenario has no club "${name}"${didYouMean(name, names)}`,
              expected: names.length === 0 ? 'a club under clubs' : `one of ${names.join(', ')}`,
              seen: name,
            },
          ],
    );
  });
}

/** The clubs whose facility ids a path has: `home` of `/join/step1/{home}`. */
function placeholdersOf(path = ''): readonly string[] {
  return Array.from(path.matchAll(placeholder), ([, name = '']) => name);
}

export const placeholder: RegExp = /\{([^{}]+)\}/g;

/** A problem at one place of a file. */
interface Fault {
  readonly path: Path;
  /** The key at fault in the mapping at `path`; null if the value is at fault. */
  readonly key: string | null;
  readonly message: string;
  readonly expected: string | null;
  readonly seen: string | null;
}

type Issue = z.core.$ZodIssue;

/** Converts the schema's issues to faults that an author understands. For a union, explains the closest option. */
function explainIssues(schema: z.core.$ZodType, value: unknown, issues: readonly Issue[]) {
  return issues.flatMap((issue) => explain(schema, value, issue, [])).filter(isWorthReporting);
}

/** A misspelled key isn't reported again as a missing key, or as a fault of the whole mapping. */
function isWorthReporting(fault: Fault, _: number, all: readonly Fault[]): boolean {
  if (fault.key !== null) return true;
  const place = JSON.stringify(fault.path);
  const around = JSON.stringify(fault.path.slice(0, -1));
  const isMissing = fault.seen === valueText(undefined);
  const name = String(fault.path.at(-1));
  return all.every(({ key, path }) => {
    if (key === null) return true;
    const at = JSON.stringify(path);
    const isMeant = isMissing && at === around && didYouMean(key, [name]) !== '';
    return at !== place && !isMeant;
  });
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
