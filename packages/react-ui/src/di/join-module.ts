import {
  CorporateJoin,
  type CorporateJoinSettings,
  defaultCorporateJoinSettings,
  type LeadFlowSettings,
} from '@foyer/core';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';

import { classTokens, portTokens } from './tokens.ts';

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

const joinModule = new ContainerModule(({ bind }) => {
  bind(joinTokens.corporateJoin)
    .toResolvedValue(
      (
        clubs,
        activity,
        leads,
        corporateLeads,
        referrals,
        corporate,
        products,
        consentLog,
        configuration,
        openTimes,
        localStore,
        sessionStore,
        cookies,
        geolocation,
        memberSession,
        navigation,
        clock,
        ids,
        analytics,
        logger,
        visitor,
        leadSettings,
        own,
      ) =>
        new CorporateJoin({
          clubs,
          activity,
          leads,
          corporateLeads,
          referrals,
          corporate,
          products,
          consentLog,
          configuration,
          openTimes,
          localStore,
          sessionStore,
          cookies,
          geolocation,
          memberSession,
          navigation,
          clock,
          ids,
          analytics,
          logger,
          visitor,
          settings: settingsOf(leadSettings, own),
        }),
      [
        classTokens.clubs,
        classTokens.activity,
        portTokens.leads,
        portTokens.corporateLeads,
        portTokens.referrals,
        portTokens.corporate,
        portTokens.products,
        portTokens.consentLog,
        portTokens.configuration,
        portTokens.openTimes,
        portTokens.localStore,
        portTokens.sessionStore,
        portTokens.cookieJar,
        portTokens.geolocation,
        portTokens.memberSession,
        portTokens.navigation,
        portTokens.clock,
        portTokens.ids,
        portTokens.analytics,
        portTokens.logger,
        portTokens.visitor,
        portTokens.settings,
        joinTokens.settings,
      ],
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
