import type { PromisedConsent } from '@foyer/core/membership';
import { monthlyPayments, type PlanBill } from '@foyer/core/plans';

import { consentVersion } from '../copy/payment-copy.ts';
import { formatDay } from '../locale/request-locale.ts';
import { formatSum, type PageLanguage } from './page-shell.ts';

/** What the buyer agrees to with the payment: how much is charged, when, and until when. */
export function monthlyConsent(
  bill: PlanBill,
  clubName: string,
  language: Pick<PageLanguage, 'copy' | 'locale'>,
): string {
  const { startsOn } = bill;
  const payments = monthlyPayments(bill);
  const [{ amount, from: monthlyFrom, months }] = payments;
  const regular = payments[1]?.amount;
  const from = monthlyFrom === null ? null : formatDay(monthlyFrom, language.locale);
  // Not always the day of the next charge: a membership of the 31st is charged on February 28 and March 31.
  const dayOfMonth = startsOn === null ? null : Number(startsOn.slice(8));
  const { copy } = language;
  const sum = formatSum(language, amount);
  const charged =
    months !== null && regular ? copy.reducedFor(months, sum, formatSum(language, regular)) : sum;
  return copy.consent(clubName, charged, dayOfMonth, from);
}

/** The consent of a buyer, for their record. */
export function givenConsent(text: string): PromisedConsent {
  return {
    kind: 'consent',
    channel: 'monthly-charge',
    granted: true,
    basis: 'express',
    jurisdiction: null,
    text,
    textVersion: consentVersion,
  };
}
