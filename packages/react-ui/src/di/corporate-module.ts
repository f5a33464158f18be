import {
  CorporateJoin,
  type CorporateJoinSettings,
  defaultCorporateJoinSettings,
  type LeadFlowSettings,
} from '@foyer/core';
import { ContainerModule, type ServiceIdentifier } from 'inversify';

import { buildByName } from './build-by-name.ts';
import { type FlowTokens, flowOf } from './flow-of.ts';
import { flowTokens } from './core-classes.ts';
import type { Services } from './services.ts';
import { portTokens } from './tokens.ts';

/** What joining through an employer is made of: apart from the other tokens, since it is fetched with its screens. */
export const corporateTokens: FlowTokens<CorporateJoin, CorporateJoinSettings> = {
  flow: Symbol.for('foyer.CorporateJoin'),
  settings: Symbol.for('foyer.CorporateJoinSettings'),
};

/** The corporate join over those services. */
export function corporateJoinOf(services: Services): CorporateJoin {
  return flowOf(services, corporateTokens, corporateModule);
}

/** The whole of the settings, the chain's and the join's own. */
const wholeSettings: ServiceIdentifier<CorporateJoinSettings> = Symbol('CorporateJoinSettings');

const corporateModule = new ContainerModule(({ bind }) => {
  bind(wholeSettings).toResolvedValue(settingsOf, [portTokens.settings, corporateTokens.settings]);
  bind(corporateTokens.flow)
    .toDynamicValue(
      buildByName(CorporateJoin, {
        ...flowTokens,
        corporateLeads: portTokens.corporateLeads,
        settings: wholeSettings,
      }),
    )
    .inSingletonScope();
});

/** A chain has one set of codes, consents and clubs, whichever way a visitor takes. */
function settingsOf(
  { outreach, consents, facilityIdPattern, variant }: LeadFlowSettings,
  own: Partial<CorporateJoinSettings>,
): CorporateJoinSettings {
  return {
    ...defaultCorporateJoinSettings,
    outreach,
    consents,
    facilityIdPattern,
    variant,
    ...own,
  };
}
