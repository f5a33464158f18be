import type { Navigation, StandardJoin } from '@foyer/core';
import {
  defaultStandardJoinPaths,
  syncStandardStepsWithHistory,
  type StandardJoinEntry,
  type StandardJoinPaths,
} from '@foyer/core/join';
import { type JSX, type ReactNode, useCallback } from 'react';

import { lazyWithRetry } from '../../components/lazy-with-retry.tsx';
import { useFoyer, useService } from '../../di/foyer-provider.tsx';
import { standardJoinOf } from '../../di/standard-join-module.ts';
import { portTokens } from '../../di/tokens.ts';
import { JoiningScreen } from '../joining/joining-screen.tsx';
import { PlansStep } from './plans-step.tsx';
import { StandardFrame } from './standard-frame.tsx';

/** Later screens load lazily while the visitor is on the step before. */
const DetailsStep = lazyWithRetry(() => import('./details-step.tsx'));
const AgreementStep = lazyWithRetry(() => import('./agreement-step.tsx'));
const WelcomeStep = lazyWithRetry(() => import('./welcome-step.tsx'));
const steps = [PlansStep, DetailsStep, WelcomeStep, AgreementStep] as const;
const next = [DetailsStep, AgreementStep, null, null] as const;

export interface StandardJoinScreenProps {
  /** The unchecked data from the URL. */
  readonly arrival?: StandardJoinEntry;
  /** The address of each step; by default the settings'. Must be stable. */
  readonly paths?: StandardJoinPaths;
  /** True if the visitor came from another page of the site. The first heading then takes the focus. */
  readonly takesFocus?: boolean;
  /** Beside the first step on wide screens, until the picture of a club is. */
  readonly picture?: ReactNode;
}

/** The standard join: a plan, the visitor's details, the agreement, and the membership after the payment. */
export function StandardJoinScreen({
  arrival = {},
  paths: ownPaths,
  takesFocus = false,
  picture,
}: StandardJoinScreenProps): JSX.Element {
  const settings = useService(portTokens.standardJoinSettings);
  const paths = ownPaths ?? settings.paths ?? defaultStandardJoinPaths;
  const syncSteps = useCallback(
    (flow: StandardJoin, navigation: Navigation) =>
      syncStandardStepsWithHistory(flow, navigation, paths),
    [paths],
  );
  return (
    <JoiningScreen
      flow={standardJoinOf(useFoyer().container)}
      arrival={arrival}
      awaitsClub={arrival.facilityId != null}
      takesFocus={takesFocus}
      picture={picture}
      syncSteps={syncSteps}
      Frame={StandardFrame}
      steps={steps}
      next={next}
    />
  );
}
