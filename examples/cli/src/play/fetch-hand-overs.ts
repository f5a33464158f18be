/**
 * Fetches what a flow fetches by itself when it hands a visitor over to another. It is fetched before, since that takes
 * real time, which no clock of a scenario moves.
 */
export async function fetchHandOvers(): Promise<void> {
  const core = import.meta.resolve('@foyer/core');
  const ending = core.slice(core.lastIndexOf('.'));
  await Promise.all(
    ['join/hand-over', 'corporate/hand-over'].map(
      (name) => import(new URL(`${name}${ending}`, core).href),
    ),
  );
}
