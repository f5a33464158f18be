import type { MeasuredRow } from '../measured-row.ts';

/** `{"rows": [{"name", "unit", "ours", "peer", "peerName", "floor", "ratio"}]}`, in each row's unit. */
export function asJson(rows: readonly MeasuredRow[]): string {
  return JSON.stringify({
    rows: rows.map(({ name, unit, ours, peer, peerName, floor, ratio }) => ({
      name,
      unit,
      ours,
      peer,
      peerName,
      floor,
      ratio,
    })),
  });
}
