import type { Money, PlanBill } from '@foyer/core';
import { html } from 'hono/html';

import { formatOpenDay } from '../clubs/to-facility.ts';
import { billOf } from '../products/product-table.ts';
import type { Markup } from './page-shell.ts';
import type { OpenMembership } from './sale.ts';
import { type PageLanguage, formatSum } from './page-language.ts';

/** A level-1 heading, what is due now line by line, and what is due later: the same bill that the join showed. */
export function orderSummary(
  { plan, club, buyer, companyName }: OpenMembership,
  language: PageLanguage,
): Markup {
  const { copy, locale, said } = language;
  const bill = billOf(plan);
  return html`<h1 id="order">${said(plan.name)}</h1>
    <p class="lead">${copy.joinedAt(said(plan.planType), club.name, companyName)}</p>
    <dl class="sums">${dueNow(bill, language)}</dl>
    <h2 class="later">${copy.later}</h2>
    <dl class="sums">
      ${line(copy.eachMonth, formatSum(language, bill.monthly))}
      ${line(copy.commitment, copy.months(bill.commitmentMonths))}
      ${bill.regularMonthly === null ? '' : line(copy.regular, formatSum(language, bill.regularMonthly))}
      ${club.status === 'presale' ? line(copy.opens, formatOpenDay(club, locale)) : ''}
    </dl>
    <dl class="facts">
      <dt>${copy.member}</dt>
      <dd>${buyer.firstName} ${buyer.lastName}</dd>
      <dt>${copy.confirmationTo}</dt>
      <dd>${buyer.email}</dd>
      <dt>${copy.club}</dt>
      <dd>${club.address}, ${club.city}</dd>
    </dl>`;
}

function dueNow(
  { monthly, initiation, saved, dueToday }: PlanBill,
  language: PageLanguage,
): Markup {
  const { copy } = language;
  return html`${line(copy.firstMonth, formatSum(language, monthly))}
    ${initiation.minorUnits > 0 ? line(copy.initiation, formatSum(language, initiation)) : ''}
    ${saved.minorUnits > 0 ? line(copy.saved, less(saved, language)) : ''}
    <div class="total">
      <dt>${copy.dueToday}</dt>
      <dd>${formatSum(language, dueToday)}</dd>
    </div>`;
}

export function line(term: string, fact: string): Markup {
  return html`<div>
    <dt>${term}</dt>
    <dd>${fact}</dd>
  </div>`;
}

function less(amount: Money, language: PageLanguage): string {
  return `−${formatSum(language, amount)}`;
}
