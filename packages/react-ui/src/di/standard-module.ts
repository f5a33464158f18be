import {
  defaultStandardJoinSettings,
  type JoinContentRepository,
  type LeadFlowSettings,
  Ok,
  StandardJoin,
  type StandardJoinSettings,
} from '@foyer/core';
import { ContainerModule, type ServiceIdentifier } from 'inversify';

import { buildByName } from './build-by-name.ts';
import { containerOf } from './container-of.ts';
import { type FlowTokens, flowOf } from './flow-of.ts';
import { flowTokens } from './core-classes.ts';
import type { Services } from './services.ts';
import { portTokens } from './tokens.ts';

/** What joining is made of: apart from the other tokens, since it is fetched with its screens. */
export const standardTokens: FlowTokens<StandardJoin, StandardJoinSettings> = {
  flow: Symbol.for('foyer.StandardJoin'),
  settings: Symbol.for('foyer.StandardJoinSettings'),
};

/** The standard join over those services. */
export function standardJoinOf(services: Services): StandardJoin {
  const container = containerOf(services);
  if (!container.isBound(portTokens.joinContent)) {
    container.bind(portTokens.joinContent).toConstantValue(noContent);
  }
  return flowOf(container, standardTokens, standardModule);
}

/** Without a content service the settings' own words stand. SJ-06 */
const noContent: JoinContentRepository = { confirmation: () => Promise.resolve(Ok(null)) };

/** The whole of the settings, the chain's and the join's own. */
const wholeSettings: ServiceIdentifier<StandardJoinSettings> = Symbol('StandardJoinSettings');

const standardModule = new ContainerModule(({ bind }) => {
  bind(wholeSettings).toResolvedValue(settingsOf, [portTokens.settings, standardTokens.settings]);
  bind(standardTokens.flow)
    .toDynamicValue(
      buildByName(StandardJoin, {
        ...flowTokens,
        plans: portTokens.plans,
        joinContent: portTokens.joinContent,
        settings: wholeSettings,
      }),
    )
    .inSingletonScope();
});

/** A chain has one set of codes, consents and clubs, whichever way a visitor takes. */
function settingsOf(
  { outreach, consents, facilityIdPattern }: LeadFlowSettings,
  own: Partial<StandardJoinSettings>,
): StandardJoinSettings {
  return { ...defaultStandardJoinSettings, outreach, consents, facilityIdPattern, ...own };
}
