import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok, parseEmail } from '@foyer/core';

import { notFound } from '../api-failure.ts';
import { check } from '../check-field.ts';
import { findClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import type { CallHandler } from '../serve-call.ts';
import { employerOf } from './employer-table.ts';

/** Whether the address's domain has an agreement at the club. */
export function verifyCorporateDomain(
  database: Database,
): CallHandler<typeof contract.verifyCorporateDomain> {
  return async ({ query }) => {
    const email = check('email', parseEmail(query.email));
    if (!email.ok) return email;
    const club = await findClub(database, query.facilityId);
    if (!club) return Err(notFound('There is no such club.', 'facilityId'));
    const employer = await employerOf(database, email.val, club.facility_id);
    return Ok({ domainVerified: employer !== null });
  };
}
