import type { contract } from '@foyer/adapters-http/wire';
import { type Money, writeMajorUnits } from '@foyer/core/kernel';
import type { InvoiceLine, MembershipBill } from '@foyer/core/membership';
import type { PlanBill } from '@foyer/core/plans';
import type * as z from 'zod/mini';

import type { Database, Row } from '../database/schema.ts';
import { brandName } from '../payment/cards.ts';

export type StoredInvoice = Row<'invoices'>;

/** `901001-261120`: unique, because a member has at most one bill a day. */
export function invoiceNumber(memberId: string, on: string): string {
  return `${memberId}-${on.replaceAll('-', '').slice(2)}`;
}

/** Of a member, newest first. */
export function invoicesOf(database: Database, memberId: string): Promise<StoredInvoice[]> {
  return database
    .selectFrom('invoices')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('billed_on', 'desc')
    .execute();
}

export function linesOf({ lines }: Pick<StoredInvoice, 'lines'>): readonly InvoiceLine[] {
  return JSON.parse(lines) as readonly InvoiceLine[];
}

export function totalOf({ total, currency }: StoredInvoice): Money {
  return { minorUnits: total, currency };
}

export function joiningInvoice(
  member: { readonly memberId: string; readonly facilityId: string; readonly planName: string },
  bill: PlanBill,
  { on, cardBrand }: { readonly on: string; readonly cardBrand: string },
): StoredInvoice {
  const { firstMonth, initiation, saved, promo, dueToday } = bill;
  const { planName } = member;
  const lines: InvoiceLine[] = [
    { kind: 'first-month', planName, amount: firstMonth },
    { kind: 'initiation', planName, amount: initiation },
    { kind: 'saved', planName, amount: less(saved) },
    ...(promo === null ? [] : [{ kind: 'promo' as const, planName, amount: less(promo.today) }]),
  ];
  return {
    ...newInvoice(member, on, lines, dueToday),
    status: 'paid',
    paid_with: dueToday.minorUnits > 0 ? brandName(cardBrand) : null,
  };
}

function less({ minorUnits, currency }: Money): Money {
  return { minorUnits: -minorUnits, currency };
}

export function monthlyInvoice(
  member: { readonly memberId: string; readonly facilityId: string },
  { on, kind, planName, total }: MembershipBill,
): StoredInvoice {
  return newInvoice(member, on, [{ kind, planName, amount: total }], total);
}

function newInvoice(
  { memberId, facilityId }: { readonly memberId: string; readonly facilityId: string },
  on: string,
  lines: readonly InvoiceLine[],
  total: Money,
): StoredInvoice {
  return {
    number: invoiceNumber(memberId, on),
    member_id: memberId,
    billed_on: on,
    status: 'due',
    facility_id: facilityId,
    currency: total.currency,
    lines: JSON.stringify(lines.filter(({ amount }) => amount.minorUnits !== 0)),
    total: total.minorUnits,
    paid_with: null,
    attempts: 0,
    tried_on: null,
  };
}

type WireInvoice = z.infer<typeof contract.listInvoices.answer>['invoices'][number];

export function toWireInvoice(invoice: StoredInvoice): WireInvoice {
  return {
    number: invoice.number,
    on: invoice.billed_on,
    status: invoice.status,
    facilityId: invoice.facility_id,
    currency: invoice.currency,
    lines: linesOf(invoice).map(({ amount, ...line }) => ({
      ...line,
      amount: writeMajorUnits(amount.minorUnits),
    })),
    total: writeMajorUnits(invoice.total),
    paidWith: invoice.paid_with,
  };
}
