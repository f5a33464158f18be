import { floorName, ourName, type PreparedBenchmark } from './benchmark.ts';
import type { MeasuredRow } from './measured-row.ts';

/**
 * Measures every way in turn, `rounds` times over, so that a moment in which the machine is busy falls on all of them,
 * and takes each one's median. A row for each peer; one without where there is none.
 */
export async function measureBenchmark(
  name: string,
  benchmark: PreparedBenchmark,
  rounds: number,
): Promise<readonly MeasuredRow[]> {
  const { unit, target, ways } = benchmark;
  const figures = new Map(ways.map((way) => [way, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [way, seen] of figures) seen.push(await benchmark.measure(way));
  }
  const figureOf = (way: string): number | null => median(figures.get(way) ?? []);
  const ours = figureOf(ourName) ?? Number.NaN;
  const own = figures.get(ourName) ?? [];
  const noise = (Math.max(...own) - Math.min(...own)) / ours;
  const peers = ways.filter((way) => way !== ourName && way !== floorName);
  const besides: readonly (string | null)[] = peers.length === 0 ? [null] : peers;
  return besides.map((peerName) => {
    const peer = peerName === null ? null : figureOf(peerName);
    const ratio = peer === null ? null : ours / peer;
    return { name, unit, ours, peer, peerName, floor: figureOf(floorName), ratio, noise, target };
  });
}

/** Null of none. */
export function median(figures: readonly number[]): number | null {
  const inOrder = figures.toSorted((a, b) => a - b);
  const middle = inOrder.length / 2;
  const above = inOrder[Math.floor(middle)];
  const below = inOrder[Math.ceil(middle) - 1];
  return above === undefined || below === undefined ? null : (above + below) / 2;
}
