import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';

import type { AccountBacking } from '../account/sign-in-calls.ts';
import { type ApiFailure, notFound } from '../http/api-failure.ts';
import type { ChainData } from '../chain-data.ts';
import { findClub } from '../clubs/club-table.ts';
import { addRows } from '../database/add-rows.ts';
import type { Database } from '../database/schema.ts';
import { refusalPast } from '../http/limit-rules.ts';
import { uncount } from '../http/limits.ts';
import type { CallHandler } from '../http/serve-call.ts';

/**
 * The last day counts in the club's own time zone. Invalid codes count against a limit, so that nobody finds one by
 * guessing.
 */
export function getTrialPass(backing: AccountBacking): CallHandler<typeof contract.getTrialPass> {
  const { database, ids } = backing;
  return async ({ params, now, client }) => {
    const keys = [ids.next()];
    const refusal = await refusalPast(backing, { passesFrom: client }, { now, keys });
    if (refusal) return Err(refusal);
    const pass = await database
      .selectFrom('trial_passes')
      .selectAll()
      .where('code', '=', params.code.trim().toUpperCase())
      .where('facility_id', '=', params.facilityId)
      .executeTakeFirst();
    const club = pass && (await findClub(database, pass.facility_id));
    if (!pass || !club) return Err(notFound('There is no such pass at this club.', 'code'));
    await uncount(database, keys);
    const today = now.toZonedDateTimeISO(club.time_zone).toPlainDate().toString();
    if (today > pass.take_up_by) return Err(passEnded);
    return Ok({
      code: pass.code,
      facilityId: pass.facility_id,
      title: pass.title,
      days: pass.days,
      terms: pass.terms,
      takeUpBy: pass.take_up_by,
    });
  };
}

export async function seedTrialPasses(database: Database, { passes }: ChainData): Promise<void> {
  const rows = passes.map(({ club, takeUpBy, ...pass }) => ({
    ...pass,
    facility_id: club,
    take_up_by: takeUpBy,
  }));
  await addRows(database, 'trial_passes', rows);
}

const passEnded: ApiFailure = {
  status: 410,
  code: 'PASS_ENDED',
  message: 'This pass can not be taken up any more.',
  field: 'code',
};
