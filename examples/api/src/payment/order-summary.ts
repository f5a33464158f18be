import type { Money, PlanBill } from '@foyer/core';
import { html } from 'hono/html';

import { openDayInWords } from '../clubs/to-facility.ts';
import { billOf } from '../products/product-table.ts';
import type { Markup } from './page-shell.ts';
import type { OpenMembership } from './sale.ts';
import { type Speech, sumIn } from './speech.ts';

/** A level-1 heading, what is due now line by line, and what is due later: the same bill that the join showed. */
export function orderSummary(
  { plan, club, buyer, companyName }: OpenMembership,
  speech: Speech,
): Markup {
  const { words, locale, said } = speech;
  const bill = billOf(plan);
  return html`<h1 id="order">${said(plan.name)}</h1>
    <p class="lead">${words.joinedAt(said(plan.planType), club.name, companyName)}</p>
    <dl class="sums">${dueNow(bill, speech)}</dl>
    <h2 class="later">${words.later}</h2>
    <dl class="sums">
      ${line(words.eachMonth, sumIn(speech, bill.monthly))}
      ${line(words.commitment, words.months(bill.commitmentMonths))}
      ${bill.regularMonthly === null ? '' : line(words.regular, sumIn(speech, bill.regularMonthly))}
      ${club.status === 'presale' ? line(words.opens, openDayInWords(club, locale)) : ''}
    </dl>
    <dl class="facts">
      <dt>${words.member}</dt>
      <dd>${buyer.firstName} ${buyer.lastName}</dd>
      <dt>${words.confirmationTo}</dt>
      <dd>${buyer.email}</dd>
      <dt>${words.club}</dt>
      <dd>${club.address}, ${club.city}</dd>
    </dl>`;
}

function dueNow({ monthly, initiation, saved, dueToday }: PlanBill, speech: Speech): Markup {
  const { words } = speech;
  return html`${line(words.firstMonth, sumIn(speech, monthly))}
    ${initiation.minorUnits > 0 ? line(words.initiation, sumIn(speech, initiation)) : ''}
    ${saved.minorUnits > 0 ? line(words.saved, less(saved, speech)) : ''}
    <div class="total">
      <dt>${words.dueToday}</dt>
      <dd>${sumIn(speech, dueToday)}</dd>
    </div>`;
}

export function line(term: string, fact: string): Markup {
  return html`<div>
    <dt>${term}</dt>
    <dd>${fact}</dd>
  </div>`;
}

function less(amount: Money, speech: Speech): string {
  return `−${sumIn(speech, amount)}`;
}
