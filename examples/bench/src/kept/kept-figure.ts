import type { MeasuredRow } from '../measured-row.ts';

/** What a row came to in a run that was kept, in what holds on another machine, too. */
export interface KeptFigure {
  readonly name: string;
  readonly peerName: string | null;
  /** Ours to the peer's and to the floor's, as far as there are any; by itself where there is neither. */
  readonly besides: readonly number[];
  /** As a row has it. */
  readonly noise: number;
}

export function keptFigureOf(row: MeasuredRow): KeptFigure {
  const { name, peerName, noise } = row;
  return { name, peerName, besides: besidesOf(row).map(digits), noise: digits(noise) };
}

export function isOf({ name, peerName }: KeptFigure, row: MeasuredRow): boolean {
  return name === row.name && peerName === row.peerName;
}

export function besidesOf({ ours, ratio, floor }: MeasuredRow): readonly number[] {
  const besides = [ratio, floor === null ? null : ours / floor].filter((beside) => beside !== null);
  return besides.length === 0 ? [ours] : besides;
}

const digits = (value: number): number => Number(value.toPrecision(4));
