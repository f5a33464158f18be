import ical from 'node-ical';
import { foyerLocales } from '@foyer/core/messages';
import { describe, expect, it } from 'vitest';

import { shippedFolder } from '../chain-data.ts';
import { type MailName, mailSamples, now } from '../testing/mail-samples.ts';
import { mailCopyIn } from './write-mail.ts';
import { codePlace, type MailPart, withCode, type WrittenMail } from './mail.ts';
import { renderMail } from './mail-layout.ts';
import { readMailTheme } from './read-mail-theme.ts';
import { canceledMail, missedVisitMail, reminderMail } from './visit-mails.ts';
import { aMailedClub } from '../testing/mailed-club.ts';

const english = mailSamples('en-US');
const names = Object.keys(english) as MailName[];
const theme = readMailTheme(shippedFolder).unwrap();
const each = foyerLocales.flatMap((locale) => {
  const written = mailSamples(locale);
  return names.map((name) => [locale, name, written[name]] as const);
});

function htmlOf({ subject, content }: WrittenMail): string {
  return renderMail(subject, content, theme).html;
}

/** The texts that a part shows. */
function textsOf(part: MailPart): readonly string[] {
  switch (part.kind) {
    case 'facts':
      return part.facts.flat();
    case 'link':
      return [part.label, part.address];
    case 'code':
      return [part.label, part.code];
    case 'barcode':
      return [part.label, part.value];
    case 'receipt':
      return [part.title, ...part.lines.flat(), ...part.total];
    default:
      return part.text.split('\n');
  }
}

