import type { StepAddresses } from '../engine/step-address.ts';
import { defaultStandardJoinPaths, type StandardJoinPaths } from './standard-join.settings.ts';
import type { StandardJoinStep } from './standard-join.state.ts';

/** What an address of the join says, unchecked. */
export interface JoinAddress {
  readonly step: StandardJoinStep;
  /** Empty where the address names none. */
  readonly facilityId: string;
}

/** Reads an address of the join; null for any other page's. RT-05 */
export function readJoinAddress(
  address: string,
  paths: StandardJoinPaths = defaultStandardJoinPaths,
): JoinAddress | null {
  const { pathname } = new URL(address, 'http://foyer.invalid');
  for (const step of [0, 1, 2] as const) {
    const [before = '', after = ''] = paths[step].split('{facilityId}');
    const bare = pathname.replace(/\/$/, '');
    if (bare === `${before}${after}`.replace(/\/$/, '')) return { step, facilityId: '' };
    const isLike = bare.startsWith(before) && bare.endsWith(after);
    const id = bare.slice(before.length, bare.length - after.length);
    if (isLike && id !== '' && !id.includes('/')) return { step, facilityId: decode(id) };
  }
  return null;
}

/** Where each step stands for the club that `clubOf` names; without one the address keeps what it names. */
export function joinAddresses(
  paths: StandardJoinPaths,
  clubOf: () => string | null,
): StepAddresses<StandardJoinStep> {
  return {
    of: (step, current = '') => {
      const named = readJoinAddress(current, paths)?.facilityId ?? '';
      const { search } = new URL(current, 'http://foyer.invalid');
      const path = paths[step].replace('{facilityId}', () => clubOf() ?? encodeURIComponent(named));
      return `${path}${search}`;
    },
    stepOf: (address) => readJoinAddress(address, paths)?.step ?? null,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
