import type { StepAddresses } from '../engine/step-address.ts';
import { defaultStandardJoinPaths, type StandardJoinPaths } from './standard-join.settings.ts';
import type { StandardJoinStep } from './standard-join.state.ts';

/** The unvalidated parts of a join address. */
export interface JoinAddress {
  readonly step: StandardJoinStep;
  /** Empty if the address names none. */
  readonly facilityId: string;
}

/** Reads a join address; null for any other page. */
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

/** The steps' addresses for the club from `clubOf`. Without a club, the address keeps its own. */
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
