import type { ContainerModule, ServiceIdentifier } from 'inversify';

import { containerOf } from './container-of.ts';
import type { Services } from './services.ts';

/** A flow that is fetched with its screens, and what the composition root may say of it. */
export interface FlowTokens<Flow, Settings> {
  readonly flow: ServiceIdentifier<Flow>;
  /** May stay unbound: then the chain's settings of the lead flow hold, and the defaults of this one. */
  readonly settings: ServiceIdentifier<Partial<Settings>>;
}

/** The flow over services that hold every port and the core's classes; built by the module when it is first asked for. */
export function flowOf<Flow, Settings>(
  services: Services,
  { flow, settings }: FlowTokens<Flow, Settings>,
  module: ContainerModule,
): Flow {
  const container = containerOf(services);
  if (!container.isBound(settings)) container.bind(settings).toConstantValue({});
  if (!container.isBound(flow)) container.load(module);
  return container.get(flow);
}
