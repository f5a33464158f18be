import type { SinceKept } from '../kept/since-kept.ts';

/** One line: `slower than kept: 1.42×, phone number typed, 10 keys, beside libphonenumber-js`. */
export function sinceKeptText({ row, times }: SinceKept): string {
  const beside = row.peerName === null ? '' : `, beside ${row.peerName}`;
  return `slower than kept: ${times.toFixed(2)}×, ${row.name}${beside}`;
}
