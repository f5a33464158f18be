import { type Club, type CookieJar, productTokenCookie } from '@foyer/core';

import { begunPurchaseSchema } from './dev-tools.schema.ts';
import { Mismatch } from './mismatch.ts';
import { foyerNow } from './page.ts';
import { someone } from './visitors.ts';
import type { Run } from './run.ts';

/** How long the payment page's cookie lives, in s. */
const cookieSeconds = 1200;

/**
 * The visitor, made up, began to pay for a membership and left: the back end holds the purchase, the browser its
 * cookie. LX-06
 */
export async function beginPurchase(
  world: Run,
  club: Club,
  cookies: Pick<CookieJar, 'write'>,
): Promise<Mismatch | null> {
  const { backEnd, clock, network } = world;
  const buyer = someone(world.random);
  const answer = await backEnd.fetch(`${backEnd.baseUrl}/dev/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...foyerNow(clock) },
    body: JSON.stringify({
      firstName: buyer['first-name'],
      lastName: buyer['last-name'],
      email: buyer.email,
      phone: buyer.phone,
      facilityId: club.facilityId,
      transactionNumber: world.ids.next(),
    }),
  });
  const read = begunPurchaseSchema.safeParse(await answer.json());
  if (!read.success) {
    return new Mismatch([], 'the purchase could not be begun', 'a purchase', answer.status);
  }
  const begun = read.data;
  network.transactionIds.add(begun.transactionNumber);
  cookies.write(productTokenCookie, begun.productToken, cookieSeconds);
  const { 'company-email': _, zip: __, ...typed } = buyer;
  world.typed = typed;
  return null;
}
