import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take ten seconds or more, the longest first. */
const longest = [
  'examples/cli/src/bin.test.ts',
  'examples/cli/src/play/in-memory-back-end.test.ts',
  'examples/cli/src/whole-run.test.ts',
  'examples/cli/src/conform.test.ts',
  'examples/api/src/calls.postgres.test.ts',
  'examples/api/src/calls.sqlite.test.ts',
  'examples/api/src/main.test.ts',
  'scripts/react-18/all.test.ts',
];

/** The projects with the shortest files come last and fill the gaps. */
const projects = ['examples', 'api', 'alone', 'unit', 'react-18', 'screens', 'core'];

/**
 * Starts the longest files first, so that none of them runs alone at the end while other cores have nothing to do.
 * Files of one project and one environment follow each other, because a worker only passes its modules on to such.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's own method, not an array's
    const sorted = await super.sort(files);
    const ranks = new Map(sorted.map((file) => [file, rankOf(file)]));
    return sorted.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }
}

function rankOf({ project, moduleId }: TestSpecification): number {
  const isInDom = readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');
  const place = longest.findIndex((path) => moduleId.endsWith(path));
  return (
    projects.indexOf(project.name) * 1000 +
    (isInDom ? 0 : 100) +
    (place < 0 ? longest.length : place)
  );
}
