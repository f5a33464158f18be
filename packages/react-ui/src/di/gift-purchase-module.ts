import {
  defaultGiftPurchaseSettings,
  GiftPurchase,
  type GiftPurchaseSettings,
} from '@foyer/core/services';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';

import { accountTokens } from './account-module.ts';
import { bindClass, getFromModule } from './bind-class.ts';
import { flowTokens } from './lead-module.ts';
import { classTokens, portTokens } from './tokens.ts';

/** The container's gift purchase. */
export function giftPurchaseOf(container: Container): GiftPurchase {
  return getFromModule(container, classTokens.giftPurchase, giftPurchaseModule);
}

const settings: ServiceIdentifier<GiftPurchaseSettings> = Symbol('GiftPurchaseSettings');

/** Buying a gift card. The account's ports must be bound. */
const giftPurchaseModule: ContainerModule = new ContainerModule((options) => {
  const { activity, analytics, clock, clubs, cookies, ids, logger, navigation } = flowTokens;
  const { localStore, sessionStore, visitor } = flowTokens;
  options
    .bind(settings)
    .toResolvedValue(
      (own) => ({ ...defaultGiftPurchaseSettings, ...own }),
      [portTokens.giftPurchaseSettings],
    );
  bindClass(options, classTokens.giftPurchase, GiftPurchase, {
    ...{ activity, analytics, clock, clubs, cookies, ids, logger, navigation },
    ...{ localStore, sessionStore, visitor },
    clubServices: accountTokens.clubServices,
    gifts: accountTokens.gifts,
    settings,
  });
});
