import type { RunningExperiments } from './read-experiments.ts';

/**
 * The experiments that the delivered page says are running, decided before its first paint; null where none are, and
 * then nothing is fetched for them and nobody is given an id. AN-04
 */
export async function runningExperiments(
  page: Pick<Document, 'querySelector'>,
): Promise<RunningExperiments | null> {
  const told = page.querySelector<HTMLMetaElement>('meta[name=foyer-experiments]')?.content;
  if (told === undefined) return null;
  try {
    const { readExperiments } = await import('./read-experiments.ts');
    return readExperiments(told);
  } catch {
    // A page without its experiments is a page all the same.
    return null;
  }
}
