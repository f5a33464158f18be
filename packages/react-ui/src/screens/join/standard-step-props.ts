import type { StandardJoin, StandardJoinSnapshot } from '@foyer/core';

import type { JoiningStepProps } from '../joining/joining-screen.tsx';

/** The props of every step of the standard join. */
export type StandardStepProps = JoiningStepProps<StandardJoin, StandardJoinSnapshot>;
