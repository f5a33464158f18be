import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';

import { notFound } from '../http/api-failure.ts';
import type { Database } from '../database/schema.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { allClubs, classCountsOf, findClub, slidesOf } from './club-table.ts';
import { toFacility } from './to-facility.ts';

export function listFacilities(database: Database): CallHandler<typeof contract.listFacilities> {
  return async () => Ok((await allClubs(database)).map(toFacility));
}

export function getFacility(database: Database): CallHandler<typeof contract.getFacility> {
  return async ({ params }) => {
    const club = await findClub(database, params.id);
    return club ? Ok(toFacility(club)) : Err(notFound('There is no such club.', 'id'));
  };
}

/** Only the requested categories that the club offers. */
export function countClasses(database: Database): CallHandler<typeof contract.countClasses> {
  return async ({ params, body }) => {
    const club = await findClub(database, params.facility);
    if (!club) return Err(notFound('There is no such club.', 'facility'));
    const asked = new Set(body.map(({ categoryId }) => categoryId));
    const counts = await classCountsOf(database, club.facility_id);
    return Ok({ classes: counts.filter(({ categoryId }) => asked.has(categoryId)) });
  };
}

export function listMediaSlides(database: Database): CallHandler<typeof contract.listMediaSlides> {
  return async ({ params }) => {
    const club = await findClub(database, params.id);
    if (!club) return Err(notFound('There is no such club.', 'id'));
    return Ok([...(await slidesOf(database, club.facility_id))]);
  };
}
