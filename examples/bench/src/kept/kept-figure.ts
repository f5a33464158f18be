import type { MeasuredRow } from '../measured-row.ts';

/** What a row came to in a run that was kept, in what holds on another machine, too. */
export interface KeptFigure {
  readonly name: string;
  readonly peerName: string | null;
  /** Ours to the peer's; to the floor where there is no peer; by itself where there is neither. */
  readonly relative: number;
  /** As a row has it. */
  readonly noise: number;
}

export function keptFigureOf(row: MeasuredRow): KeptFigure {
  const { name, peerName, noise } = row;
  return { name, peerName, relative: digits(relativeOf(row)), noise: digits(noise) };
}

export function isOf({ name, peerName }: KeptFigure, row: MeasuredRow): boolean {
  return name === row.name && peerName === row.peerName;
}

export function relativeOf({ ours, ratio, floor }: MeasuredRow): number {
  return ratio ?? (floor === null ? ours : ours / floor);
}

const digits = (value: number): number => Number(value.toPrecision(4));
