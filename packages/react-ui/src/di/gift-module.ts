import { defaultGiftPurchaseSettings, GiftPurchase, type GiftPurchaseSettings } from '@foyer/core';
import { ContainerModule, type ServiceIdentifier } from 'inversify';

import { accountTokens } from './account-module.ts';
import { buildByName } from './build-by-name.ts';
import { type FlowTokens, flowOf } from './flow-of.ts';
import { flowTokens } from './core-classes.ts';
import type { Services } from './services.ts';

/** What buying a gift card is made of: apart from the other tokens, since it is fetched with its screen. */
export const giftTokens: FlowTokens<GiftPurchase, GiftPurchaseSettings> = {
  flow: Symbol.for('foyer.GiftPurchase'),
  settings: Symbol.for('foyer.GiftPurchaseSettings'),
};

/** The gift card that is bought over services among which are the account's ports, too. */
export function giftPurchaseOf(services: Services): GiftPurchase {
  return flowOf(services, giftTokens, giftModule);
}

const wholeSettings: ServiceIdentifier<GiftPurchaseSettings> = Symbol('GiftPurchaseSettings');

const giftModule = new ContainerModule(({ bind }) => {
  const { activity, analytics, clock, clubs, cookies, ids, logger, navigation } = flowTokens;
  const { localStore, sessionStore, visitor } = flowTokens;
  bind(wholeSettings).toResolvedValue(
    (own) => ({ ...defaultGiftPurchaseSettings, ...own }),
    [giftTokens.settings],
  );
  bind(giftTokens.flow)
    .toDynamicValue(
      buildByName(GiftPurchase, {
        ...{ activity, analytics, clock, clubs, cookies, ids, logger, navigation },
        ...{ localStore, sessionStore, visitor },
        clubServices: accountTokens.clubServices,
        gifts: accountTokens.gifts,
        settings: wholeSettings,
      }),
    )
    .inSingletonScope();
});
