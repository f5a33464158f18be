import { syncWithHistory, type StepAddresses } from '../engine/step-history.ts';
import { addressAfterPayment } from '../shared/payment-return.ts';
import type { Navigation } from '../../kernel/platform.port.ts';
import { defaultStandardJoinPaths, type StandardJoinPaths } from './standard-join.dependencies.ts';
import type { StandardJoinStep } from './standard-join.state.ts';
import type { StandardJoin } from './standard-join.ts';

/**
 * Each step has its own address, which follows the chosen club, and history entry while the page shows the flow.
 * Removes the payment's parameters after they were read. Returns a function that stops this.
 */
export function syncStandardStepsWithHistory(
  flow: StandardJoin,
  navigation: Navigation,
  paths: StandardJoinPaths = defaultStandardJoinPaths,
): () => void {
  const club = (): string | null => flow.getSnapshot().state.selectedFacility?.facilityId ?? null;
  return syncWithHistory(
    {
      flow,
      addresses: joinAddresses(paths, club),
      tidy: (address) => addressAfterPayment(address, flow.getSnapshot()),
      // The visitor can't go back from a membership.
      hasPassed: () => flow.getSnapshot().state.step === 2,
    },
    navigation,
  );
}

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
  for (const step of [0, 1, 2, 3] as const) {
    const [before = '', after = ''] = pathOf(step, paths).split('{facilityId}');
    const bare = pathname.replace(/\/$/, '');
    if (bare === `${before}${after}`.replace(/\/$/, '')) return { step, facilityId: '' };
    const isLike = bare.startsWith(before) && bare.endsWith(after);
    const id = bare.slice(before.length, bare.length - after.length);
    if (isLike && id !== '' && !id.includes('/')) return { step, facilityId: decode(id) };
  }
  return null;
}

/** The steps' addresses for the club from `clubOf`. Without a club, the address keeps its own. */
function joinAddresses(
  paths: StandardJoinPaths,
  clubOf: () => string | null,
): StepAddresses<StandardJoinStep> {
  return {
    of: (step, current = '') => {
      const named = readJoinAddress(current, paths)?.facilityId ?? '';
      const { search } = new URL(current, 'http://foyer.invalid');
      const id = clubOf() ?? encodeURIComponent(named);
      const path = pathOf(step, paths).replace('{facilityId}', () => id);
      return `${path}${search}`;
    },
    stepOf: (address) => readJoinAddress(address, paths)?.step ?? null,
  };
}

/** The agreement is below the details. */
function pathOf(step: StandardJoinStep, paths: StandardJoinPaths): string {
  return step === 3 ? `${paths[1].replace(/\/$/, '')}/agreement` : paths[step];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
