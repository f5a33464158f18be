import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';

import { notFound } from '../api-failure.ts';
import type { Database } from '../database/schema.ts';
import type { CallHandler } from '../serve-call.ts';
import { allClubs, findClub, toFacility } from './club-table.ts';

/** HT-38 */
export function listFacilities(database: Database): CallHandler<typeof contract.listFacilities> {
  return async () => Ok((await allClubs(database)).map(toFacility));
}

/** HT-37 */
export function getFacility(database: Database): CallHandler<typeof contract.getFacility> {
  return async ({ params }) => {
    const club = await findClub(database, params.id);
    return club ? Ok(toFacility(club)) : Err(notFound('There is no such club.', 'id'));
  };
}
