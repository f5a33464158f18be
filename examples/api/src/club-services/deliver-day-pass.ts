import { clubOf } from '../clubs/club-table.ts';
import { addRows, insertRow } from '../database/rows.ts';
import { instantText } from '../http/request-time.ts';
import { dayPassMail } from '../mail/day-pass-mail.ts';
import { queueMail } from '../mail/outbox-table.ts';
import type { Delivery } from '../payment/order-delivery.ts';
import { priceOfOrder } from '../payment/order-table.ts';
import { dayPassOrderOf } from './day-pass-contents.ts';
import { randomCode } from './random-code.ts';
import { passToken } from './trial-pass-calls.ts';

/** Makes a paid day pass, and mails it with its receipt. The front desk finds it by its code, without the name. */
export async function deliverDayPass({
  transaction,
  ids,
  secret,
  order: paid,
  now,
  publicUrl,
  locale,
}: Delivery): Promise<void> {
  const order = dayPassOrderOf(paid);
  const { facility_id, title, terms, day, first_name, last_name } = order;
  const code = randomCode(2);
  await insertRow(transaction, 'trial_passes', {
    ...{ code, facility_id, title, terms },
    ...{ days: 1, take_up_by: day },
  });
  // The product token is made here, so that nobody else's pass has it as its id.
  const holder = { id: order.product_token, code, first_name, last_name };
  const days = { starts_on: day, ends_on: day, email_mark: null, phone_mark: null };
  await addRows(transaction, 'trial_holders', [{ ...holder, ...days }]);
  const club = await clubOf(transaction, facility_id);
  const mail = dayPassMail(
    { order, price: priceOfOrder(paid), code, token: await passToken(secret, holder.id) },
    { club, publicUrl, locale },
  );
  await queueMail(transaction, mail, { id: ids.next(), at: instantText(now) });
}
