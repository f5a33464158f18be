import { createHash } from 'node:crypto';

import type { Temporal } from '@foyer/core';
import { membershipAgreementId } from '@foyer/core/account';
import type { JoinQuestions, JoinAnswers } from '@foyer/core/join';
import { type MembershipAgreement, monthlyPayments } from '@foyer/core/plans';

import type { ChainData } from '../chain-data.ts';
import type { StoredClub } from '../clubs/club-table.ts';
import { translator } from '../copy/translate.ts';
import { formatDay, type Locale } from '../locale/request-locale.ts';
import { sumOf } from '../mail/write-mail.ts';
import { billOf, type BoughtPlan } from './product-table.ts';

/** A signed agreement, as the purchase stores it in JSON. */
export interface SignedText extends MembershipAgreement {
  readonly signature: string;
  /** An ISO instant. */
  readonly signedAt: string;
  readonly locale: Locale;
}

/** What the buyer answered, in the JSON of a purchase. */
export type StoredAnswers = Omit<JoinAnswers, 'signed'>;

export function questionsAt(club: Place, { questions }: ChainData['joining']): JoinQuestions {
  const asked = placesOf(club).map((place) => questions[place]);
  const nearest = <Name extends keyof JoinQuestions>(name: Name) =>
    asked.find((one) => one?.[name] !== undefined)?.[name];
  return {
    birthDate: nearest('birthDate') ?? false,
    address: nearest('address') ?? false,
    minimumAge: nearest('minimumAge') ?? 0,
    adultAge: nearest('adultAge') ?? 18,
  };
}

/** The agreement in each of its languages, with the terms of one purchase. Empty if nothing is signed at the club. */
export function agreementsFor(
  { joining, terms, translations }: Pick<ChainData, 'joining' | 'terms' | 'translations'>,
  club: StoredClub,
  plan: BoughtPlan,
  now: Temporal.Instant,
): readonly (MembershipAgreement & { readonly locale: Locale })[] {
  const agreement = placesOf(club)
    .map((place) => joining.agreements[place])
    .find((one) => one !== undefined);
  if (agreement === undefined) return [];
  const bill = billOf(plan, now);
  const payments = monthlyPayments(bill);
  const regular = payments.at(-1) ?? payments[0];
  const [reduced] = payments;
  const texts = Object.entries(agreement.texts) as [Locale, JoiningText][];
  return texts.map(([locale, { title, paragraphs, withPromo, openingDay }]) => {
    const day = (date: string | null): string =>
      date === null ? openingDay : formatDay(date, locale);
    const values: Readonly<Record<string, string>> = {
      PLAN: translator(translations, locale)(plan.name),
      CLUB: club.name,
      START: day(bill.startsOn),
      DUE_TODAY: sumOf(bill.dueToday, locale),
      MONTHLY: sumOf(bill.monthly, locale),
      FROM: day(regular.from),
      REDUCED: sumOf(reduced.amount, locale),
      REDUCED_FROM: day(reduced.from),
      REDUCED_MONTHS: counted(reduced.months ?? 0, 'month', locale),
      COMMITMENT: counted(plan.commitmentMonths, 'month', locale),
      FREEZE: counted(terms.longestFreezeMonths, 'month', locale),
      FREEZE_FEE: sumOf(
        { minorUnits: terms.freezeFee[plan.currency], currency: plan.currency },
        locale,
      ),
      NOTICE: counted(terms.noticeDays, 'day', locale),
      PHONE: club.phone_number,
      EMAIL: club.email,
    };
    const all = paragraphs.flatMap((text) =>
      reduced.months !== null && text.includes('{{MONTHLY}}') ? [text, withPromo] : [text],
    );
    const filled = all.map((text) =>
      text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole),
    );
    return {
      agreementId: membershipAgreementId,
      version: `${agreement.version}-${digestOf(title, filled)}`,
      title,
      paragraphs: filled,
      locale,
    };
  });
}

/** The one in the reader's language, or else in the agreement's first. */
export function inLanguage<Text extends { readonly locale: Locale }>(
  texts: readonly Text[],
  locale: Locale,
): Text | null {
  const [language] = locale.split('-');
  return (
    texts.find((text) => text.locale === locale) ??
    texts.find((text) => text.locale.split('-')[0] === language) ??
    texts[0] ??
    null
  );
}

type Place = Pick<StoredClub, 'country' | 'state'>;
type JoiningText = NonNullable<
  ChainData['joining']['agreements'][string]['texts'][keyof ChainData['joining']['agreements'][string]['texts']]
>;

/** The nearest first. */
function placesOf({ country, state }: Place): readonly string[] {
  return [`${country}-${state}`, country, '*'];
}

/** `12 months`, `30 jours` */
function counted(count: number, unit: 'month' | 'day', locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Different terms make a different version, so that nobody signs what they haven't read. */
function digestOf(title: string, paragraphs: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([title, ...paragraphs]));
  return hash.digest('hex').slice(0, 10);
}
