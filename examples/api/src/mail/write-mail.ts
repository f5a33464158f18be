import { Temporal } from '@foyer/core';
import { formatMoney, type Money } from '@foyer/core/kernel';
import { asWritten, slotLabel, timeLabel, zoneAbbreviation } from '@foyer/core/calendar';

import type { StoredClub } from '../clubs/club-table.ts';
import { mailCopy as british } from '../copy/en-GB/mail-copy.ts';
import { mailCopy as spanish } from '../copy/es-US/mail-copy.ts';
import { mailCopy as french } from '../copy/fr-CA/mail-copy.ts';
import { type MailCopy, mailCopy } from '../copy/mail-copy.ts';
import type { Locale } from '../locale/request-locale.ts';
import { type Fact, type MailDraft, mailOf, type WrittenMail } from './mail.ts';

export type MailClub = Pick<
  StoredClub,
  | 'facility_id'
  | 'name'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'phone_number'
  | 'email'
  | 'time_zone'
>;

/** The recipient of a mail. Without a first name, the greeting names nobody. */
export interface Reader {
  readonly email: string;
  readonly first_name: string;
}

interface Site {
  /** The site's public base URL, without a trailing slash. */
  readonly publicUrl: string;
  readonly locale: Locale;
}

export interface ClubSender extends Site {
  readonly club: MailClub;
}

type Written = Omit<MailDraft, 'locale' | 'sender' | 'footer' | 'recipient'>;

/** A mail from a club, which begins with a greeting. */
export function clubMail(
  { club, publicUrl, locale }: ClubSender,
  reader: Reader,
  written: Written,
): WrittenMail {
  const sender = { name: club.name, replyTo: club.email };
  const lines = [club.name, addressOf(club), club.phone_number];
  const footer = { lines, site: `${publicUrl}/clubs/${club.facility_id}` };
  return mailTo(reader, { ...written, locale, sender, footer });
}

/** A mail from the chain, which begins with a greeting. */
export function chainMail({ publicUrl, locale }: Site, reader: Reader, written: Written) {
  const { house } = mailCopyIn(locale);
  const sender = { name: house, replyTo: null };
  return mailTo(reader, {
    ...written,
    locale,
    sender,
    footer: { lines: [house], site: publicUrl },
  });
}

function mailTo({ email, first_name }: Reader, draft: Omit<MailDraft, 'recipient'>): WrittenMail {
  const parts = [greeting(mailCopyIn(draft.locale), first_name), ...draft.parts];
  return mailOf({ ...draft, recipient: email, parts });
}

/** `88 Hudson Street, New York, NY 10013` */
export function addressOf(club: MailClub): string {
  return `${club.address}, ${placeLine(club)}`;
}

export function placeOf(club: MailClub, copy: MailCopy): readonly Fact[] {
  return [
    [copy.where, club.name, club.address, placeLine(club)],
    [copy.phone, club.phone_number],
  ];
}

/**
 * Greets by name only if it looks like a name; otherwise anyone could make us mail an advertisement to a stranger as a
 * greeting.
 */
export function greeting(copy: MailCopy, firstName: string): string {
  const name = asName(firstName, 3);
  return name === null ? copy.helloAnyone : copy.hello(name);
}

/** The text if it looks like a name: at most this many words, without digits, addresses or links. Otherwise null. */
export function asName(text: string, mostWords: number): string | null {
  const isName = /^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+)*$/u.test(text);
  const hasDomain = /\.[^ .]/.test(text);
  const fits = text.length <= 40 && text.split(' ').length <= mostWords;
  return isName && !hasDomain && fits ? text : null;
}

/** A personal message without anything that a mail program turns into a link. */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/\b(?:[a-z][a-z+.-]*:\/\/|www\.|mailto:|tel:)\S+/gi, '')
    .replaceAll(/[^\s@]+@[^\s@]+/g, '')
    .replaceAll(/[^\s/]+\.[^\s/]+\/\S*/g, '')
    .replaceAll(/(\p{L})\.(?=\p{L})/gu, '$1. ');
}

/** Formats an amount, without minor units when they are zero. */
export function sumOf(money: Money, locale: Locale): string {
  return plainSpaces(formatMoney(money, { locale, wholeUnits: true }));
}

/** `9:00 AM`, `9 h`, `9:00 a.m.`: the time at which gift cards are sent. */
export function nineOClock(locale: Locale): string {
  return plainSpaces(slotLabel({ startsAt: '2000-01-01T09:00', label: '9:00 AM' }, locale));
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter takes longer than everything else in a mail, so each is created once. */
export function dateFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
}

const relativeFormats = new Map<Locale, Intl.RelativeTimeFormat>();

function relativeFormat(locale: Locale): Intl.RelativeTimeFormat {
  const format =
    relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeFormats.set(locale, format);
  return format;
}

/** The parts of a moment that a mail shows, in one time zone and language. */
export interface MailTime {
  /** `Tuesday, November 24, 2026` and `8:00 AM EST` */
  readonly lines: readonly [date: string, time: string];
  /** `Tue, Nov 24, 8:00 AM` */
  readonly short: string;
  /** `8:00 AM` */
  readonly time: string;
  /** `today`, `tomorrow` or `Tuesday, November 24`, seen from `now`. */
  dayFrom(now: Temporal.Instant): string;
}

export function mailTime(instant: string, timeZone: string, locale: Locale): MailTime {
  const at = Temporal.Instant.from(instant);
  const there = at.toZonedDateTimeISO(timeZone);
  const time = plainSpaces(
    slotLabel({ startsAt: there.toString(), label: timeLabel(there) }, locale),
  );
  const dateIn = (options: Intl.DateTimeFormatOptions): string =>
    plainSpaces(
      asWritten(dateFormat(locale, { timeZone, ...options }).format(at.epochMilliseconds), locale),
    );
  const longDay = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const shortDay = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  return {
    lines: [
      capitalized(dateIn({ ...longDay, year: 'numeric' })),
      `${time} ${zoneAbbreviation(at, timeZone, locale)}`,
    ],
    short: `${capitalized(dateIn(shortDay))}, ${time}`,
    time,
    dayFrom(now) {
      const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
      const { days } = today.until(there.toPlainDate(), { largestUnit: 'day' });
      return days === 0 || days === 1
        ? relativeFormat(locale).format(days, 'day')
        : dateIn(longDay);
    },
  };
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Replaces the special spaces that `Intl` puts into times, because some mail readers show them as boxes. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

export function mailCopyIn(locale: Locale): MailCopy {
  return mails[locale];
}

function placeLine({ city, state, zip }: MailClub): string {
  return [city, [state, zip].filter((part) => part !== '').join(' ')]
    .filter((part) => part !== '')
    .join(', ');
}

const mails: Readonly<Record<Locale, MailCopy>> = {
  'en-US': mailCopy,
  'en-GB': british,
  'fr-CA': french,
  'es-US': spanish,
};
