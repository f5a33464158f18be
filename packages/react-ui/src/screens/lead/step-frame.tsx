import type { LeadFlow, LeadFlowSnapshot } from '@foyer/core';
import type { JSX, RefCallback } from 'react';

import { StepLayout, type StepLayoutProps } from '../flow/step-layout.tsx';

export interface StepProps {
  readonly flow: LeadFlow;
  readonly snapshot: LeadFlowSnapshot;
  /** A ref to the step's heading, which takes the focus when the step appears. */
  readonly heading?: RefCallback<HTMLHeadingElement>;
}

export interface StepFrameProps extends Omit<StepLayoutProps, 'progress'> {
  readonly snapshot: LeadFlowSnapshot;
}

/** The frame of every step, with its number. The confirmation isn't a step: nothing is left to do. */
export function StepFrame({ snapshot, ...layout }: StepFrameProps): JSX.Element {
  const { state, order } = snapshot;
  const place = order === 'times-first' ? 2 - state.step : state.step + 1;
  return <StepLayout {...layout} progress={state.step < 2 ? [place, 2] : null} />;
}
