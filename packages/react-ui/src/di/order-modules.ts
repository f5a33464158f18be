import {
  defaultGiftPurchaseSettings,
  GiftPurchase,
  type GiftPurchaseSettings,
} from '@foyer/core/services';
import { DayPassPurchase } from '@foyer/core/passes';
import {
  type Container,
  ContainerModule,
  type ContainerModuleLoadOptions,
  type ServiceIdentifier,
} from 'inversify';

import { accountTokens } from './account-module.ts';
import { bindClass, getFromModule } from './bind-class.ts';
import { flowTokens } from './lead-module.ts';
import { classTokens, portTokens } from './tokens.ts';

/** The container's gift purchase. */
export function giftPurchaseOf(container: Container): GiftPurchase {
  return getFromModule(container, classTokens.giftPurchase, giftPurchaseModule);
}

/** The container's purchase of a day pass. */
export function dayPassPurchaseOf(container: Container): DayPassPurchase {
  return getFromModule(container, accountTokens.dayPassPurchase, dayPassModule);
}

const settings: ServiceIdentifier<GiftPurchaseSettings> = Symbol('GiftPurchaseSettings');

const { activity, analytics, clock, clubs, cookies, ids, logger, navigation } = flowTokens;
const { localStore, sessionStore, visitor } = flowTokens;
const ofEveryOrder = {
  activity,
  analytics,
  clock,
  clubs,
  cookies,
  ids,
  logger,
  navigation,
  localStore,
  sessionStore,
  visitor,
  settings,
};

/** Both orders have the same settings. */
function bindSettings({ bind, isBound }: ContainerModuleLoadOptions): void {
  if (isBound(settings)) return;
  bind(settings).toResolvedValue(
    (own) => ({ ...defaultGiftPurchaseSettings, ...own }),
    [portTokens.giftPurchaseSettings],
  );
}

/** Buying a gift card. The account's ports must be bound. */
const giftPurchaseModule: ContainerModule = new ContainerModule((options) => {
  bindSettings(options);
  bindClass(options, classTokens.giftPurchase, GiftPurchase, {
    ...ofEveryOrder,
    clubServices: accountTokens.clubServices,
    gifts: accountTokens.gifts,
  });
});

/** Buying a day pass. The account's ports must be bound. */
const dayPassModule: ContainerModule = new ContainerModule((options) => {
  bindSettings(options);
  bindClass(options, accountTokens.dayPassPurchase, DayPassPurchase, {
    ...ofEveryOrder,
    dayPasses: accountTokens.dayPasses,
  });
});
