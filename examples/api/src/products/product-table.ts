import { Temporal } from '@foyer/core';
import {
  type ClubOpening,
  openingOf,
  type PlanBill,
  planBill,
  type PlanCost,
  type PlanPromo,
} from '@foyer/core/plans';

import type { StoredClub } from '../clubs/club-table.ts';
import { findRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';

export type StoredProduct = Row<'product_tokens'>;

export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** The plan in the row's JSON, with amounts in minor units of the currency. */
export interface BoughtPlan {
  readonly planId: string;
  readonly planType: string;
  readonly name: string;
  readonly currency: 'USD' | 'CAD' | 'GBP';
  readonly monthlyFee: number;
  /** Without any offer. */
  readonly regularMonthlyFee: number;
  readonly initiationDues: number;
  readonly promotionalSavings: number;
  /** The chain's commitment when the purchase began. */
  readonly commitmentMonths: number;
  /** The ISO date that the buyer chose as the first day. `billOf` says when the membership starts. */
  readonly startsOn: string;
  /** The opening of the club when the purchase began; null if it was open. */
  readonly opening: ClubOpening | null;
  /** The club's time zone, which decides what day the payment is made. */
  readonly timeZone: string;
  /** What the buyer's promo code takes off. */
  readonly promo?: PlanPromo;
  /** The hash of the link that held this price. */
  readonly heldPrice?: string;
}

/** The opening of a club in presale; null for any other club. */
export function openingOfClub({
  status,
  open_date: facilityOpenDate,
}: StoredClub): ClubOpening | null {
  return openingOf({ isPresale: status === 'presale', facilityOpenDate });
}

/** The bill of a purchase that is paid for at this time: the same one that the join showed. */
export function billOf(plan: BoughtPlan, paidAt: Temporal.Instant): PlanBill {
  return planBill(
    costOf(plan),
    paidAt.toZonedDateTimeISO(plan.timeZone).toPlainDate(),
    Temporal.PlainDate.from(plan.startsOn),
  );
}

export function costOf(plan: Omit<BoughtPlan, 'startsOn'>): PlanCost {
  return {
    currency: plan.currency,
    monthlyFee: plan.monthlyFee,
    regularMonthlyFee: plan.regularMonthlyFee,
    initiation: { totalDues: plan.initiationDues },
    promotionalSavings: plan.promotionalSavings,
    isReimbursementAvailable: false,
    commitmentMonths: plan.commitmentMonths,
    opening: plan.opening,
    ...(plan.promo && { promo: plan.promo }),
  };
}

export interface PaidMembership {
  readonly product: StoredProduct;
  readonly plan: BoughtPlan;
  readonly bill: PlanBill;
  /** The ISO date of the payment at the club. */
  readonly paidOn: string;
}

/** The membership that a payment was for; null when its product has no plan. */
export async function paidMembershipOf(
  database: Database,
  purchase: { readonly product_token: string; readonly paid_at: string },
): Promise<PaidMembership | null> {
  const product = await findProduct(database, purchase.product_token);
  if (product?.plan == null) return null;
  const plan = JSON.parse(product.plan) as BoughtPlan;
  const paidAt = Temporal.Instant.from(purchase.paid_at);
  const paidOn = paidAt.toZonedDateTimeISO(plan.timeZone).toPlainDate().toString();
  return { product, plan, bill: billOf(plan, paidAt), paidOn };
}

export function findProduct(
  database: Database,
  productToken: string,
): Promise<StoredProduct | null> {
  return findRow(database, 'product_tokens', { product_token: productToken });
}

/** The holder for someone who joins with their own address. */
export function personHolder(email: string): string {
  return `person ${email.toLowerCase()}`;
}

/**
 * Identifies the future member, who is unique: an employee by their confirmed company address, anyone else by their own
 * unconfirmed address. payment/sale.ts shows a holder's other browsers different things depending on that.
 */
export function holderOf(
  employee: Pick<Row<'corporate_contacts'>, 'email' | 'invitation_id'> | null,
  buyer: Buyer,
): string {
  if (employee === null) return personHolder(buyer.email);
  const { email, invitation_id: invitationId } = employee;
  return invitationId === null ? `${confirmed}${email}` : `invited ${email}`;
}

/** True if the holder has confirmed their address, so that all of their products are the same person's. */
export function isConfirmed({ holder }: Pick<StoredProduct, 'holder'>): boolean {
  return holder?.startsWith(confirmed) === true;
}

const confirmed = 'company ';
