import { type StoredClub, toFacility } from '../clubs/club-table.ts';
import { asScriptData, asText, type Markup } from './prerendered-pages.ts';

/** A club's page metadata and structured data; `translate` translates content. */
export function clubValues(
  club: StoredClub,
  site: string,
  translate: (text: string) => string,
): Readonly<Record<string, Markup>> {
  const { name, address, city, state, zip, phone_number: phone } = club;
  const amenities = (JSON.parse(club.featured_amenities) as readonly string[]).map(translate);
  return {
    path: asText(clubPath(club)),
    name: asText(name),
    place: asText([address, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')),
    amenities: asText(amenities.length === 0 ? '' : `${amenities.join(', ')}. `),
    phone: asText(phone),
    dial: asText(phone.replaceAll(/[^\d+]/g, '')),
    data: asScriptData(structuredData(club, site, translate)),
  };
}

/** The canonical path of a club's page, whichever name the visitor used. */
export function clubPath({ web_name: webName }: Pick<StoredClub, 'web_name'>): string {
  return `/clubs/${webName}`;
}

/** A club as schema.org data. Omits opening hours, because the stored visit hours are different. */
function structuredData(club: StoredClub, site: string, translate: (text: string) => string) {
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
          // The ISO 3166-1 code is GB.
          addressCountry: club.country === 'UK' ? 'GB' : club.country,
        },
        geo: { '@type': 'GeoCoordinates', latitude: club.lat, longitude: club.long },
        amenityFeature: (featuredAmenities ?? []).map((name) => ({
          '@type': 'LocationFeatureSpecification',
          name: translate(name),
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
