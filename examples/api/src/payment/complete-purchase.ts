import { randomInt } from 'node:crypto';
import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';
import type { PlanBill } from '@foyer/core/plans';

import { barcodeOf } from '../account/account-table.ts';
import type { ChainData } from '../chain-data.ts';
import { clubOf, findClub } from '../clubs/club-table.ts';
import { translator } from '../copy/translate.ts';
import { tryingAgain } from '../database/engine-error.ts';
import { findRow, insertRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Locale } from '../locale/request-locale.ts';
import { dropInvitations, queueMail } from '../mail/outbox-table.ts';
import { agreementMail, welcomeMail } from '../mail/purchase-mails.ts';
import { joiningInvoice } from '../membership/invoice-table.ts';
import { newMembershipRow } from '../membership/membership-table.ts';
import type { SignedText, StoredAnswers } from '../products/join-terms.ts';
import {
  billOf,
  type BoughtPlan,
  type Buyer,
  findProduct,
  isConfirmed,
  type StoredProduct,
} from '../products/product-table.ts';
import { useHeldPrice } from '../held-price/held-price-table.ts';
import { usePromo } from '../promo/promo-codes.ts';
import { instantText } from '../http/request-time.ts';
import { priceOf, recordPromise } from '../promises/promise-table.ts';
import type { ServerSecret } from '../server-secret.ts';
import { randomCode } from '../system.ts';
import type { TestCardToken } from './cards.ts';
import { issueConfirmation } from './confirmation-table.ts';
import { givenConsent, monthlyConsent } from './monthly-consent.ts';
import { paymentLanguages } from './page-shell.ts';
import {
  type BillingAddress,
  findPurchase,
  isTheirs,
  type Purchase,
  releaseFormer,
} from './purchase-table.ts';
import { type ReturnAddresses, returnAddresses } from './sale.ts';

export interface Payment {
  readonly productToken: string;
  readonly cardBrand: string;
  /** What the charger calls the card. */
  readonly cardToken: TestCardToken;
  readonly billing: BillingAddress;
  /** The hash that identifies the paying browser; null when it has no cookies. */
  readonly browser: string | null;
  readonly publicUrl: string;
  readonly now: Temporal.Instant;
  readonly locale: Locale;
  readonly data: Pick<ChainData, 'terms' | 'translations'>;
}

export interface Paid {
  readonly confirmationToken: string;
  /** False when it was already paid for. */
  readonly isNew: boolean;
  readonly back: ReturnAddresses;
}

/** Why nothing is charged: the purchase is unknown, or someone else has joined with the buyer's address. */
export type Unpaid =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'joined'; readonly back: ReturnAddresses };

/**
 * Completes a purchase in one transaction: the payment, the member, their membership, signed agreement and first
 * invoice, their mails and the return token. However often, however concurrently and with however many product tokens the same person pays, there is one purchase and one member,
 * and each payment gets a return token. Fails when there is nothing to pay for, or when someone else has joined with
 * the same address.
 */
export function completePurchase(
  database: Database,
  ids: IdSource,
  secret: ServerSecret,
  payment: Payment,
): Promise<Result<Paid, Unpaid>> {
  const { productToken, cardBrand, billing, browser, now } = payment;
  return tryingAgain(() =>
    inTransaction(database, async (transaction) => {
      const product = await findProduct(transaction, productToken);
      if (product?.plan == null || product.holder === null) return Err({ kind: 'unknown' });
      const plan = JSON.parse(product.plan) as BoughtPlan;
      const bill = billOf(plan, now);
      const { holder, company_email, corporate_contact_id } = product;
      await releaseFormer(transaction, { holder, company_email }, now);
      const { purchase, isNew } = await addPurchase(transaction, product, now, {
        product_token: productToken,
        holder,
        corporate_contact_id,
        company_email,
        amount: bill.dueToday.minorUnits,
        currency: plan.currency,
        card_brand: cardBrand,
        paid_at: instantText(now),
        browser,
        billing_postal_code: billing.postalCode,
        billing_state: billing.state,
      });
      if (!isNew && !isTheirs(purchase, product, browser)) {
        return Err({ kind: 'joined', back: returnAddresses(product) });
      }
      if (isNew) {
        if (bill.promo !== null) {
          const paid = { holder: purchase.holder, paidAt: purchase.paid_at };
          await usePromo(transaction, bill.promo.code, paid);
        }
        if (plan.heldPrice !== undefined) {
          await useHeldPrice(transaction, plan.heldPrice, purchase.paid_at);
        }
        const bought = { product, plan, bill, payment };
        await addMembership(transaction, purchase, bought);
        await recordConsent(transaction, ids, purchase, bought);
        await welcome(transaction, ids, purchase, bought);
        await storeAgreement(transaction, ids, purchase, product, payment.publicUrl);
      }
      const paidToken = purchase.product_token;
      const token = await issueConfirmation(transaction, secret, paidToken, browser, now);
      // When the same person already paid for another product, that one.
      const paidFor = isNew ? product : await findProduct(transaction, paidToken);
      return Ok({ confirmationToken: token, isNew, back: returnAddresses(paidFor ?? product) });
    }),
  );
}

