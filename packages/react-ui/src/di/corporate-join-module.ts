import { ComputeCostNote, CorporateJoin, type LeadFlowSettings } from '@foyer/core';
import { type CorporateJoinSettings, defaultCorporateJoinSettings } from '@foyer/core/corporate';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';

import { bindClass, getFromModule } from './bind-class.ts';
import { flowTokens } from './lead-module.ts';
import { classTokens, portTokens } from './tokens.ts';

/** The container's corporate join. */
export function corporateJoinOf(container: Container): CorporateJoin {
  return getFromModule(container, classTokens.corporateJoin, corporateJoinModule);
}

const settings: ServiceIdentifier<CorporateJoinSettings> = Symbol('CorporateJoinSettings');
const costNote: ServiceIdentifier<ComputeCostNote> = Symbol('CorporateJoinCostNote');

/** The corporate join. */
const corporateJoinModule: ContainerModule = new ContainerModule((options) => {
  options
    .bind(settings)
    .toResolvedValue(settingsOf, [portTokens.settings, portTokens.corporateJoinSettings]);
  options
    .bind(costNote)
    .toResolvedValue(({ normalInitiation }) => new ComputeCostNote(normalInitiation), [settings]);
  bindClass(options, classTokens.corporateJoin, CorporateJoin, {
    ...flowTokens,
    costNote,
    corporateLeads: portTokens.corporateLeads,
    employers: portTokens.employers,
    settings,
  });
});

/** A chain has one set of codes, consents and clubs for all its flows. */
function settingsOf(
  { outreach, consents, facilityIdPattern, nameRule, variant }: LeadFlowSettings,
  own: Partial<CorporateJoinSettings>,
): CorporateJoinSettings {
  return {
    ...defaultCorporateJoinSettings,
    variant,
    ...own,
    outreach,
    consents,
    facilityIdPattern,
    nameRule,
  };
}
