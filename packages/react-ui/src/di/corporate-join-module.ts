import { ComputeCostNote, CorporateJoin, type LeadFlowSettings } from '@foyer/core';
import { type CorporateJoinSettings, defaultCorporateJoinSettings } from '@foyer/core/corporate';
import type { Container, ServiceIdentifier } from 'inversify';

import { bindClass, getOrBind } from './bind-class.ts';
import { flowTokens } from './lead-module.ts';
import { classTokens, portTokens } from './tokens.ts';

const settings: ServiceIdentifier<CorporateJoinSettings> = Symbol('CorporateJoinSettings');
const costNote: ServiceIdentifier<ComputeCostNote> = Symbol('CorporateJoinCostNote');

/** The container's corporate join. */
export function corporateJoinOf(container: Container): CorporateJoin {
  return getOrBind(container, classTokens.corporateJoin, () => {
    container
      .bind(settings)
      .toResolvedValue(settingsOf, [portTokens.settings, portTokens.corporateJoinSettings]);
    container
      .bind(costNote)
      .toResolvedValue(({ normalInitiation }) => new ComputeCostNote(normalInitiation), [settings]);
    bindClass(container, classTokens.corporateJoin, CorporateJoin, {
      ...flowTokens,
      costNote,
      corporateLeads: portTokens.corporateLeads,
      employers: portTokens.employers,
      settings,
    });
  });
}

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
