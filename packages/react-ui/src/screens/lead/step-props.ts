import type { LeadFlow, LeadFlowSnapshot } from '@foyer/core';
import type { RefCallback } from 'react';

export interface StepProps {
  readonly flow: LeadFlow;
  readonly snapshot: LeadFlowSnapshot;
  /** A ref to the step's heading, which takes the focus when the step appears. */
  readonly heading?: RefCallback<HTMLHeadingElement>;
}
