import type { RunningExperiments } from './read-experiments.ts';

/**
 * The experiments that the delivered page says are running, decided before its first paint. Null when there are none;
 * then nothing is loaded for them and no visitor gets an id.
 */
export async function runningExperiments(
  page: Pick<Document, 'querySelector'>,
): Promise<RunningExperiments | null> {
  const content = page.querySelector<HTMLMetaElement>('meta[name=foyer-experiments]')?.content;
  if (content === undefined) return null;
  try {
    const { readExperiments } = await import('./read-experiments.ts');
    return readExperiments(content);
  } catch {
    // The page works without its experiments.
    return null;
  }
}
