import type { CorporateJoin, CorporateJoinSnapshot } from '@foyer/core';

import type { JoiningStepProps } from '../joining/joining-screen.tsx';

/** The props of every step of the corporate join. */
export type JoinStepProps = JoiningStepProps<CorporateJoin, CorporateJoinSnapshot>;
