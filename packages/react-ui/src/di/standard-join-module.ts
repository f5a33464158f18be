import { ComputeCostNote, type LeadFlowSettings, StandardJoin } from '@foyer/core';
import { defaultStandardJoinSettings, type StandardJoinSettings } from '@foyer/core/join';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';

import { bindClass, getFromModule } from './bind-class.ts';
import { flowTokens } from './lead-module.ts';
import { classTokens, portTokens } from './tokens.ts';

/** The container's standard join. */
export function standardJoinOf(container: Container): StandardJoin {
  return getFromModule(container, classTokens.standardJoin, standardJoinModule);
}

const settings: ServiceIdentifier<StandardJoinSettings> = Symbol('StandardJoinSettings');
const costNote: ServiceIdentifier<ComputeCostNote> = Symbol('StandardJoinCostNote');

/** The standard join. */
const standardJoinModule: ContainerModule = new ContainerModule((options) => {
  options
    .bind(settings)
    .toResolvedValue(settingsOf, [portTokens.settings, portTokens.standardJoinSettings]);
  options
    .bind(costNote)
    .toResolvedValue(({ normalInitiation }) => new ComputeCostNote(normalInitiation), [settings]);
  bindClass(options, classTokens.standardJoin, StandardJoin, {
    ...flowTokens,
    costNote,
    plans: portTokens.plans,
    joinContent: portTokens.joinContent,
    settings,
  });
});

/** A chain has one set of codes, consents, clubs and names for all its flows. */
function settingsOf(
  { outreach, consents, facilityIdPattern, nameRule }: LeadFlowSettings,
  own: Partial<StandardJoinSettings>,
): StandardJoinSettings {
  const shared = { outreach, consents, facilityIdPattern, nameRule };
  return { ...defaultStandardJoinSettings, ...own, ...shared };
}
