import { ComputeCostNote, type LeadFlowSettings, StandardJoin } from '@foyer/core';
import { defaultStandardJoinSettings, type StandardJoinSettings } from '@foyer/core/join';
import type { Container, ServiceIdentifier } from 'inversify';

import { bindClass, getOrBind } from './bind-class.ts';
import { flowTokens } from './lead-module.ts';
import { classTokens, portTokens } from './tokens.ts';

const settings: ServiceIdentifier<StandardJoinSettings> = Symbol('StandardJoinSettings');
const costNote: ServiceIdentifier<ComputeCostNote> = Symbol('StandardJoinCostNote');

/** The container's standard join. */
export function standardJoinOf(container: Container): StandardJoin {
  return getOrBind(container, classTokens.standardJoin, () => {
    container
      .bind(settings)
      .toResolvedValue(settingsOf, [portTokens.settings, portTokens.standardJoinSettings]);
    container
      .bind(costNote)
      .toResolvedValue(({ normalInitiation }) => new ComputeCostNote(normalInitiation), [settings]);
    bindClass(container, classTokens.standardJoin, StandardJoin, {
      ...flowTokens,
      costNote,
      plans: portTokens.plans,
      joinContent: portTokens.joinContent,
      settings,
    });
  });
}

/** A chain has one set of codes, consents, clubs and names for all its flows. */
function settingsOf(
  { outreach, consents, facilityIdPattern, nameRule }: LeadFlowSettings,
  own: Partial<StandardJoinSettings>,
): StandardJoinSettings {
  const shared = { outreach, consents, facilityIdPattern, nameRule };
  return { ...defaultStandardJoinSettings, ...own, ...shared };
}
