import { floorName } from '../benchmark.ts';
import { type MeasuredRow, meetsTarget } from '../measured-row.ts';

export const headings: readonly string[] = [
  'what',
  'unit',
  'ours',
  'peer',
  '',
  'to the peer',
  'floor',
  'to the floor',
  'noise',
  'target',
];

/** A row's cells as people read them, in the order of the headings. */
export function cellsOf(row: MeasuredRow): readonly string[] {
  const { name, unit, ours, peer, peerName, floor, ratio, noise } = row;
  return [
    name,
    unit,
    figure(ours),
    peer === null ? '' : figure(peer),
    peerName ?? '',
    ratio === null ? '' : times(ratio),
    floor === null ? '' : figure(floor),
    floor === null ? '' : times(ours / floor),
    `±${Math.round(noise * 50)} %`,
    targetCell(row),
  ];
}

/** Three digits, and whole numbers above a hundred. */
export function figure(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toPrecision(3);
}

function times(ratio: number): string {
  return `${ratio >= 10 ? Math.round(ratio).toLocaleString('en-US') : ratio.toFixed(2)}×`;
}

/** `✓ ≤ 0.11×`: the ratio that the figure is to its peer's, or the figure where it has none. */
function targetCell(row: MeasuredRow): string {
  const meets = meetsTarget(row);
  if (row.target === null || meets === null) return '';
  const { figure: wanted, beside } = row.target;
  const sign = row.unit === 'per second' ? '≥' : '≤';
  const bound = beside === null ? figure(wanted) : times(wanted / beside.figure);
  const of = beside?.name === floorName ? ' the floor' : '';
  return `${meets ? '✓' : '✗'} ${sign} ${bound}${of}`;
}
