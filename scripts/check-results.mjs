// Part of `pnpm check`: finds ignored failures in production code. (Tests may ignore them during setup.)
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { SyntaxKind } from 'typescript/unstable/ast';
import { workspaceFolders } from './lib/project.mjs';
import { shown } from './lib/step.mjs';

const isTest = /[.](test|contract|stories)[.]tsx?$/;

if (import.meta.main) {
  // The benchmarks are JavaScript and have no project.
  const projects = workspaceFolders()
    .map((folder) => join(folder, 'tsconfig.json'))
    .filter((file) => existsSync(file));
  const dropped = droppedResults(projects, (file) => !isTest.test(file));
  for (const { file, line, text } of dropped) {
    console.error(`${shown(file)}:${line}  ${text}\n  returns a Result that is ignored.`);
  }
  console.log(`${dropped.length} dropped results.`);
  process.exitCode = dropped.length > 0 ? 1 : 0;
}

/**
 * Finds statements that call a function returning a `Result` (or a promise of one) and ignore it, which loses a failure
 * that somebody should see. `void` in front doesn't make it right.
 * @param {string[]} tsconfigs the paths of projects, which share the files that TypeScript reads for several
 * @param {(file: string) => boolean} wanted which of their files to check
 * @returns {{file: string, line: number, text: string}[]}
 */
export function droppedResults(tsconfigs, wanted = () => true) {
  const api = new API();
  try {
    const snapshot = api.updateSnapshot({ openProjects: tsconfigs });
    return tsconfigs.flatMap((tsconfig) => {
      const project = snapshot.getProject(tsconfig);
      if (project === undefined) throw new Error(`TypeScript could not open ${tsconfig}.`);
      return project.rootFiles.filter(wanted).flatMap((file) => inFile(project, file));
    });
  } finally {
    api.close();
  }
}

function inFile({ program, checker }, file) {
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`TypeScript could not read ${file}.`);
  const values = [];
  walk(source, (node) => {
    if (node.kind === SyntaxKind.ExpressionStatement) values.push(...valuesOf(node.expression));
  });
  if (values.length === 0) return [];
  const types = checker.getTypeAtLocation(values);
  return values
    .filter((_, at) => types[at] !== undefined && isResult(checker, types[at]))
    .map((node) => {
      const start = node.getStart(source);
      return {
        file,
        line: source.text.slice(0, start).split('\n').length,
        text: source.text.slice(start, node.end).split('\n')[0],
      };
    });
}

function walk(node, visit) {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/**
 * The expressions whose value a statement discards, including those inside `void`, parentheses, `&&`, `??` and `? :`.
 */
function valuesOf(expression) {
  switch (expression.kind) {
    case SyntaxKind.VoidExpression:
    case SyntaxKind.ParenthesizedExpression:
      return valuesOf(expression.expression);
    case SyntaxKind.ConditionalExpression:
      return [...valuesOf(expression.whenTrue), ...valuesOf(expression.whenFalse)];
    case SyntaxKind.BinaryExpression:
      return isLogical(expression.operatorToken.kind) ? valuesOf(expression.right) : [];
    case SyntaxKind.CallExpression:
    case SyntaxKind.AwaitExpression:
      return [expression];
    default:
      return [];
  }
}

function isLogical(operator) {
  return (
    operator === SyntaxKind.AmpersandAmpersandToken ||
    operator === SyntaxKind.BarBarToken ||
    operator === SyntaxKind.QuestionQuestionToken
  );
}

/** True for ts-results' two classes, a union with one of them, and a promise of either. */
function isResult(checker, type) {
  if (type.isUnionType()) return type.getTypes().some((part) => isResult(checker, part));
  const name = type.getSymbol()?.name;
  if (name === 'OkImpl' || name === 'ErrImpl') return true;
  if (name !== 'Promise' || !type.isTypeReference()) return false;
  return checker.getTypeArguments(type).some((part) => isResult(checker, part));
}
