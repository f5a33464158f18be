/**
 * Fetches what a flow fetches by itself when it hands a visitor over to another. It is fetched before, since that takes
 * real time, which no clock of a scenario moves.
 */
export function fetchHandOvers(): Promise<void> {
  fetched ??= fetchAll();
  return fetched;
}

let fetched: Promise<void> | null = null;

async function fetchAll(): Promise<void> {
  // In a bundle all of the core is in one file.
  if (!/\/fetch-hand-overs\.[jt]s$/.test(import.meta.url)) return;
  const core = import.meta.resolve('@foyer/core');
  const ending = core.slice(core.lastIndexOf('.'));
  await Promise.all(
    ['join/hand-over', 'corporate/hand-over'].map(
      (name) => import(new URL(`${name}${ending}`, core).href),
    ),
  );
}
