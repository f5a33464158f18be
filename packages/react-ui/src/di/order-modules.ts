import {
  defaultGiftPurchaseSettings,
  GiftPurchase,
  type GiftPurchaseSettings,
} from '@foyer/core/services';
import { DayPassPurchase } from '@foyer/core/passes';
import type { Container, ServiceIdentifier } from 'inversify';

import { accountTokens } from './account-module.ts';
import { bindClass, getOrBind } from './bind-class.ts';
import { flowTokens } from './lead-module.ts';
import { classTokens, portTokens } from './tokens.ts';

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
function bindSettings(container: Container): void {
  if (container.isBound(settings)) return;
  container
    .bind(settings)
    .toResolvedValue(
      (own) => ({ ...defaultGiftPurchaseSettings, ...own }),
      [portTokens.giftPurchaseSettings],
    );
}

/** The container's gift purchase. */
export function giftPurchaseOf(container: Container): GiftPurchase {
  return getOrBind(container, classTokens.giftPurchase, () => {
    bindSettings(container);
    bindClass(container, classTokens.giftPurchase, GiftPurchase, {
      ...ofEveryOrder,
      clubServices: accountTokens.clubServices,
      gifts: accountTokens.gifts,
    });
  });
}

/** The container's purchase of a day pass. */
export function dayPassPurchaseOf(container: Container): DayPassPurchase {
  return getOrBind(container, accountTokens.dayPassPurchase, () => {
    bindSettings(container);
    bindClass(container, accountTokens.dayPassPurchase, DayPassPurchase, {
      ...ofEveryOrder,
      dayPasses: accountTokens.dayPasses,
    });
  });
}
