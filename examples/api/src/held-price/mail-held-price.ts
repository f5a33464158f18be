import { currencyOf } from '@foyer/core/kernel';
import type { Temporal } from '@foyer/core';

import { clubOf, type StoredClub } from '../clubs/club-table.ts';
import { translator } from '../copy/translate.ts';
import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import { heldPriceMail } from '../mail/offer-mails.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { heldIn, type Held, type KeptPrice, openPricesOf, renewToken } from './held-price-table.ts';

type MailBacking = Pick<Backing, 'data' | 'ids' | 'publicUrl'>;

interface MailedPrice {
  readonly lead: StoredLead;
  readonly club: StoredClub;
  readonly held: Held;
}

/** Mails a visitor the link to a price that is held. */
export async function mailHeldPrice(
  { data, ids, publicUrl }: MailBacking,
  transaction: Database,
  { lead, club, held: { plan } }: MailedPrice,
  kept: KeptPrice,
  now: Temporal.Instant,
): Promise<void> {
  const currency = currencyOf(club.country);
  const { locale } = lead;
  const named = { ...plan, name: translator(data.translations, locale)(plan.name) };
  const mail = heldPriceMail({ lead, club, publicUrl, locale, plan: named, currency, ...kept });
  await queueMail(transaction, mail, { id: ids.next(), at: instantText(now) });
}

/** Mails a lead new links to the prices that are held for it, whose former links no longer work. */
export async function renewHeldPrices(
  backing: MailBacking & Pick<Backing, 'secret'>,
  transaction: Database,
  lead: StoredLead,
  now: Temporal.Instant,
): Promise<void> {
  for (const stored of await openPricesOf(transaction, lead.id, now)) {
    const club = await clubOf(transaction, stored.facility_id);
    const sealedToken = await renewToken(transaction, backing.secret, stored);
    const kept = { until: stored.until, sealedToken };
    await mailHeldPrice(backing, transaction, { lead, club, held: heldIn(stored) }, kept, now);
  }
}
