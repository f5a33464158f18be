import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take ten seconds or more, the longest first. */
const longest = [
  'examples/cli/src/bin.test.ts',
  'examples/cli/src/play/faults-of-account-calls.test.ts',
  'examples/cli/src/play/faults-of-every-call.test.ts',
  'examples/api/src/calls.postgres.test.ts',
  'examples/api/src/hostile-requests.test.ts',
  'examples/api/src/calls.sqlite.test.ts',
  'examples/api/src/webhooks/webhooks.process.test.ts',
  'examples/api/src/main.test.ts',
];

/** Projects whose files share modules stay together; those with the shortest files come last and fill the gaps. */
const projects = ['examples', 'api', 'unit', 'screens', 'core'];

/** Starts the longest files first, so that none of them runs alone at the end while other cores have nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rankOf = (file: TestSpecification): number => {
      const place = longest.findIndex((path) => file.moduleId.endsWith(path));
      return place < 0 ? longest.length : place;
    };
    const placeOf = (file: TestSpecification): number => projects.indexOf(file.project.name);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b) || rankOf(a) - rankOf(b));
  }
}