/** Text as React writes it in HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}

describe('Mails', () => {
  it.each(each)('ML-01 ML-08 in %s, %s says the same in HTML and as text', (locale, _, mail) => {
    const { title, parts, preheader } = mail.content;
    const html = htmlOf(mail);
    expect(html).toContain(`<html dir="ltr" lang="${locale}">`);
    expect(html).toContain(escaped(preheader));
    for (const text of [title, ...parts.flatMap(textsOf)]) {
      expect(mail.body).toContain(text);
      expect(html).toContain(escaped(text));
    }
    expect(mail.body + html).not.toMatch(/undefined|\[object|NaN/);
  });

  it.each(each)(
    'ML-08 in %s, the subject of %s is short and shows no code',
    (_, __, { subject, content }) => {
      expect(subject.length).toBeLessThanOrEqual(50);
      expect(subject).not.toContain(codePlace);
      expect(content.preheader.length).toBeGreaterThan(0);
      // A mail program shows it beside the subject.
      expect(subject).not.toContain(content.preheader.replace(/\.$/, ''));
    },
  );

  it('ML-08 beside a bill’s subject is the amount, and whether it is paid', () => {
    expect(english.billPaid.content.preheader).toBe('$305. Your membership was paid with Visa.');
    expect(english.billDeclined.content.preheader).toMatch(/^We couldn’t charge \$305 to Visa/);
  });

  it.each(each)('ML-09 in %s, %s has at most one filled button', (_, __, mail) => {
    const filled = htmlOf(mail).match(/class="button"/g) ?? [];
    const links = mail.content.parts.filter(({ kind }) => kind === 'link');
    expect(filled).toHaveLength(Math.min(links.length, 1));
  });

  it('ML-09 the white around a barcode is no wider than its picture, which would glare in the dark', () => {
    const html = htmlOf(english.welcome);
    const [, white] = /style="background-color:#ffffff[^"]*;width:(\d+)px"/.exec(html) ?? [];
    const [, picture] = /<img src="cid:[^"]+" width="(\d+)"/.exec(html) ?? [];
    expect(white).toBe(picture);
  });

  it.each(each)('ML-08 in %s, no text of %s repeats a button', (_, __, { content }) => {
    const labels = content.parts.flatMap((part) =>
      part.kind === 'link' ? [`${part.label}.`] : [],
    );
    const texts = content.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
    expect(texts.filter((text) => labels.includes(text))).toEqual([]);
  });

  it('ML-08 subjects begin with what matters', () => {
    const subjects = Object.fromEntries(names.map((name) => [name, english[name].subject]));
    expect(subjects).toMatchObject({
      booked: 'Tue, Nov 24, 8:00 AM: your visit to Foyer SoHo',
      bookedWorkout: 'Tue, Nov 24, 8:00 AM: workout at Foyer SoHo',
      moved: 'Moved to Tue, Nov 24, 8:00 AM: Foyer SoHo',
      canceled: 'Canceled: Tue, Nov 24, 8:00 AM, Foyer SoHo',
      reminderDayBefore: 'Tomorrow, 8:00 AM: your visit to Foyer SoHo',
      reminderHoursBefore: 'Today, 8:00 AM: workout at Foyer SoHo',
      code: 'Code for your Acme membership',
    });
  });

  it.each(names)('ML-08 %s has its own text in English, Spanish and French', (name) => {
    const titles = each.flatMap(([, one, { content }]) => (one === name ? [content.title] : []));
    expect(new Set(titles).size).toBeGreaterThanOrEqual(3);
  });

  it.each(names)(
    'PG-368 a day within the subject of %s has no capital in French and Spanish',
    (name) => {
      const subjects = (['fr-CA', 'es-US'] as const).map((of) => mailSamples(of)[name].subject);
      expect(subjects.filter((subject) => /.(?:Mar[.,]|Demain|Mañana|Hoy)/.test(subject))).toEqual(
        [],
      );
    },
  );

  it.each(names)('ML-08 in French, no line of %s begins with a colon', (name) => {
    const { subject, content, body } = mailSamples('fr-CA')[name];
    expect(body).not.toMatch(/[^\u00a0]:\n/);
    for (const text of [
      subject,
      content.title,
      content.preheader,
      ...content.parts.flatMap(textsOf),
    ]) {
      expect(text).not.toMatch(/ [:;?!»]|« /);
    }
  });

  it('ML-08 British English has its own spelling', () => {
    const british = mailSamples('en-GB');
    expect(british.canceled.subject).toBe('Cancelled: Tue 24 Nov, 8:00 AM, Foyer SoHo');
    expect(JSON.stringify(british)).not.toMatch(/front desk|canceled\b(?!":)/);
  });

  it('ML-04 a reminder names the day as seen at the club', () => {
    // In Sydney it is Wednesday, while it is still Tuesday in New York.
    const mailed = {
      lead: { email: 'ada@example.com', first_name: 'Ada' },
      club: aMailedClub({ time_zone: 'Australia/Sydney' }),
      publicUrl: 'https://www.foyer.example',
      locale: 'en-US' as const,
      visit: {
        id: 'a',
        kind: 'tour' as const,
        starts_at: '2026-11-24T22:00:00.000Z',
        revision: 0,
        guest_name: null,
      },
      link: null,
    };
    const title = (hours: number): string => reminderMail(mailed, now.add({ hours })).content.title;
    // From Friday, November 20, at 15:00 UTC.
    expect(title(4 * 24 + 4)).toBe('See you today at 9:00 AM');
    expect(title(3 * 24)).toBe('See you tomorrow at 9:00 AM');
    expect(title(0)).toBe('See you Wednesday, November 25 at 9:00 AM');
  });

  it('PG-394 LA-04 a reminder and a time that opened name the hour as people say it in French and Spanish', () => {
    const [french, spanish] = [mailSamples('fr-CA'), mailSamples('es-US')];
    expect(french.reminderHoursBefore.content.title).toBe('Nous vous attendons aujourd’hui à 8 h');
    expect(spanish.reminderDayBefore.content.title).toBe('Le esperamos mañana a las 8:00 a.m.');
    const { preheader } = mailCopyIn('es-US').waitList;
    expect(preheader('1:15 p.m. EST')).toContain('hasta la 1:15 p.m. EST');
    expect(preheader('10:15 a.m. EST')).toContain('hasta las 10:15 a.m. EST');
  });

  it('VL-39: a visit for two says so, in the mail and in the calendar; any other looks as it always did', () => {
    const { booked, bookedForTwo, guestAdded, guestRemoved } = english;
    const named = 'You and Kim';
    expect(bookedForTwo.body).toMatch(/^Who +You and Kim$/m);
    const ics = bookedForTwo.content.invitation?.ics.replaceAll(/\r\n /g, '');
    expect(ics).toContain(`DESCRIPTION:Who: ${named}\\n`);
    expect(guestAdded.body).toMatch(/^Who +You and a guest$/m);
    expect(guestAdded.content.title).toBe('Your guided workout is for two');
    expect(guestRemoved.content.title).toBe('Your visit is just for you');
    for (const mail of [booked, guestRemoved]) expect(mail.body).not.toContain('Who');
    expect(booked.content.invitation?.ics).not.toContain('Who');
  });

  it('ML-04 a lead without a visit and a missed visit are offered the club’s times', () => {
    const page = 'https://www.foyer.example/inquiry/schedule-your-visit?facilityId=102';
    for (const name of ['leadReceived', 'missed', 'canceled'] as const) {
      expect(english[name].content.parts).toContainEqual({
        kind: 'link',
        label: 'Pick a time',
        address: page,
      });
    }
  });

  it('PG-288 a canceled or missed workout leads to where workouts are offered', () => {
    const mailed = {
      lead: { email: 'ada@example.com', first_name: 'Ada' },
      club: aMailedClub(),
      publicUrl: 'https://www.foyer.example',
      locale: 'en-US',
      link: null,
    } as const;
    const starts_at = '2026-11-24T13:00:00.000Z';
    const visit = {
      id: 'a1b2',
      kind: 'workout',
      starts_at,
      revision: 1,
      guest_name: null,
    } as const;
    const mails = [canceledMail({ ...mailed, visit }, now), missedVisitMail(mailed, 'workout')];
    const page = `https://www.foyer.example/membership?facilityId=${mailed.club.facility_id}`;
    for (const { content } of mails) {
      expect(content.parts).toContainEqual({ kind: 'link', label: 'Pick a time', address: page });
    }
  });

  it('ML-02 a guided workout says what it is and how long it lasts', () => {
    const { body, content } = english.bookedWorkout;
    expect(body).toContain('Your guided workout is booked');
    expect(body).toMatch(/^Length +60 minutes$/m);
    expect(body).toContain('your coach meets you');
    expect(content.sender).toEqual({ name: 'Foyer SoHo', replyTo: 'soho@foyer.example' });
    expect(english.booked.body).toMatch(/^Length +30 minutes$/m);
  });

  it.each([
    ['booked', 'REQUEST', 'CONFIRMED', 1, 30],
    ['bookedWorkout', 'REQUEST', 'CONFIRMED', 1, 60],
    ['moved', 'REQUEST', 'CONFIRMED', 1, 30],
    ['canceled', 'CANCEL', 'CANCELLED', 2, 30],
  ] as const)(
    'ML-02 ML-03 %s comes with an invitation that an independent parser reads',
    (name, method, status, sequence, minutes) => {
      const { invitation } = english[name].content;
      const parsed = ical.sync.parseICS(invitation?.ics ?? '');
      expect(invitation?.method).toBe(method);
      expect(parsed['a1b2@foyer']).toMatchObject({
        type: 'VEVENT',
        method,
        status,
        sequence,
        organizer: { params: { CN: 'Foyer SoHo' }, val: 'mailto:soho@foyer.example' },
        attendee: { params: { PARTSTAT: 'ACCEPTED' }, val: 'mailto:ada@example.com' },
        start: new Date('2026-11-24T13:00:00Z'),
        end: new Date(Date.UTC(2026, 10, 24, 13, minutes)),
      });
      expect(invitation?.ics).toContain('DTSTART;TZID=America/New_York:20261124T080000');
    },
  );

  it('ML-02 the calendar’s title is in the reader’s language', () => {
    const { invitation } = mailSamples('fr-CA').bookedWorkout.content;
    expect(invitation?.ics).toContain('SUMMARY:Entraînement guidé à Foyer SoHo');
    const forTwo = mailSamples('fr-CA').bookedForTwo.content.invitation;
    expect(forTwo?.ics).toContain('DESCRIPTION:Qui\u00a0: Vous et Kim');
  });

  it('ML-05 the receipt’s lines add up to what was paid', () => {
    const receipt = english.welcome.content.parts.find((part) => part.kind === 'receipt');
    const amount = (sum: string): number => Number(sum.replace('−', '-').replace('$', ''));
    const lines = receipt?.lines.map(([, sum]) => amount(sum)) ?? [];
    expect(lines).toEqual([205, 500, -400]);
    expect(lines.reduce((total, line) => total + line, 0)).toBe(amount(receipt?.total[1] ?? ''));
  });

  it('ML-01 a code takes its place in the HTML, and never the place of what a giver typed', () => {
    const gift = english.gift.content;
    const typed: MailPart = { kind: 'quote', text: `“${codePlace}”` };
    const content = withCode({ ...gift, parts: [...gift.parts, typed] }, 'K7QM-2XAD');
    const { html } = renderMail('A gift card', content, theme);
    expect(html).toContain('>K7QM-2XAD</p>');
    expect(html).toContain(`“${codePlace}”`);
  });

  it('SE-12 ML-01 escapes what people typed', () => {
    const gift = english.gift.content;
    const typed: MailPart = { kind: 'quote', text: '<img src=x onerror=alert(1)>' };
    const { html } = renderMail('<b>', { ...gift, parts: [typed] }, theme);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('<title>&lt;b&gt;</title>');
    expect(html).not.toContain('<img');
  });

  it.each(names)('ML-08 every link of %s leads to the public site, or to the map', (name) => {
    const links = Array.from(htmlOf(english[name]).matchAll(/href="([^"]*)"/g), ([, url]) => url);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toMatch(/^https:\/\/(?:www\.foyer\.example|www\.google\.com\/maps)(?:\/|$)/);
    }
  });
});
