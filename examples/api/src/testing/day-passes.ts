import { contract } from '@foyer/adapters-http/wire';
import type * as z from 'zod/mini';

import { systemIds } from '../system.ts';
import type { TestApi } from './test-api.ts';

export type DayPassBody = z.input<typeof contract.orderDayPass.body>;

/** Ada's pass for December 1 in New York. */
export function aDayPassBody(changes: Partial<DayPassBody> = {}): DayPassBody {
  return {
    id: systemIds.next(),
    facilityId: '101',
    day: '2026-12-01',
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@mail.example',
    phone: '2125550123',
    price: '45.00',
    currency: 'USD',
    ...changes,
  };
}

/** Orders a day pass and returns its product token. */
export async function aDayPassToken(
  api: TestApi,
  changes: Partial<DayPassBody> = {},
): Promise<string> {
  const { body } = await api.send('POST', contract.orderDayPass.path, aDayPassBody(changes));
  return contract.orderDayPass.answer.parse(body).result ?? '';
}
