import { floorName, type Target, type Unit } from './benchmark.ts';

/** A benchmark beside one peer, in the benchmark's unit. */
export interface MeasuredRow {
  readonly name: string;
  readonly unit: Unit;
  readonly ours: number;
  readonly peer: number | null;
  readonly peerName: string | null;
  /** Null where nothing less is known. */
  readonly floor: number | null;
  /** Ours to the peer's. */
  readonly ratio: number | null;
  /** How far apart the rounds were: the widest span of ours, as a share of its median. */
  readonly noise: number;
  readonly target: Target | null;
}

/**
 * True when the target is met; null where it is not this row's. A target that was measured beside a peer is a ratio to
 * it, since machines differ; any other holds by itself.
 */
export function meetsTarget({
  target,
  unit,
  ours,
  peer,
  peerName,
  floor,
}: MeasuredRow): boolean | null {
  if (target === null) return null;
  if (target.beside === null) return isWithin(ours, target.figure, unit);
  const { name, figure } = target.beside;
  const measured = name === floorName ? floor : name === peerName ? peer : null;
  return measured === null ? null : isWithin(ours / measured, target.figure / figure, unit);
}

function isWithin(seen: number, wanted: number, unit: Unit): boolean {
  return unit === 'per second' ? seen >= wanted : seen <= wanted;
}
