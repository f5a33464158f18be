import { currencyOf, type Money } from '@foyer/core/kernel';

import type { ChainData } from '../chain-data.ts';
import type { StoredClub } from '../clubs/club-table.ts';
import type { StoredOrder } from '../payment/order-table.ts';

/** What an order of a day pass contains, as it is stored. */
export interface DayPassContents {
  readonly facility_id: string;
  /** ISO date at the club. */
  readonly day: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  /** As they were sold. */
  readonly title: string;
  readonly terms: string;
}

export type StoredDayPassOrder = StoredOrder & DayPassContents;

export function dayPassOrderOf(order: StoredOrder): StoredDayPassOrder {
  return { ...order, ...(JSON.parse(order.contents) as DayPassContents) };
}

export interface DayPassOffer {
  readonly title: string;
  readonly terms: string;
  readonly price: Money;
}

/** The day pass that a club sells; null if it sells none. A price for its state replaces the one for its currency. */
export function dayPassAt(
  { plans: { dayPass } }: Pick<ChainData, 'plans'>,
  { facility_id, status, country, state }: StoredClub,
): DayPassOffer | null {
  if (!dayPass || status !== 'open' || dayPass.notAt.includes(facility_id)) return null;
  const { title, terms, price, priceIn } = dayPass;
  const currency = currencyOf(country);
  const minorUnits = priceIn[`${country}-${state}`] ?? price[currency];
  return { title, terms, price: { minorUnits, currency } };
}

/** What an order of a gift card contains, as it is stored. */
export interface GiftContents {
  readonly design_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly message: string;
  readonly giver_name: string;
  readonly giver_email: string;
  /** ISO date, in `time_zone`. */
  readonly send_date: string;
  readonly time_zone: string;
}

export type StoredGiftOrder = StoredOrder & GiftContents;

export function giftOrderOf(order: StoredOrder): StoredGiftOrder {
  return { ...order, ...(JSON.parse(order.contents) as GiftContents) };
}
