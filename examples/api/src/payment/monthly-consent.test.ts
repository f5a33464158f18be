import { Temporal } from '@foyer/core';
import { planBill, type PlanCost } from '@foyer/core/plans';
import { expect, it } from 'vitest';

import { givenConsent, monthlyConsent } from './monthly-consent.ts';
import { paymentLanguages } from './page-shell.ts';

const cost: PlanCost = {
  currency: 'USD',
  monthlyFee: 205_00,
  regularMonthlyFee: 205_00,
  initiation: { totalDues: 500_00 },
  promotionalSavings: 0,
  commitmentMonths: 12,
  isReimbursementAvailable: false,
  opening: null,
};

/** If this fails because a text has changed, change `consentVersion` too. */
it('MB-115 the consent to the monthly charge has one version for its text in every language', () => {
  const texts = ['2027-01-02', '2026-12-31'].flatMap((day) => {
    const bill = planBill(cost, Temporal.PlainDate.from(day));
    return Object.values(paymentLanguages).map((language) =>
      monthlyConsent(bill, 'Foyer Tribeca', language),
    );
  });
  const opening = { ...cost, opening: { day: null } };
  const presale = planBill(opening, Temporal.PlainDate.from('2027-01-02'));
  texts.push(
    ...Object.values(paymentLanguages).map((language) =>
      monthlyConsent(presale, 'Foyer Tribeca', language),
    ),
  );
  const discount = { kind: 'percent', percent: 20 } as const;
  const promo = { code: 'MONTHS20', initiation: null, monthly: { discount, months: 3 } };
  const reduced = planBill({ ...cost, promo }, Temporal.PlainDate.from('2027-01-02'));
  texts.push(
    ...Object.values(paymentLanguages).map((language) =>
      monthlyConsent(reduced, 'Foyer Tribeca', language),
    ),
  );
  expect([givenConsent('').textVersion, ...texts]).toMatchInlineSnapshot(`
    [
      "2026-11-26",
      "When you pay, you agree that Foyer Tribeca charges $205 on the 2nd of each month from February 2, 2027, until your membership ends.",
      "When you pay, you agree that Foyer Tribeca charges US$205 on the 2nd of each month from 2 February 2027, until your membership ends.",
      "En payant, vous acceptez que Foyer Tribeca débite 205 $ US le 2 de chaque mois à compter du 2 février 2027, jusqu’à la fin de votre abonnement.",
      "Al pagar, acepta que Foyer Tribeca cobre $205 el día 2 de cada mes a partir del 2 de febrero de 2027, hasta que termine su membresía.",
      "When you pay, you agree that Foyer Tribeca charges $205 on the 31st of each month from January 31, 2027, until your membership ends. Shorter months are charged on their last day.",
      "When you pay, you agree that Foyer Tribeca charges US$205 on the 31st of each month from 31 January 2027, until your membership ends. Shorter months are charged on their last day.",
      "En payant, vous acceptez que Foyer Tribeca débite 205 $ US le 31 de chaque mois à compter du 31 janvier 2027, jusqu’à la fin de votre abonnement. Les mois plus courts sont débités le dernier jour.",
      "Al pagar, acepta que Foyer Tribeca cobre $205 el día 31 de cada mes a partir del 31 de enero de 2027, hasta que termine su membresía. En los meses más cortos se cobra el último día.",
      "When you pay, you agree that Foyer Tribeca charges $205 each month from its opening, until your membership ends.",
      "When you pay, you agree that Foyer Tribeca charges US$205 each month from its opening, until your membership ends.",
      "En payant, vous acceptez que Foyer Tribeca débite 205 $ US chaque mois à compter de son ouverture, jusqu’à la fin de votre abonnement.",
      "Al pagar, acepta que Foyer Tribeca cobre $205 cada mes desde su apertura hasta que termine su membresía.",
      "When you pay, you agree that Foyer Tribeca charges $164 for 2 months and then $205 on the 2nd of each month from February 2, 2027, until your membership ends.",
      "When you pay, you agree that Foyer Tribeca charges US$164 for 2 months and then US$205 on the 2nd of each month from 2 February 2027, until your membership ends.",
      "En payant, vous acceptez que Foyer Tribeca débite 164 $ US pendant 2 mois, puis 205 $ US le 2 de chaque mois à compter du 2 février 2027, jusqu’à la fin de votre abonnement.",
      "Al pagar, acepta que Foyer Tribeca cobre $164 durante 2 meses y después $205 el día 2 de cada mes a partir del 2 de febrero de 2027, hasta que termine su membresía.",
    ]
  `);
});
