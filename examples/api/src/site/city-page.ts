import { citiesOf, cityBySlug, type ClubCity, neighborsOf } from '@foyer/core/clubs';

import type { StoredClub } from '../clubs/club-table.ts';
import { breadcrumbs, clubPath } from './club-page.ts';
import { asScriptData, asText, type Markup } from './prerendered-pages.ts';

type City = ClubCity<StoredClub>;

/** The cities with a page of their own. Where a club has the city's name, its page has the address. */
export function cityPages(clubs: readonly StoredClub[]): readonly City[] {
  const taken = new Set(clubs.flatMap(({ web_name: name, facility_id: id }) => [name, id]));
  return citiesOf(clubs).filter(({ slug }) => !taken.has(slug));
}

export function cityPath({ slug }: Pick<City, 'slug'>): string {
  return `/clubs/${slug}`;
}

/** A city's page metadata, structured data and links; null when no city has the slug. */
export function cityValues(
  clubs: readonly StoredClub[],
  slug: string,
  site: string,
): Readonly<Record<string, Markup>> | null {
  const city = cityBySlug(clubs, slug);
  if (city === null) return null;
  return {
    path: asText(cityPath(city)),
    slug: asText(slug),
    city: asText(city.name),
    clubs: asText(city.clubs.map(({ name }) => name).join(', ')),
    links: listOf(
      city.clubs.map((club) => [clubPath(club), `${club.name}, ${club.address}`] as const),
    ),
    near: listOf(neighborsOf(city, clubs).map((near) => [cityPath(near), near.name] as const)),
    data: asScriptData(structuredData(city, site)),
  };
}

/** Links to every city, for browsers without JavaScript. */
export function clubLinks(clubs: readonly StoredClub[]): Markup {
  return listOf(citiesOf(clubs).map((city) => [cityPath(city), city.name] as const));
}

function listOf(links: readonly (readonly [path: string, text: string])[]): Markup {
  const items = links.map(
    ([path, text]) => `<li><a href="${asText(path)}">${asText(text)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>` as Markup;
}

/** The clubs of a city as schema.org data: a list, each with the address of its page. */
function structuredData({ name, slug, clubs }: City, site: string) {
  const url = `${site}${cityPath({ slug })}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ItemList',
        '@id': url,
        url,
        name,
        numberOfItems: clubs.length,
        itemListElement: clubs.map((club, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: club.name,
          url: `${site}${clubPath(club)}`,
        })),
      },
      breadcrumbs(site, name, url),
    ],
  };
}
