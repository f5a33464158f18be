import type { StandardJoin, StandardJoinSnapshot } from '@foyer/core';

import type { JoiningStepProps } from '../joining/joining-screen.tsx';

/** What each step of the standard join is drawn from. */
export type StandardStepProps = JoiningStepProps<StandardJoin, StandardJoinSnapshot>;
