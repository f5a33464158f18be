import type { StandardJoin, StandardJoinSnapshot } from '@foyer/core';

import type { JoiningStepProps } from '../joining/joining-screen.tsx';

export type StandardStepProps = JoiningStepProps<StandardJoin, StandardJoinSnapshot>;
