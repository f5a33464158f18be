import {
  CorporateJoin,
  type CorporateJoinSettings,
  defaultCorporateJoinSettings,
  type LeadFlowSettings,
} from '@foyer/core';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';

import { buildByName } from './build-by-name.ts';
import { flowTokens } from './foyer-module.ts';
import { portTokens } from './tokens.ts';

/** What joining is made of: apart from the other tokens, since it is fetched with its screens. */
export const joinTokens: {
  readonly corporateJoin: ServiceIdentifier<CorporateJoin>;
  /** May stay unbound: then the chain's settings of the lead flow hold, and the defaults of the join. */
  readonly settings: ServiceIdentifier<Partial<CorporateJoinSettings>>;
} = {
  corporateJoin: Symbol.for('foyer.CorporateJoin'),
  settings: Symbol.for('foyer.CorporateJoinSettings'),
};

/** The join of a container that holds every port and `foyerModule`; built when it is first asked for. */
export function corporateJoinOf(container: Container): CorporateJoin {
  if (!container.isBound(joinTokens.settings)) {
    container.bind(joinTokens.settings).toConstantValue({});
  }
  if (!container.isBound(joinTokens.corporateJoin)) container.load(joinModule);
  return container.get(joinTokens.corporateJoin);
}

/** The whole of the settings, the chain's and the join's own. */
const wholeSettings: ServiceIdentifier<CorporateJoinSettings> = Symbol('foyer.WholeJoinSettings');

const joinModule = new ContainerModule(({ bind }) => {
  bind(wholeSettings).toResolvedValue(settingsOf, [portTokens.settings, joinTokens.settings]);
  bind(joinTokens.corporateJoin)
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
