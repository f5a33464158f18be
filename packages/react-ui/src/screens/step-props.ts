import type { LeadFlow, LeadFlowSnapshot } from '@foyer/core';
import type { RefCallback } from 'react';

/** What each step's screen is drawn from. */
export interface StepProps {
  readonly flow: LeadFlow;
  readonly snapshot: LeadFlowSnapshot;
  /** The step's heading, which takes the focus when the step appears. */
  readonly heading?: RefCallback<HTMLHeadingElement>;
}
