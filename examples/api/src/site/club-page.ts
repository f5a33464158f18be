import type { StoredClub } from '../clubs/club-table.ts';
import { toFacility } from '../clubs/to-facility.ts';
import { asScriptData, asText, type Markup } from './fill-page.ts';

/** What a club's page says of it before any script runs, and to programs; `said` says the chain's texts in a language. */
export function clubValues(
  club: StoredClub,
  site: string,
  said: (text: string) => string,
): Readonly<Record<string, Markup>> {
  const { name, address, city, state, zip, phone_number: phone } = club;
  const amenities = (JSON.parse(club.featured_amenities) as readonly string[]).map(said);
  return {
    path: asText(clubPath(club)),
    name: asText(name),
    place: asText([address, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')),
    amenities: asText(amenities.length === 0 ? '' : `${amenities.join(', ')}. `),
    phone: asText(phone),
    dial: asText(phone.replaceAll(/[^\d+]/g, '')),
    data: asScriptData(structuredData(club, site, said)),
  };
}

/** The address that a club's page is known by, whichever name of the club a visitor came by. */
export function clubPath({ web_name: webName }: Pick<StoredClub, 'web_name'>): string {
  return `/clubs/${webName}`;
}

/** A club in the words of schema.org. Its hours are not known here: those of visits are no opening hours. */
function structuredData(club: StoredClub, site: string, said: (text: string) => string): unknown {
  const url = `${site}${clubPath(club)}`;
  const { imageUrl, featuredAmenities } = toFacility(club);
  const trail = [
    ['Foyer Clubs', `${site}/`],
    ['Clubs', `${site}/clubs`],
    [club.name, url],
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'HealthClub',
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
          // ISO 3166-1 has the kingdom as GB.
          addressCountry: club.country === 'UK' ? 'GB' : club.country,
        },
        geo: { '@type': 'GeoCoordinates', latitude: club.lat, longitude: club.long },
        amenityFeature: (featuredAmenities ?? []).map((name) => ({
          '@type': 'LocationFeatureSpecification',
          name: said(name),
          value: true,
        })),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(([name, item], place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name,
          item,
        })),
      },
    ],
  };
}
