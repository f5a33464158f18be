/** The state of the purchase of a day pass, how it is stored, and its reducer. */
import * as z from 'zod/mini';

import {
  type DayPassConfirmation,
  type DayPassField,
  emptyDayPass,
} from '../../club-services/day-pass.ts';
import type { FacilityId } from '../../clubs/club.ts';
import { isDate } from '../../forms/date.ts';
import {
  newOrderState,
  type OrderEvent,
  type OrderState,
  reduceOrder,
} from '../shared/order-state.ts';

export type DayPassState = OrderState<DayPassField, DayPassConfirmation>;

export const dayPassStorageKey = 'foyer.day-pass';

const text = z.string();

/** The stored state. State that doesn't match is discarded as a whole. */
export const dayPassStateSchema: z.ZodMiniType<DayPassState> = z.object({
  createdDate: z.nullable(text),
  leadTransactionId: z.literal(null),
  input: z.object({
    facilityId: text,
    day: text,
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
  }),
  orderId: z.nullable(text),
  confirmation: z.nullable(
    z.object({
      orderNumber: text,
      price: z.object({ minorUnits: z.number(), currency: z.enum(['USD', 'CAD', 'GBP']) }),
      title: text,
      terms: text,
      code: text,
      facilityId: z.custom<FacilityId>((value) => typeof value === 'string' && value !== ''),
      day: z.string().check(z.refine(isDate)),
      firstName: text,
      lastName: text,
      email: text,
    }),
  ),
});

export const newDayPassState: DayPassState = newOrderState(emptyDayPass);

export type DayPassEvent = OrderEvent<DayPassField, DayPassConfirmation>;

export function reduceDayPass(state: DayPassState, event: DayPassEvent): DayPassState {
  return reduceOrder(state, event, emptyDayPass);
}
