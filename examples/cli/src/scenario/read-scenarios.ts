import { type Document, LineCounter, parseDocument } from 'yaml';

import { explainIssues, type Fault } from './explain-issue.ts';
import { didYouMean, type Problem, valueText } from './problem.ts';
import { type Scenario, scenarioListSchema, scenarioSchema } from './scenario.schema.ts';
import { createSourceMap, type Path, type SourceMap } from './source-map.ts';

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
  const source = createSourceMap(document, lines);
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
      lineOf: (path) => source.placeOf([...base, ...path]).line,
    })),
  };

  function wrong(faults: readonly Fault[]): ReadFile {
    return { scenarios: [], problems: faults.map((fault) => atPlace(file, source, fault)) };
  }

  function syntaxProblems(): readonly Problem[] {
    return document.errors.map(({ code, message, pos }) => {
      const { line, col: column } = lines.linePos(pos[0]);
      return code === 'MULTIPLE_DOCS'
        ? {
            file,
            line,
            column,
            message: 'a second document starts',
            expected: 'one document, with a list under scenarios',
            seen: null,
          }
        : { file, line, column, message, expected: 'YAML or JSON', seen: null };
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

function atPlace(file: string, source: SourceMap, fault: Fault): Problem {
  const { path, key, message, expected, seen } = fault;
  const place = key === null ? source.placeOf(path) : source.placeOfKey(path, key);
  return { file, ...place, message, expected, seen };
}

/** Faults for clubs that a step names but the scenario doesn't have. */
function unknownClubs(one: Scenario, base: Path): readonly Fault[] {
  const names = Object.keys(one.clubs ?? {});
  return one.steps.flatMap((step, index) => {
    const named: readonly [Path, string | undefined][] = [
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
      name === undefined || name === 'none' || names.includes(name)
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
