import { formatMoney, type Money, type PlanBill } from '@foyer/core';
import { html } from 'hono/html';

import { openDayInWords } from '../plans/open-date.ts';
import { billOf } from '../products/product-table.ts';
import type { Markup } from './page-shell.ts';
import type { OpenMembership } from './sale.ts';

/** A heading level 1, what is due now line by line, and what later: the bill that the join showed. PL-04 */
export function orderSummary({ plan, club, buyer, companyName }: OpenMembership): Markup {
  const bill = billOf(plan);
  return html`<h1 id="order">${plan.name}</h1>
    <p class="lead">
      ${plan.planType}, joined at
      ${club.name}${companyName === null ? '' : ` through ${companyName}`}
    </p>
    <dl class="sums">${dueNow(bill)}</dl>
    <h2 class="later">After today</h2>
    <dl class="sums">
      ${line('Each month from the second', formatMoney(bill.monthly))}
      ${line('Commitment', `${bill.commitmentMonths} months`)}
      ${
        bill.regularMonthly === null
          ? ''
          : line('Regular monthly fee, for comparison', formatMoney(bill.regularMonthly))
      }
      ${club.status === 'presale' ? line('The club opens on', openDayInWords(club)) : ''}
    </dl>
    <dl class="facts">
      <dt>Member</dt>
      <dd>${buyer.firstName} ${buyer.lastName}</dd>
      <dt>Confirmation to</dt>
      <dd>${buyer.email}</dd>
      <dt>Club</dt>
      <dd>${club.address}, ${club.city}</dd>
    </dl>`;
}

function dueNow({ monthly, initiation, saved, dueToday }: PlanBill): Markup {
  return html`${line('First month', formatMoney(monthly))}
    ${initiation.minorUnits > 0 ? line('Initiation', formatMoney(initiation)) : ''}
    ${saved.minorUnits > 0 ? line('Saved on initiation', less(saved)) : ''}
    <div class="total">
      <dt>Due today</dt>
      <dd>${formatMoney(dueToday)}</dd>
    </div>`;
}

export function line(term: string, words: string): Markup {
  return html`<div>
    <dt>${term}</dt>
    <dd>${words}</dd>
  </div>`;
}

function less(amount: Money): string {
  return `−${formatMoney(amount)}`;
}
