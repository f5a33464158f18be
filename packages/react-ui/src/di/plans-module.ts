import { ComputeCostNote } from '@foyer/core';
import { ContainerModule } from 'inversify';

import { classTokens } from './tokens.ts';

/** The notes beside the price of a plan, which both joins show. */
export const plansModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(classTokens.computeCostNote).toResolvedValue(() => new ComputeCostNote());
});
