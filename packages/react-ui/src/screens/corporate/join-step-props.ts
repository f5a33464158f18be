import type { CorporateJoin, CorporateJoinSnapshot } from '@foyer/core';

import type { JoiningStepProps } from '../joining/joining-screen.tsx';

export type JoinStepProps = JoiningStepProps<CorporateJoin, CorporateJoinSnapshot>;
