import type { CorporateJoin, CorporateJoinSnapshot } from '@foyer/core';

import type { JoiningStepProps } from '../joining/joining-screen.tsx';

/** What each step of the corporate join is drawn from. */
export type JoinStepProps = JoiningStepProps<CorporateJoin, CorporateJoinSnapshot>;
