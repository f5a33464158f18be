import type { CorporateJoin, CorporateJoinSnapshot } from '@foyer/core';
import type { RefCallback } from 'react';

/** What each step of the join is drawn from. */
export interface JoinStepProps {
  readonly flow: CorporateJoin;
  readonly snapshot: CorporateJoinSnapshot;
  /** The step's heading, which takes the focus when the step appears. */
  readonly heading?: RefCallback<HTMLHeadingElement>;
}
