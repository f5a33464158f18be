import type { WireClubProfile } from '@foyer/adapters-http/wire';
import { Temporal } from '@foyer/core';
import { clockTime } from '@foyer/core/calendar';
import { dialedPhone } from '@foyer/core/forms';
import { formatMoney } from '@foyer/core/kernel';
import { hoursOfWeek, isAllDay, type OpenSpan, type WeekHours } from '@foyer/core/clubs';

import { type StoredClub, toFacility } from '../clubs/club-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import { asScriptData, asText, type Markup } from './prerendered-pages.ts';

export interface ShownClub {
  readonly club: StoredClub;
  readonly profile: WireClubProfile;
  /** How the address names the club. */
  readonly slug: string;
  readonly now: Temporal.Instant;
  readonly locale: Locale;
  /** Translates content. */
  readonly translate: (text: string) => string;
}

/** A club's page metadata, its structured data, and what can be read before any script runs. */
export function clubValues(shown: ShownClub, site: string): Readonly<Record<string, Markup>> {
  const { club, translate, slug } = shown;
  const { name, address, city, state, zip, phone_number: phone } = club;
  const amenities = (JSON.parse(club.featured_amenities) as readonly string[]).map(translate);
  return {
    path: asText(clubPath(club)),
    slug: asText(slug),
    id: asText(club.facility_id),
    name: asText(name),
    place: asText([address, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')),
    amenities: asText(amenities.length === 0 ? '' : `${amenities.join(', ')}. `),
    phone: asText(phone),
    dial: asText(dialedPhone(phone, club.country)),
    image: asText(toFacility(club).imageUrl ?? '/share.png'),
    hours: hoursMarkup(shown),
    rooms: roomsMarkup(shown),
    ways: waysMarkup(shown),
    data: asScriptData(structuredData(shown, site)),
  };
}

/** The canonical path of a club's page, whichever name the visitor used. */
export function clubPath({ web_name: webName }: Pick<StoredClub, 'web_name'>): string {
  return `/clubs/${webName}`;
}

/** The words of the hours, which the front end's copy has as well. */
const hoursCopy: Readonly<Partial<Record<Locale, HoursCopy>>> & { readonly 'en-US': HoursCopy } = {
  'en-US': {
    today: 'Today',
    closed: 'Closed',
    allDay: 'Open 24 hours',
    span: (from, to) => `${from} to ${to}`,
    opens: 'Opens',
  },
  'fr-CA': {
    today: 'Aujourd’hui',
    closed: 'Fermé',
    allDay: 'Ouvert 24 heures sur 24',
    span: (from, to) => `${from} à ${to}`,
    opens: 'Ouverture',
  },
  'es-US': {
    today: 'Hoy',
    closed: 'Cerrado',
    allDay: 'Abierto las 24 horas',
    span: (from, to) => `${from} a ${to}`,
    opens: 'Abre',
  },
};

interface HoursCopy {
  readonly today: string;
  readonly closed: string;
  readonly allDay: string;
  readonly span: (from: string, to: string) => string;
  readonly opens: string;
}

/** The seven days from today on, as `ClubHoursTable` shows them; the opening day of a club in presale. */
function hoursMarkup({ club, profile, now, locale, translate }: ShownClub): Markup {
  const { openingHours } = profile;
  const copy = hoursCopy[locale] ?? hoursCopy['en-US'];
  if (profile.opensOn != null) {
    const day = Temporal.PlainDate.from(profile.opensOn);
    const text = day.toLocaleString(locale, { dateStyle: 'long' });
    return dayMarkup(asText(copy.opens), text);
  }
  if (openingHours == null) return '' as Markup;
  const specialDays = (profile.specialDays ?? []).map(({ hours, ...day }) => ({
    ...day,
    hours: hours ?? null,
  }));
  const week = hoursOfWeek(openingHours as WeekHours, specialDays, club.time_zone, now);
  const rows = week.map(({ date, hours, holiday }, ahead) => {
    const day = ahead === 0 ? copy.today : date.toLocaleString(locale, { weekday: 'long' });
    const note =
      holiday === null
        ? ''
        : `<span class="foyer-hours__holiday">${asText(translate(holiday))}</span>`;
    const name = `${asText(day)}${note}` as Markup;
    return dayMarkup(name, spanText(copy, hours, locale), ahead === 0);
  });
  return rows.join('') as Markup;
}

function dayMarkup(name: Markup, text: string, isToday = false): Markup {
  const today = isToday ? ' data-today="true"' : '';
  return `<div class="foyer-hours__day"${today}><dt>${name}</dt><dd>${asText(text)}</dd></div>` as Markup;
}

function spanText(copy: HoursCopy, span: OpenSpan | null, locale: Locale): string {
  if (span === null) return copy.closed;
  if (isAllDay(span)) return copy.allDay;
  const text = (wall: string): string => {
    const { hour, minute } = Temporal.PlainTime.from(wall === '24:00' ? '00:00' : wall);
    return clockTime(hour * 60 + minute, locale);
  };
  return copy.span(text(span.from), text(span.to));
}

function roomsMarkup({ profile, translate }: ShownClub): Markup {
  // The empty drawing holds the icon's place.
  const icon = '<svg class="foyer-room__icon" width="24" height="24" aria-hidden="true"></svg>';
  const rooms = (profile.rooms ?? []).map(
    ({ name, text }) =>
      `<li class="foyer-room">${icon}<span><span class="foyer-name">${asText(translate(name))}</span><span class="foyer-soft">${asText(translate(text))}</span></span></li>`,
  );
  return rooms.join('') as Markup;
}

function waysMarkup({ profile, translate }: ShownClub): Markup {
  const { transit, parking, accessibility } = profile;
  const lines = [
    ...(transit ?? []).map(({ lines: of, stop }) => `${of}: ${stop}`),
    ...(parking == null ? [] : [translate(parking)]),
    ...(accessibility ?? []).map(translate),
  ];
  return lines.map((line) => `<li>${asText(line)}</li>`).join('') as Markup;
}

/** A club as schema.org data. A club in presale has no hours yet. */
function structuredData({ club, profile, translate }: ShownClub, site: string) {
  const url = `${site}${clubPath(club)}`;
  const { imageUrl, featuredAmenities } = toFacility(club);
  const { rating } = profile;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ExerciseGym',
        '@id': url,
        url,
        name: club.name,
        image: `${site}${imageUrl ?? '/share.png'}`,
        telephone: club.phone_number,
        address: {
          '@type': 'PostalAddress',
          streetAddress: club.address,
          addressLocality: club.city,
          addressRegion: club.state,
          postalCode: club.zip,
          // The ISO 3166-1 code is GB.
          addressCountry: club.country === 'UK' ? 'GB' : club.country,
        },
        geo: { '@type': 'GeoCoordinates', latitude: club.lat, longitude: club.long },
        amenityFeature: (featuredAmenities ?? []).map((name) => ({
          '@type': 'LocationFeatureSpecification',
          name: translate(name),
          value: true,
        })),
        ...(profile.monthlyFrom && { priceRange: `${formatMoney(profile.monthlyFrom)}+` }),
        ...(profile.opensOn == null && {
          openingHoursSpecification: openingHours(profile, translate),
        }),
        ...(rating && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            ratingCount: rating.count,
          },
        }),
      },
      breadcrumbs(site, club.name, url),
    ],
  };
}

/** The way to a page below `/clubs`, as schema.org data. */
export function breadcrumbs(site: string, name: string, url: string) {
  const trail = [
    ['Foyer Clubs', `${site}/`],
    ['Clubs', `${site}/clubs`],
    [name, url],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([text, item], place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: text,
      item,
    })),
  };
}

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** By weekday, and for each holiday. A day without hours opens and closes at midnight. */
function openingHours(
  { openingHours: week, specialDays }: WireClubProfile,
  translate: ShownClub['translate'],
) {
  const ofWeek = Object.entries(week ?? {}).flatMap(([day, span]) =>
    span == null
      ? []
      : [{ ...timesOf(span), dayOfWeek: `https://schema.org/${weekdays[Number(day) - 1]}` }],
  );
  const ofHolidays = (specialDays ?? []).map(({ date, name, hours }) => ({
    ...timesOf(hours ?? { from: '00:00', to: '00:00' }),
    name: translate(name),
    validFrom: date,
    validThrough: date,
  }));
  return [...ofWeek, ...ofHolidays];
}

/** The end of the day is 23:59. */
function timesOf({ from, to }: OpenSpan) {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: from,
    closes: to === '24:00' ? '23:59' : to,
  };
}
