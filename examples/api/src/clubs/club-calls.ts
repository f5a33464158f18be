import { Err, Ok } from '@foyer/core';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

import type { ChainData } from '../chain-data.ts';
import { findRows } from '../database/rows.ts';
import { notFound } from '../http/api-failure.ts';
import { publicCalls } from '../http/serve-call.ts';
import { clubFacts, clubProfile } from './club-profile.ts';
import { allClubs, findClub, toFacility } from './club-table.ts';
import { clubsOf, pictureSetOf } from './photos.ts';

export const clubCalls = publicCalls({
  async listFacilities(_, { database }) {
    return Ok((await allClubs(database)).map(toFacility));
  },

  async getFacility({ params }, { database }) {
    const club = await findClub(database, params.id);
    return club ? Ok(toFacility(club)) : Err(notFound('There is no such club.', 'id'));
  },

  async listClubFacts({ now }, { database, data }) {
    const inFile = new Map(clubsOf(data).map((club) => [club.id, club]));
    const factsOf = await clubFacts(database, data, now);
    const clubs = await allClubs(database);
    return Ok(clubs.map((club) => factsOf(club, inFile.get(club.facility_id))));
  },

  async getClubProfile({ params, now }, { database, data }) {
    const club = await findClub(database, params.id);
    if (!club) return Err(notFound('There is no such club.', 'id'));
    return Ok(await clubProfile(database, data, club, now));
  },

  /** Only the requested categories that the club offers. */
  async countClasses({ params, body }, { database }) {
    const club = await findClub(database, params.facility);
    if (!club) return Err(notFound('There is no such club.', 'facility'));
    const asked = new Set(body.map(({ categoryId }) => categoryId));
    const counts = await database
      .selectFrom('class_counts')
      .select(['category_id as categoryId', 'class_count as classCount'])
      .where('facility_id', '=', club.facility_id)
      .orderBy('category_id')
      .execute();
    return Ok({ classes: counts.filter(({ categoryId }) => asked.has(categoryId)) });
  },

  async listMediaSlides({ params }, { database, data }) {
    const club = await findClub(database, params.id);
    if (!club) return Err(notFound('There is no such club.', 'id'));
    const { facility_id } = club;
    const slides = await findRows(database, 'club_media', { facility_id }, 'position');
    return Ok(
      slides.map(({ id, title, media_type: mediaType, media, media_mobile: mediaMobile }) => ({
        sys: { id },
        fields: { title, mediaType, media, mediaMobile, set: pictureSetOf(data, media) },
      })),
    );
  },
});

/** Serves the pictures in `media` of the chain's folder. They can be cached for a day, and other sites may show them. */
export function serveMedia(app: Hono, { folder }: Pick<ChainData, 'folder'>): void {
  const files = serveStatic({ root: folder });
  app.use('/media/*', async (context, next) => {
    const found = await files(context, next);
    if (!(found instanceof Response)) return;
    found.headers.set('Cache-Control', 'public, max-age=86400');
    found.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return found;
  });
}
