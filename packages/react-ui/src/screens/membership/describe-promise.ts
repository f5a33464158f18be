import type { Money } from '@foyer/core/kernel';
import { writeCsv, type PromiseRecord, type RecordedPromise } from '@foyer/core/membership';

import { jurisdictionsCopy, promisesCopy } from '../../copy/promises.ts';
import { membershipCopy, membershipDialogsCopy } from '../../copy/membership.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useClubs, useMembershipFormats } from './membership-parts.tsx';

/** A promise as the page and the CSV file show it. */
export interface DescribedPromise {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The paragraphs that the person read, in the language of the promise. */
  readonly words: readonly string[];
  readonly version: string | null;
  /** Null if unknown. */
  readonly where: string | null;
}

type Said<Kind extends RecordedPromise['said']['kind']> = Extract<
  RecordedPromise['said'],
  { readonly kind: Kind }
>;
type Facts = readonly (readonly [name: string, value: string | null | undefined])[];

/** Returns a function that describes promises in the member's language. */
export function useDescribedPromises(): (promise: RecordedPromise) => DescribedPromise {
  const copy = useCopy(promisesCopy);
  const membership = useCopy(membershipCopy);
  const dialogs = useCopy(membershipDialogsCopy);
  const law = useCopy(jurisdictionsCopy);
  const { day, money } = useMembershipFormats();
  const clubOf = useClubs();
  const clubName = (facilityId: string): string => clubOf(facilityId)?.name ?? facilityId;
  const dayOr = (date: string | null): string | null => date && day(date);

  return ({ said, place }) => {
    const { facts, ...contents } = contentsOf(said);
    return {
      ...contents,
      facts: facts.flatMap(([name, value]) => (value == null ? [] : [[name, value] as const])),
      where: whereOf(place),
    };
  };

  function contentsOf(
    said: RecordedPromise['said'],
  ): Omit<DescribedPromise, 'facts' | 'where'> & { readonly facts: Facts } {
    const none = { words: [], version: null };
    switch (said.kind) {
      case 'price':
        return { ...none, title: copy.price(said.planName), facts: factsOfPrice(said) };
      case 'pass-price':
        return {
          ...none,
          title: copy.price(said.title),
          facts: [
            [membership.facts.club, clubName(said.facilityId)],
            [copy.facts.day, day(said.day)],
            [copy.facts.dueToday, money(said.price)],
          ],
        };
      case 'decision':
        return { ...none, title: titleOfDecision(said), facts: factsOfDecision(said) };
      case 'consent':
        return {
          title: titleOfConsent(said),
          facts: [[law.title, said.jurisdiction && lawName(said.jurisdiction)]],
          words: [said.text],
          version: said.textVersion,
        };
      case 'agreement':
        return {
          title: copy.agreement(said.title),
          facts: [
            [membership.facts.club, clubName(said.facilityId)],
            [copy.facts.signature, said.signature],
          ],
          words: said.paragraphs,
          version: said.version,
        };
    }
  }

  function factsOfPrice({ facilityId, bill }: Said<'price'>): Facts {
    const { dueToday, firstMonth, initiation, saved, promo, monthly, regularMonthly } = bill;
    const { facts } = copy;
    const off = (amount: Money) =>
      amount.minorUnits === 0 ? null : money({ ...amount, minorUnits: -amount.minorUnits });
    const isLowerFirst = promo !== null && promo.months > 0;
    return [
      [membership.facts.club, clubName(facilityId)],
      [facts.firstMonth, firstMonth.minorUnits === 0 ? null : money(firstMonth)],
      [facts.initiation, initiation.minorUnits === 0 ? null : money(initiation)],
      [facts.saved, off(saved)],
      [facts.promo(promo?.code ?? ''), promo && off(promo.today)],
      [facts.dueToday, money(dueToday)],
      [facts.firstMonths(promo?.months ?? 0), isLowerFirst ? money(promo.monthly) : null],
      [isLowerFirst ? facts.afterPromo : facts.monthly, money(monthly)],
      [facts.monthlyFrom, dayOr(bill.monthlyFrom) ?? membership.onOpening],
      [membership.facts.starts, dayOr(bill.startsOn) ?? membership.onOpening],
      [facts.commitment, dialogs.freeze.months(bill.commitmentMonths)],
      [facts.regular, regularMonthly && membership.monthly(money(regularMonthly))],
    ];
  }

  function factsOfDecision(said: Said<'decision'>): Facts {
    const { decision, planName, facilityId, monthly, from, until, freezeFee } = said;
    const { freeze, cancel } = dialogs;
    const bill = (charge: Said<'decision'>['nextBill']) =>
      charge && copy.bill(money(charge.total), day(charge.on));
    const offer: Facts = [
      [membership.facts.plan, planName],
      [membership.facts.club, clubName(facilityId)],
      [copy.facts.monthly, money(monthly)],
    ];
    switch (decision) {
      case 'freeze':
      case 'unfreeze':
        return [
          [freeze.from, dayOr(from)],
          [freeze.until, dayOr(until)],
          [freeze.fee, freezeFee && membership.monthly(money(freezeFee))],
          [freeze.commitment, dayOr(said.commitmentEnd)],
          [freeze.nextBill, bill(said.nextBill)],
        ];
      case 'cancel':
        return [
          [cancel.lastDay, dayOr(said.lastDay)],
          [cancel.lastBill, bill(said.lastBill) ?? cancel.noBill],
        ];
      case 'change':
        return [[freeze.from, dayOr(from)], ...offer];
      case 'keep':
      case 'undo-change':
        return [...offer, [freeze.nextBill, bill(said.nextBill)]];
    }
  }

  /** A freeze that has started isn't taken back: it ends early. */
  function titleOfDecision({ decision, until }: Said<'decision'>): string {
    return decision === 'unfreeze' && until !== null
      ? copy.decision.endFreeze
      : copy.decision[decision];
  }

  function titleOfConsent({ channel, granted, basis }: Said<'consent'>): string {
    if (channel === 'monthly-charge') return copy.consent[channel];
    if (!granted) return copy.consent[`${channel}-withdrawn`];
    return channel === 'newsletter' && basis === 'default'
      ? copy.consent['newsletter-default']
      : copy.consent[channel];
  }

  function lawName(jurisdiction: string): string {
    return law.names[jurisdiction] ?? jurisdiction;
  }

  function whereOf(place: string): string | null {
    if (place === '') return null;
    if (place === '/payment') return copy.where.payment;
    return place.startsWith('/account') ? copy.where.account : copy.where.page(place);
  }
}

/** The record as a spreadsheet, in the member's language. Times are those at the club. */
export function recordAsCsv(
  { promises, timeZone }: PromiseRecord,
  describe: (promise: RecordedPromise) => DescribedPromise,
  columns: Readonly<Record<keyof typeof promisesCopy.columns, string>>,
): string {
  const { time, what, details, words, version, language, where } = columns;
  return writeCsv([
    [time, what, details, words, version, language, where],
    ...promises.map((promise) => {
      const one = describe(promise);
      return [
        promise.at
          .toZonedDateTimeISO(timeZone)
          .toString({ smallestUnit: 'second', timeZoneName: 'never' }),
        one.title,
        one.facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
        one.words.join('\n'),
        one.version ?? '',
        promise.locale,
        one.where ?? '',
      ];
    }),
  ]);
}
