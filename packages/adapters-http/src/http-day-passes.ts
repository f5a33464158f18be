import { type CallFailure, Ok, type Result } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import { parseDate } from '@foyer/core/forms';
import { writeMajorUnits } from '@foyer/core/kernel';
import type { ClubPasses, DayPassConfirmation, DayPasses } from '@foyer/core/passes';
import type * as z from 'zod/mini';

import { isPathSegment } from './addresses.ts';
import { getClubPasses, getDayPassOrder, orderDayPass } from './contract/day-passes.ts';
import type { HttpClient } from './http-client.ts';
import { readIfKnown, readMoney, readToken, unexpectedShape, unsuccessful } from './read-answer.ts';

/** Day passes over HTTP. A confirmation token comes from the URL and may be anything. */
export function createHttpDayPasses(client: HttpClient): DayPasses {
  return {
    async atClub(facilityId, options) {
      const answer = await client.send(getClubPasses, { params: { facilityId } }, options);
      return readIfKnown(answer, ({ trial = null, dayPass }): Result<ClubPasses, CallFailure> => {
        if (!dayPass) return Ok({ facilityId, trial, dayPass: null });
        const { title, terms, price, currency } = dayPass;
        return readMoney(price, currency, 'dayPass.price').map((read) => ({
          facilityId,
          trial,
          dayPass: { title, terms, price: read },
        }));
      });
    },
    async begin({ price, ...order }, options) {
      const body = {
        ...order,
        price: writeMajorUnits(price.minorUnits),
        currency: price.currency,
      };
      return readToken(await client.send(orderDayPass, { body }, options));
    },
    async confirmation(token, options) {
      if (!isPathSegment(token)) return Ok(null);
      const answer = await client.send(getDayPassOrder, { params: { token } }, options);
      return readIfKnown(answer, readPass);
    },
  };
}

/** An invalid day, club or price is a failure, so that nobody sees guessed data. */
function readPass({
  success,
  price,
  currency,
  facilityId,
  ...pass
}: z.infer<typeof getDayPassOrder.answer>): Result<DayPassConfirmation, CallFailure> {
  if (!success) return unsuccessful;
  const money = readMoney(price, currency, 'price');
  if (money.err) return money;
  const club = parseFacilityId(facilityId);
  if (club.err) return unexpectedShape('facilityId');
  if (parseDate(pass.day).err) return unexpectedShape('day');
  return Ok({ ...pass, facilityId: club.val, price: money.val });
}