/** A single statement and the table's unique indexes let only one payment per person succeed; others get its result. */
async function addPurchase(
  transaction: Database,
  product: StoredProduct,
  now: Temporal.Instant,
  payment: Omit<Row<'purchases'>, 'member_id' | 'barcode'>,
): Promise<{ readonly purchase: Purchase; readonly isNew: boolean }> {
  for (let draw = 1; draw <= 20; draw += 1) {
    const memberId = String(randomInt(400_000_000, 500_000_000));
    // If the number is taken, draw another of the hundred million.
    const purchase = await transaction
      .insertInto('purchases')
      .values({ ...payment, member_id: memberId, barcode: barcodeOf(memberId) })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (purchase) return { purchase, isNew: true };
    const before = await findPurchase(transaction, product, now);
    if (before) return { purchase: before, isNew: false };
  }
  throw new Error('Twenty member numbers in a row are taken.');
}

interface Bought {
  readonly product: StoredProduct;
  readonly plan: BoughtPlan;
  readonly bill: PlanBill;
  readonly payment: Payment;
}

async function addMembership(
  transaction: Database,
  { member_id: memberId }: Purchase,
  bought: Bought,
): Promise<void> {
  const { product, plan, bill, payment } = bought;
  const { cardBrand, cardToken, locale, data } = payment;
  const { facility_id: facilityId } = product;
  const joinedOn = payment.now.toZonedDateTimeISO(plan.timeZone).toPlainDate().toString();
  const card = { card_brand: cardBrand, card_token: cardToken };
  const hasAgreement = product.agreement !== null;
  const membership = { memberId, facilityId, plan, bill, joinedOn, card, locale, hasAgreement };
  await insertRow(transaction, 'memberships', newMembershipRow(membership, data.terms));
  const member = { memberId, facilityId, planName: plan.name };
  const paid = { on: joinedOn, cardBrand };
  await insertRow(transaction, 'invoices', joiningInvoice(member, bill, paid));
}

/** Records the price that is paid, and what the buyer agreed to with it. */
async function recordConsent(
  transaction: Database,
  ids: IdSource,
  { member_id: memberId, paid_at: at }: Purchase,
  { product, plan, bill, payment }: Bought,
): Promise<void> {
  const { locale } = payment;
  const { facility_id: facilityId, transaction_number: transactionId } = product;
  const { name: clubName } = await clubOf(transaction, facilityId);
  const text = monthlyConsent(bill, clubName, paymentLanguages[locale]);
  const said = { locale, place: '/payment', at };
  const price = priceOf(plan.name, facilityId, bill);
  await recordPromise(transaction, ids, { holder: { transactionId }, said: price, ...said });
  await recordPromise(transaction, ids, {
    holder: { memberId },
    said: givenConsent(text),
    ...said,
  });
}

async function welcome(
  transaction: Database,
  ids: IdSource,
  purchase: Purchase,
  { product, plan, bill, payment }: Bought,
): Promise<void> {
  const { member_id: memberId, barcode } = purchase;
  const buyer = JSON.parse(product.buyer) as Buyer;
  await insertRow(transaction, 'members', {
    member_id: memberId,
    // Nobody finds members, whose number opens the club's door, by trying referring ids.
    referring_id: `R-${randomCode(3)}`,
    share_id: `S-${randomCode(3)}`,
    first_name: buyer.firstName,
  });
  // The other tokens of a confirmed person are theirs, except for those of a former membership; anyone else's may be a
  // stranger's.
  await transaction
    .updateTable('product_tokens')
    .set({ member_id: memberId, barcode })
    .where('member_id', 'is', null)
    .where((row) =>
      isConfirmed(product)
        ? row('holder', '=', purchase.holder)
        : row('product_token', '=', product.product_token),
    )
    .execute();
  const lead = await findRow(transaction, 'leads', {
    transaction_id: product.transaction_number,
  });
  if (lead) await dropInvitations(transaction, lead.id);
  const club = await findClub(transaction, product.facility_id);
  if (!club) return;
  const { publicUrl, locale, data } = payment;
  const membership = { name: translator(data.translations, locale)(plan.name), bill };
  const mail = welcomeMail(buyer, club, { memberId, barcode }, membership, publicUrl, locale);
  await queueMail(transaction, mail, { id: ids.next(), at: purchase.paid_at });
}

/** Stores the signed agreement, and mails a copy to the member and to the guardian of a minor. */
async function storeAgreement(
  transaction: Database,
  ids: IdSource,
  { member_id: memberId, paid_at: at }: Purchase,
  product: StoredProduct,
  publicUrl: string,
): Promise<void> {
  if (product.agreement === null) return;
  const signed = JSON.parse(product.agreement) as SignedText;
  const { guardian = null } = JSON.parse(product.answers ?? '{}') as Partial<StoredAnswers>;
  const { agreementId, version, title, paragraphs, locale, signature, signedAt } = signed;
  await insertRow(transaction, 'membership_agreements', {
    member_id: memberId,
    agreement_id: agreementId,
    version,
    title,
    paragraphs: JSON.stringify(paragraphs),
    locale,
    signature,
    guardian_email: guardian?.email ?? null,
    signed_at: signedAt,
  });
  const { facility_id: facilityId } = product;
  await recordPromise(transaction, ids, {
    holder: { memberId },
    said: { kind: 'agreement', agreementId, version, title, paragraphs, facilityId, signature },
    locale,
    place:
      product.company_email === null
        ? `/join/step2/${facilityId}/agreement`
        : '/join/corp/agreement',
    at: signedAt,
  });
  const club = await findClub(transaction, product.facility_id);
  if (!club) return;
  const buyer = JSON.parse(product.buyer) as Buyer;
  for (const reader of [null, ...(guardian === null ? [] : [guardian])]) {
    const mail = agreementMail({ signed, memberId, buyer, guardian: reader, club, publicUrl });
    await queueMail(transaction, mail, { id: ids.next(), at, concerns: memberId });
  }
}
