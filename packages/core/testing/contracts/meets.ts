/**
 * The option of a test that names the requirements it covers. Teams outside this repository read the titles of these
 * suites, so the ids aren't in them.
 */
export function meets(requirements: string): { meta: Readonly<Record<string, string>> } {
  return { meta: { requirements } };
}
