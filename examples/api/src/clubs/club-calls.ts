import { Err, Ok } from '@foyer/core';

import { notFound } from '../http/api-failure.ts';
import { publicCalls } from '../http/serve-call.ts';
import { allClubs, classCountsOf, findClub, slidesOf } from './club-table.ts';
import { toFacility } from './to-facility.ts';

export const clubCalls = publicCalls({
  async listFacilities(_, { database }) {
    return Ok((await allClubs(database)).map(toFacility));
  },

  async getFacility({ params }, { database }) {
    const club = await findClub(database, params.id);
    return club ? Ok(toFacility(club)) : Err(notFound('There is no such club.', 'id'));
  },

  /** Only the requested categories that the club offers. */
  async countClasses({ params, body }, { database }) {
    const club = await findClub(database, params.facility);
    if (!club) return Err(notFound('There is no such club.', 'facility'));
    const asked = new Set(body.map(({ categoryId }) => categoryId));
    const counts = await classCountsOf(database, club.facility_id);
    return Ok({ classes: counts.filter(({ categoryId }) => asked.has(categoryId)) });
  },

  async listMediaSlides({ params }, { database }) {
    const club = await findClub(database, params.id);
    if (!club) return Err(notFound('There is no such club.', 'id'));
    return Ok([...(await slidesOf(database, club.facility_id))]);
  },
});
